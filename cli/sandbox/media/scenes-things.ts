import type { DrawScene } from './scenes-places.ts';
import { circle, createRandom, glow, mandala, path, rect, repeat, round, stroke, wave } from './svg-parts.ts';

/** Scenes of things: books, paper, charts, maps, scales, monuments. */

/** A stack of books with a lamp. */
export const drawBooks: DrawScene = (palette, seed) => {
  const random = createRandom(seed);
  const colours = [palette.middle, palette.light, palette.far, palette.paper, palette.near];
  const stack = repeat(6, (index) => {
    const width = 420 + random() * 140;
    const x = 560 - width / 2 + random() * 70;
    const y = 590 - index * 58;
    const colour = colours[(index + seed) % colours.length] ?? palette.light;
    return (
      rect([x, y, width, 54], colour, 'rx="8"') +
      rect([x + 14, y + 14, width - 60, 8], palette.near, 'opacity=".25" rx="4"') +
      rect([x + width - 26, y + 6, 26, 42], palette.paper, 'rx="4"')
    );
  });
  return [
    mandala(880, 260, { radius: 250, colour: palette.light, rings: 5, opacity: 0.25 }),
    rect([0, 644, 1200, 106], palette.near),
    stack,
    stroke('M930 640V430Q930 330 850 320', palette.near, 14),
    path('M790 300L880 300L920 400L750 400Z', palette.light),
    rect([880, 632, 100, 14], palette.near, 'rx="7"'),
    path('M750 400L920 400L1010 640H640Z', palette.light, 'opacity=".16"'),
  ].join('');
};

/** Written sheets and a pen. */
export const drawWriting: DrawScene = (palette, seed) => {
  const random = createRandom(seed);
  const sheet = (turn: number, colour: string) =>
    `<g transform="rotate(${turn} 560 400)">${rect([330, 110, 460, 590], colour, 'rx="12"')}${rect([380, 170, 210, 16], palette.middle, 'rx="8"')}${repeat(11, (index) => rect([380, 220 + index * 40, 240 + random() * 120, 9], palette.far, 'rx="4" opacity=".55"'))}</g>`;
  return [
    repeat(9, (index) => circle([80 + index * 140, 90 + (index % 2) * 560, 60], palette.light, 'opacity=".1"')),
    sheet(-9, palette.light),
    sheet(3, palette.paper),
    `<g transform="rotate(38 820 420)">${rect([800, 120, 44, 380], palette.near, 'rx="10"')}${rect([800, 170, 44, 18], palette.light)}${path('M800 500L844 500L822 580Z', palette.paper)}${path('M814 552L830 552L822 580Z', palette.near)}</g>`,
    stroke('M420 640q40 -40 80 0t80 0t80 -10', palette.middle, 7),
  ].join('');
};

/** Columns and a rising line. */
export const drawChart: DrawScene = (palette, seed) => {
  const random = createRandom(seed);
  const tops = Array.from({ length: 9 }, (_, index) => 540 - index * 34 - random() * 90);
  const line = tops.map((top, index) => `${index ? 'L' : 'M'}${190 + index * 105} ${round(top - 46)}`).join('');
  return [
    repeat(6, (index) => rect([120, 140 + index * 96, 960, 2], palette.paper, 'opacity=".25"')),
    tops
      .map((top, index) =>
        rect([160 + index * 105, top, 62, 620 - top], index % 2 ? palette.middle : palette.near, 'rx="8"'),
      )
      .join(''),
    stroke(line, palette.light, 9),
    tops.map((top, index) => circle([190 + index * 105, top - 46, 13], palette.paper)).join(''),
    rect([110, 620, 980, 10], palette.near, 'rx="5"'),
    circle([990, 150, 64], palette.light),
    `<text x="990" y="174" font-family="Georgia,serif" font-size="72" text-anchor="middle" fill="${palette.near}">₹</text>`,
  ].join('');
};

