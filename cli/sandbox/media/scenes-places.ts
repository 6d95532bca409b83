import type { Palette } from './palettes.ts';
import { circle, createRandom, glow, mandala, path, rect, repeat, round, stroke, wave } from './svg-parts.ts';

/** Scenes of places: river, library, classroom, campus, Parliament, fields. */
export type DrawScene = (palette: Palette, seed: number) => string;

/** The meeting of the rivers at sunrise, with boats and a bridge. */
export const drawSangam: DrawScene = (palette, seed) => {
  const random = createRandom(seed);
  const sunX = 250 + random() * 700;
  const boat = (x: number, y: number, size: number) =>
    `<g transform="translate(${round(x)} ${round(y)}) scale(${size})">${path('M-70 0Q0 34 70 0L52 22Q0 44 -52 22Z', palette.near)}${path('M-30 2Q0 -46 30 2Z', palette.middle)}${stroke('M0 -22V-86', palette.near, 5)}${path('M4 -84L40 -68L4 -58Z', palette.light)}</g>`;
  const bridge = `<g opacity=".55">${rect([0, 372, 1200, 12], palette.near)}${repeat(9, (index) => rect([40 + index * 140, 384, 14, 60], palette.near))}${repeat(8, (index) => stroke(`M${54 + index * 140} 384Q${117 + index * 140} 330 ${180 + index * 140} 384`, palette.near, 5))}</g>`;
  const ripples = repeat(26, () => {
    const x = random() * 1150;
    const y = 470 + random() * 260;
    return stroke(`M${round(x)} ${round(y)}h${round(30 + random() * 90)}`, palette.light, 2.5);
  });
  return [
    glow(sunX, 330, { radius: 78, colour: palette.light }),
    wave({ y: 380, rise: 16, fill: palette.far, phase: seed }),
    bridge,
    wave({ y: 440, rise: 6, fill: palette.middle, phase: seed + 2 }),
    wave({ y: 600, rise: 22, fill: palette.near, phase: seed + 4 }),
    `<g opacity=".4">${ripples}</g>`,
    boat(280 + random() * 120, 520, 1.1),
    boat(760 + random() * 160, 590, 1.6),
    boat(560, 470, 0.6),
    repeat(5, (index) =>
      stroke(`M${820 + index * 44} ${150 + (index % 3) * 26}q10 -12 20 0q10 -12 20 0`, palette.near, 4),
    ),
  ].join('');
};

/** Arched shelves full of books, a reading lamp before them. */
export const drawLibrary: DrawScene = (palette, seed) => {
  const random = createRandom(seed);
  const colours = [palette.light, palette.far, palette.middle, palette.paper];
  const shelf = (x: number, y: number, width: number) => {
    let at = x;
    let books = '';
    while (at < x + width - 26) {
      const thick = 14 + random() * 18;
      const tall = 66 + random() * 34;
      const colour = colours[Math.floor(random() * colours.length)] ?? palette.light;
      books +=
        rect([at, y - tall, thick, tall], colour, 'rx="2"') +
        rect([at + 3, y - tall + 12, thick - 6, 4], palette.near, 'opacity=".35"');
      at += thick + 3;
    }
    return books + rect([x - 8, y, width + 16, 9], palette.near);
  };
  const bay = (x: number) =>
    path(`M${x} 660V230Q${x + 150} 70 ${x + 300} 230V660Z`, palette.near, 'opacity=".55"') +
    repeat(4, (row) => shelf(x + 22, 310 + row * 112, 256));
  return [
    mandala(600, 120, { radius: 300, colour: palette.light, rings: 5, opacity: 0.16 }),
    bay(90),
    bay(450),
    bay(810),
    rect([0, 660, 1200, 90], palette.near),
    rect([380, 610, 440, 22], palette.light, 'rx="8" opacity=".9"'),
    rect([420, 632, 14, 80], palette.middle),
    rect([766, 632, 14, 80], palette.middle),
    glow(700, 560, { radius: 26, colour: palette.light }),
    path('M480 606Q545 580 600 606Q655 580 690 606V596Q650 566 600 594Q550 566 480 596Z', palette.paper),
  ].join('');
};

