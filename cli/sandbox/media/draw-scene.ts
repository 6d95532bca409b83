import { type PaletteName, palettes } from './palettes.ts';
import { drawCampus, drawClassroom, drawFields, drawLibrary, drawParliament, drawSangam } from './scenes-places.ts';
import {
  drawBooks,
  drawChart,
  drawClock,
  drawMap,
  drawMonument,
  drawNews,
  drawScales,
  drawScreen,
  drawTrophy,
  drawWriting,
} from './scenes-things.ts';
import { frameScene } from './svg-parts.ts';

const scenes = {
  sangam: drawSangam,
  library: drawLibrary,
  classroom: drawClassroom,
  campus: drawCampus,
  parliament: drawParliament,
  fields: drawFields,
  books: drawBooks,
  writing: drawWriting,
  chart: drawChart,
  map: drawMap,
  scales: drawScales,
  monument: drawMonument,
  news: drawNews,
  trophy: drawTrophy,
  screen: drawScreen,
  clock: drawClock,
} as const;

export type SceneName = keyof typeof scenes;

/** Draws a scene as an SVG document, 1200 by 750. */
export function drawScene(
  scene: SceneName,
  { palette, seed }: { readonly palette: PaletteName; readonly seed: number },
): string {
  const colours = palettes[palette];
  return frameScene(scenes[scene](colours, seed), { palette: colours, title: scene });
}