/** Contours, a river and pins: the map of a district. */
export const drawMap: DrawScene = (palette, seed) => {
  const random = createRandom(seed);
  const contour = (index: number) => {
    const radius = 70 + index * 62;
    const points = Array.from({ length: 12 }, (_, step) => {
      const angle = (Math.PI * 2 * step) / 12;
      const reach = radius * (0.82 + random() * 0.3);
      return `${round(520 + Math.cos(angle) * reach * 1.3)} ${round(380 + Math.sin(angle) * reach)}`;
    });
    return `<polygon points="${points.join(' ')}" fill="none" stroke="${palette.light}" stroke-width="3" stroke-linejoin="round" opacity="${round(0.75 - index * 0.08)}"/>`;
  };
  const pin = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})">${path('M0 0C-46 -60 -46 -110 0 -116C46 -110 46 -60 0 0Z', palette.light)}${circle([0, -70, 17], palette.near)}</g>`;
  return [
    repeat(13, (index) => rect([index * 100, 0, 1.5, 750], palette.paper, 'opacity=".14"')),
    repeat(8, (index) => rect([0, index * 100, 1200, 1.5], palette.paper, 'opacity=".14"')),
    repeat(7, contour),
    stroke('M-20 180C220 260 260 420 460 430S760 330 1220 520', palette.paper, 22),
    stroke('M300 770C340 640 400 560 520 432', palette.paper, 14),
    pin(520, 430),
    pin(860, 380),
    pin(250, 300),
  ].join('');
};

/** Scales over an open book: law and ethics. */
export const drawScales: DrawScene = (palette, seed) => {
  const tilt = (seed % 5) - 2;
  const pan = (x: number) =>
    stroke(`M${x} 270L${x - 90} 440M${x} 270L${x + 90} 440`, palette.light, 5) +
    path(`M${x - 110} 440Q${x} 540 ${x + 110} 440Z`, palette.light);
  return [
    mandala(600, 330, { radius: 330, colour: palette.paper, rings: 6, opacity: 0.2 }),
    `<g transform="rotate(${tilt} 600 260)">${rect([280, 256, 640, 16], palette.near, 'rx="8"')}${pan(320)}${pan(880)}</g>`,
    rect([588, 190, 24, 410], palette.near, 'rx="10"'),
    circle([600, 190, 30], palette.light),
    path('M360 640Q480 570 600 640Q720 570 840 640V700Q720 640 600 700Q480 640 360 700Z', palette.paper),
    rect([0, 700, 1200, 50], palette.near),
  ].join('');
};

/** A stupa and a pillar: history and culture. */
export const drawMonument: DrawScene = (palette, seed) =>
  [
    glow(220 + (seed % 4) * 60, 210, { radius: 70, colour: palette.light }),
    wave({ y: 560, rise: 20, fill: palette.far, phase: seed }),
    path('M430 600Q430 300 680 300Q930 300 930 600Z', palette.middle),
    repeat(5, (index) =>
      stroke(
        `M${450 + index * 10} ${570 - index * 56}Q680 ${540 - index * 62} ${910 - index * 10} ${570 - index * 56}`,
        palette.light,
        3,
      ),
    ),
    rect([630, 262, 100, 44], palette.near),
    rect([674, 170, 12, 96], palette.near),
    repeat(3, (index) => rect([640 + index * 10, 196 + -index * 20 + 40, 80 - index * 20, 9], palette.light, 'rx="4"')),
    rect([390, 600, 580, 34], palette.near),
    repeat(15, (index) => rect([400 + index * 38, 566, 12, 40], palette.near)),
    rect([396, 560, 570, 10], palette.near),
    rect([228, 280, 44, 330], palette.paper),
    path('M214 280Q250 240 286 280Z', palette.light),
    rect([212, 250, 76, 18], palette.near, 'rx="6"'),
    circle([250, 224, 30], palette.light),
    rect([0, 630, 1200, 120], palette.near),
  ].join('');

