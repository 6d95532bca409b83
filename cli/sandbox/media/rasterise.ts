/** What a drawing can be turned into. */
export type RasterFormat = 'jpeg' | 'png';

/** Turns a drawing into the bytes of a picture of pixels, as a CMS has them from a camera. */
export async function rasterise(svg: string, format: RasterFormat): Promise<Buffer> {
  // Loaded late: few who start the sandbox ever look at such a picture.
  const { default: sharp } = await import('sharp');
  const picture = sharp(Buffer.from(svg)).flatten({ background: '#ffffff' });
  return await (format === 'png' ? picture.png() : picture.jpeg({ quality: 90 })).toBuffer();
}
