import { type PaletteName, palettes } from './palettes.ts';
import { circle, createRandom, mandala, path, repeat, round } from './svg-parts.ts';

/** Draws a portrait without a person: initials on a patterned ground, 600 by 600. */
export function drawPortrait({
  initials,
  palette,
  seed,
}: {
  readonly initials: string;
  readonly palette: PaletteName;
  readonly seed: number;
}): string {
  const colours = palettes[palette];
  const random = createRandom(seed);
  const arcs = repeat(4, (index) => {
    const radius = 150 + index * 70;
    const turn = round(random() * 360);
    return `<path transform="rotate(${turn} 300 300)" d="M${300 - radius} 300A${radius} ${radius} 0 0 1 300 ${300 - radius}" fill="none" stroke="${colours.light}" stroke-width="${6 + index * 3}" stroke-linecap="round" opacity=".35"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600" role="img" aria-label="${initials}"><defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${colours.sky[0]}"/><stop offset="1" stop-color="${colours.far}"/></linearGradient></defs><rect width="600" height="600" fill="url(#ground)"/>${mandala(300, 260, { radius: 250, colour: colours.paper, rings: 5, opacity: 0.16 })}${arcs}${path('M90 600Q110 430 300 430Q490 430 510 600Z', colours.near, 'opacity=".55"')}${circle([300, 270, 128], colours.light)}<text x="300" y="308" font-family="Georgia,'Times New Roman',serif" font-weight="700" font-size="108" text-anchor="middle" fill="${colours.near}">${initials}</text></svg>`;
}