/** A newspaper and a globe. */
export const drawNews: DrawScene = (palette, seed) => {
  const random = createRandom(seed);
  const column = (x: number) =>
    repeat(9, (index) => rect([x, 380 + index * 30, 130 + random() * 36, 8], palette.far, 'rx="4" opacity=".6"'));
  return [
    `<g fill="none" stroke="${palette.light}" stroke-width="4" opacity=".5"><circle cx="900" cy="300" r="230"/><ellipse cx="900" cy="300" rx="110" ry="230"/><ellipse cx="900" cy="300" rx="190" ry="230"/><path d="M670 300H1130M700 190H1100M700 410H1100"/></g>`,
    `<g transform="rotate(-5 460 420)">${rect([150, 130, 620, 560], palette.near, 'rx="10" opacity=".4"')}${rect([130, 110, 620, 560], palette.paper, 'rx="10"')}${rect([180, 160, 520, 46], palette.near, 'rx="6"')}${rect([180, 224, 340, 18], palette.middle, 'rx="8"')}${rect([180, 262, 520, 3], palette.far)}${rect([180, 288, 250, 60], palette.light, 'rx="6"')}${rect([460, 288, 240, 12], palette.middle, 'rx="6"')}${rect([460, 318, 200, 12], palette.middle, 'rx="6"')}${column(180)}${column(360)}${column(540)}</g>`,
  ].join('');
};

/** A cup, a star and paper flags: results and celebrations. */
export const drawTrophy: DrawScene = (palette, seed) => {
  const random = createRandom(seed);
  const colours = [palette.light, palette.paper, palette.far];
  const confetti = repeat(
    60,
    (index) =>
      `<rect x="${round(random() * 1200)}" y="${round(random() * 560)}" width="14" height="8" rx="2" fill="${colours[index % 3]}" opacity=".8" transform="rotate(${round(random() * 90)} 600 300)"/>`,
  );
  return [
    mandala(600, 330, { radius: 310, colour: palette.light, rings: 5, opacity: 0.3 }),
    confetti,
    path('M450 190H750Q750 430 600 460Q450 430 450 190Z', palette.light),
    stroke('M450 230Q350 230 380 320Q400 380 480 380M750 230Q850 230 820 320Q800 380 720 380', palette.light, 18),
    path('M600 240l22 46l50 6l-37 34l10 50l-45 -25l-45 25l10 -50l-37 -34l50 -6Z', palette.near),
    rect([582, 458, 36, 80], palette.light),
    rect([500, 538, 200, 40], palette.near, 'rx="8"'),
    rect([460, 578, 280, 48], palette.middle, 'rx="8"'),
    rect([0, 626, 1200, 124], palette.near),
  ].join('');
};

/** A screen with a lesson on it. */
export const drawScreen: DrawScene = (palette, seed) => {
  const random = createRandom(seed);
  return [
    repeat(5, (index) =>
      circle([1100 - index * 60, 110 + index * 40, 160 - index * 20], palette.light, 'opacity=".07"'),
    ),
    rect([230, 130, 740, 440], palette.near, 'rx="22"'),
    rect([256, 156, 688, 388], palette.paper, 'rx="8"'),
    rect([256, 156, 430, 388], palette.middle),
    circle([470, 350, 58], palette.light),
    path('M452 318L508 350L452 382Z', palette.near),
    repeat(7, (index) =>
      rect(
        [716, 190 + index * 46, 110 + random() * 90, 12],
        index % 3 ? palette.far : palette.near,
        'rx="6" opacity=".7"',
      ),
    ),
    path('M150 600H1050L1000 650H200Z', palette.near),
    rect([0, 690, 1200, 60], palette.near, 'opacity=".5"'),
  ].join('');
};

/** A clock within a pattern: schedules and dates. */
export const drawClock: DrawScene = (palette, seed) => {
  const hour = (seed * 67) % 360;
  return [
    mandala(600, 375, { radius: 360, colour: palette.light, rings: 7, opacity: 0.22 }),
    circle([600, 375, 236], palette.near),
    circle([600, 375, 212], palette.paper),
    repeat(
      12,
      (index) =>
        `<rect x="594" y="182" width="12" height="${index % 3 ? 22 : 40}" rx="6" fill="${palette.middle}" transform="rotate(${index * 30} 600 375)"/>`,
    ),
    `<g stroke-linecap="round"><path d="M600 375V265" stroke="${palette.near}" stroke-width="18" transform="rotate(${hour} 600 375)"/><path d="M600 375V215" stroke="${palette.far}" stroke-width="11" transform="rotate(${(hour * 12) % 360} 600 375)"/></g>`,
    circle([600, 375, 17], palette.light),
  ].join('');
};
