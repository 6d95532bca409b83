import { palettes } from './palettes.ts';
import { mandala } from './svg-parts.ts';

const { indigo } = palettes;

/** The mark: an open book under a rising sun, three rivers meeting in its pages. */
function drawMark(): string {
  return `<rect width="64" height="64" rx="16" fill="#312e81"/><circle cx="32" cy="25" r="10" fill="#fbbf24"/><g stroke="#fbbf24" stroke-width="2.4" stroke-linecap="round"><path d="M32 8v4M18.500 13.500l2.800 2.800M45.500 13.500l-2.800 2.800M13 26h4M47 26h4"/></g><path d="M8 34c9-4 18-3 24 3c6-6 15-7 24-3v18c-9-4-18-3-24 3c-6-6-15-7-24-3Z" fill="#fffaf0"/><path d="M32 37v18" stroke="#312e81" stroke-width="2"/><path d="M13 41c6-2 11-1 15 2M13 47c6-2 11-1 15 2M51 41c-6-2-11-1-15 2M51 47c-6-2-11-1-15 2" fill="none" stroke="#0d9488" stroke-width="2.200" stroke-linecap="round"/>`;
}

/** The favicon, 64 by 64. */
export function drawFavicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64" role="img" aria-label="Prayas IAS Academy">${drawMark()}</svg>`;
}

/** The logo: mark and name, 300 by 64. */
export function drawLogo(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 64" width="300" height="64" role="img" aria-label="Prayas IAS Academy">${drawMark()}<text x="78" y="33" font-family="Georgia,'Times New Roman',serif" font-weight="700" font-size="30" fill="#4f46e5">Prayas</text><text x="79" y="54" font-family="Verdana,Arial,sans-serif" font-weight="700" font-size="12.500" letter-spacing="3.200" fill="#c2640c">IAS ACADEMY</text></svg>`;
}

/** A promotional card, 900 by 900; lines from top to bottom, the first one large. */
export function drawPoster({
  lines,
  colour,
}: {
  readonly lines: readonly string[];
  readonly colour: 'indigo' | 'teal' | 'saffron';
}): string {
  const palette = palettes[colour];
  const [headline = '', ...rest] = lines;
  const small = rest.map(
    (line, index) => `<text x="450" y="${530 + index * 62}" font-size="40" fill="${palette.paper}">${line}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 900" width="900" height="900" role="img" aria-label="${lines.join(', ')}"><defs><linearGradient id="ground" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${palette.near}"/><stop offset="1" stop-color="${palette.middle}"/></linearGradient></defs><rect width="900" height="900" fill="url(#ground)"/>${mandala(450, 230, { radius: 420, colour: palette.light, rings: 7, opacity: 0.2 })}<g transform="translate(386 120) scale(2)">${drawMark()}</g><g font-family="Georgia,'Times New Roman',serif" text-anchor="middle"><text x="450" y="430" font-size="78" font-weight="700" fill="${palette.light}">${headline}</text>${small.join('')}</g><rect x="250" y="740" width="400" height="84" rx="42" fill="${indigo.light}"/><text x="450" y="795" font-family="Verdana,Arial,sans-serif" font-weight="700" font-size="32" text-anchor="middle" fill="${indigo.near}">Know more</text></svg>`;
}