/** A blackboard, a teacher's desk and rows of heads. */
export const drawClassroom: DrawScene = (palette, seed) => {
  const random = createRandom(seed);
  const chart = repeat(5, (index) =>
    rect(
      [250 + index * 44, 330 - index * 24 - random() * 40, 26, 60 + index * 24 + random() * 10],
      palette.light,
      'opacity=".75"',
    ),
  );
  const lines = repeat(5, (index) =>
    rect([620, 190 + index * 38, 180 + random() * 190, 9], palette.paper, 'rx="4" opacity=".6"'),
  );
  const row = (y: number, size: number, count: number) =>
    repeat(count, (index) => {
      const x = (1200 / count) * (index + 0.5) + (random() - 0.5) * 20;
      return (
        circle([x, y, size], palette.near) +
        path(
          `M${round(x - size * 1.9)} ${round(y + size * 3.2)}Q${round(x)} ${round(y + size * 0.4)} ${round(x + size * 1.9)} ${round(y + size * 3.2)}Z`,
          palette.near,
        )
      );
    });
  return [
    rect([0, 560, 1200, 190], palette.middle),
    rect([150, 110, 900, 360], palette.near, 'rx="10"'),
    rect([168, 128, 864, 324], palette.middle, 'rx="6"'),
    stroke('M220 400H480M220 400V180', palette.paper, 4),
    chart,
    lines,
    circle([900, 380, 36], 'none', `stroke="${palette.light}" stroke-width="6"`),
    `<g opacity=".65">${row(560, 24, 13)}</g>`,
    `<g opacity=".85">${row(618, 32, 10)}</g>`,
    row(690, 42, 8),
  ].join('');
};

/** The institute's building with a courtyard tree. */
export const drawCampus: DrawScene = (palette, seed) => {
  const random = createRandom(seed);
  const arch = (x: number, y: number) =>
    path(`M${x} ${y}v-70q30 -46 60 0v70Z`, random() > 0.3 ? palette.light : palette.far, 'opacity=".9"');
  const floor = (y: number) => repeat(8, (index) => arch(252 + index * 88, y));
  const tree = (x: number, y: number, size: number) =>
    rect([x - 8 * size, y - 80 * size, 16 * size, 90 * size], palette.near) +
    repeat(6, (index) =>
      circle(
        [x + Math.cos(index) * 52 * size, y - 120 * size + Math.sin(index * 1.7) * 34 * size, 54 * size],
        palette.middle,
      ),
    );
  return [
    glow(950, 170, { radius: 60, colour: palette.light }),
    wave({ y: 560, rise: 14, fill: palette.far, phase: seed }),
    rect([220, 270, 760, 350], palette.near),
    rect([200, 250, 800, 28], palette.middle),
    path('M520 250L600 170L680 250Z', palette.near),
    circle([600, 222, 18], palette.light),
    floor(410),
    floor(550),
    rect([548, 520, 104, 100], palette.paper, 'opacity=".85"'),
    rect([0, 620, 1200, 130], palette.near),
    path('M520 750L575 620H625L680 750Z', palette.light, 'opacity=".35"'),
    tree(140, 640, 1.1),
    tree(1080, 650, 1.3),
  ].join('');
};

/** A round, columned house of debate. */
export const drawParliament: DrawScene = (palette, seed) =>
  [
    glow(320 + (seed % 5) * 110, 200, { radius: 66, colour: palette.light }),
    mandala(600, 600, { radius: 520, colour: palette.light, rings: 6, opacity: 0.12 }),
    path('M420 330Q600 150 780 330Z', palette.middle),
    rect([592, 160, 16, 70], palette.near),
    path('M608 162L672 180L608 198Z', palette.light),
    rect([220, 330, 760, 46], palette.near),
    repeat(20, (index) =>
      rect([238 + index * 37, 376, 17, 180], index % 2 ? palette.paper : palette.light, 'opacity=".92"'),
    ),
    rect([200, 556, 800, 26], palette.near),
    rect([160, 582, 880, 26], palette.middle),
    rect([120, 608, 960, 142], palette.near),
    repeat(7, (index) => rect([160 + index * 130, 640, 90, 6], palette.light, 'opacity=".3"')),
  ].join('');

/** Fields under a wide sky, with a canal. */
export const drawFields: DrawScene = (palette, seed) => {
  const random = createRandom(seed);
  const stalk = (x: number, y: number) =>
    stroke(`M${x} ${y}q6 -60 2 -120`, palette.light, 4) +
    repeat(5, (index) =>
      path(`M${x + 3} ${y - 70 - index * 12}q16 -4 20 -18q-16 0 -20 18q-14 -6 -18 -18q14 0 18 18`, palette.light),
    );
  return [
    glow(880, 210, { radius: 80, colour: palette.light }),
    wave({ y: 430, rise: 30, fill: palette.far, phase: seed }),
    wave({ y: 500, rise: 18, fill: palette.middle, phase: seed + 1.4 }),
    path('M540 520Q640 600 420 750H700Q760 620 590 516Z', palette.sky[1], 'opacity=".8"'),
    wave({ y: 640, rise: 10, fill: palette.near, phase: seed + 3 }),
    repeat(26, () => stalk(round(random() * 1200), round(700 + random() * 60))),
  ].join('');
};
