import type { Palette } from './palettes.ts';

/** Size of a scene in its own units. */
const sceneWidth = 1200;
const sceneHeight = 750;

/** Numbers between 0 and 1, the same ones for the same seed. */
export function createRandom(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** Rounds a coordinate: a tenth of a unit is finer than a pixel. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Repeats a drawing, numbered from 0. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** A rectangle; `rest` holds further attributes. */
export function rect(box: readonly [number, number, number, number], fill: string, rest = ''): string {
  const [x, y, width, height] = box.map(round);
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${rest}/>`;
}

export function circle(place: readonly [number, number, number], fill: string, rest = ''): string {
  const [x, y, radius] = place.map(round);
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${rest}/>`;
}

export function path(data: string, fill: string, rest = ''): string {
  return `<path d="${data}" fill="${fill}" ${rest}/>`;
}

/** A line of one thickness with round ends. */
export function stroke(data: string, colour: string, width: number): string {
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Hills or waves across the whole width, filled down to the bottom edge. */
export function wave(options: {
  readonly y: number;
  readonly rise: number;
  readonly fill: string;
  readonly phase?: number;
}): string {
  const { y, rise, fill, phase = 0 } = options;
  const steps = 12;
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const x = (sceneWidth / steps) * index;
    return [x, round(y + Math.sin(index * 0.9 + phase) * rise)] as const;
  });
  const line = points.map(([x, py], index) => {
    const previous = points[index - 1];
    if (!previous) return `M${x} ${py}`;
    const middle = round((previous[0] + x) / 2);
    return `C${middle} ${previous[1]} ${middle} ${py} ${x} ${py}`;
  });
  return path(`${line.join('')}V${sceneHeight}H0Z`, fill);
}

/** A sun or lamp with a soft glow around it. */
export function glow(
  x: number,
  y: number,
  { radius, colour }: { readonly radius: number; readonly colour: string },
): string {
  return [3, 2, 1.45]
    .map((factor) => circle([x, y, radius * factor], colour, 'opacity=".14"'))
    .concat(circle([x, y, radius], colour))
    .join('');
}

/** Petals around a point, ring by ring. */
export function mandala(
  x: number,
  y: number,
  options: { readonly radius: number; readonly colour: string; readonly rings?: number; readonly opacity?: number },
): string {
  const { radius, colour, rings = 4, opacity = 1 } = options;
  const drawRing = (ring: number) => {
    const petals = 8 + ring * 4;
    const inner = (radius / rings) * ring;
    const outer = (radius / rings) * (ring + 1);
    const side = round((outer - inner) * 0.42);
    return repeat(petals, (petal) => {
      const turn = round((360 / petals) * petal + ring * 7);
      return `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 ${-round(inner)}Q${side} ${-round((inner + outer) / 2)} 0 ${-round(outer)}Q${-side} ${-round((inner + outer) / 2)} 0 ${-round(inner)}Z"/>`;
    });
  };
  return `<g opacity="${opacity}" fill="none" stroke="${colour}" stroke-width="2.5">${repeat(rings, drawRing)}<circle cx="${x}" cy="${y}" r="${round(radius)}"/></g>`;
}

/** Puts a scene on its sky. */
export function frameScene(
  inner: string,
  { palette, title }: { readonly palette: Palette; readonly title: string },
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sceneWidth} ${sceneHeight}" width="${sceneWidth}" height="${sceneHeight}" role="img" aria-label="${title}"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.sky[0]}"/><stop offset="1" stop-color="${palette.sky[1]}"/></linearGradient></defs><rect width="${sceneWidth}" height="${sceneHeight}" fill="url(#sky)"/>${inner}</svg>`;
}
