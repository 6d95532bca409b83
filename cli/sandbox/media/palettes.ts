/** Colours of the drawn pictures: sky from top to bottom, three depths of form, and a light. */
export interface Palette {
  readonly sky: readonly [string, string];
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  readonly light: string;
  readonly paper: string;
}

export const palettes = {
  dawn: {
    sky: ['#312e81', '#f59e0b'],
    far: '#6d5bb5',
    middle: '#4338ca',
    near: '#1e1b4b',
    light: '#fde68a',
    paper: '#fff7e6',
  },
  teal: {
    sky: ['#134e4a', '#2dd4bf'],
    far: '#0f9a8c',
    middle: '#0f766e',
    near: '#042f2e',
    light: '#fbbf24',
    paper: '#effcf9',
  },
  saffron: {
    sky: ['#9a3412', '#fdba74'],
    far: '#ea7a2c',
    middle: '#c2410c',
    near: '#431407',
    light: '#fff1c9',
    paper: '#fff8ef',
  },
  indigo: {
    sky: ['#1e1b4b', '#6366f1'],
    far: '#4f46e5',
    middle: '#3730a3',
    near: '#15123a',
    light: '#fcd34d',
    paper: '#f1f1ff',
  },
  marigold: {
    sky: ['#b45309', '#fde68a'],
    far: '#e9a11b',
    middle: '#a3530b',
    near: '#3b1d05',
    light: '#fffbe8',
    paper: '#fffaf0',
  },
  dusk: {
    sky: ['#4c1d55', '#f08a7b'],
    far: '#a5477e',
    middle: '#762a6b',
    near: '#2b0f33',
    light: '#ffd9a0',
    paper: '#fff3f0',
  },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
