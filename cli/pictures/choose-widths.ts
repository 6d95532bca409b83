import { limits, pictureSettings } from '../../config/limits.ts';

/**
 * Widths to make a picture in, ascending: the steps below its own width, and that width itself where it is not larger
 * than the last step. None for a picture so long that no version of it is bearable.
 */
export function chooseWidths({ width, height }: { readonly width: number; readonly height: number }): number[] {
  const { widths, closestStep } = pictureSettings;
  const most = widths[widths.length - 1] ?? width;
  const own = Math.min(width, most);
  const steps = widths.filter((step) => step * closestStep <= own);
  return [...steps, own].filter((one) => {
    const rows = Math.max(1, Math.round((height * one) / width));
    return rows <= limits.pictureVariantMaxHeight && rows * one <= limits.pictureVariantMaxPixels;
  });
}

/** The width for browsers that choose none: the largest up to a middle one. */
export function choosePlainWidth(widths: readonly number[]): number | undefined {
  return widths.findLast((width) => width <= pictureSettings.plainWidth) ?? widths[0];
}
