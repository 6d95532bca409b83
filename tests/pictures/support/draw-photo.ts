import sharp from 'sharp';

/** What a picture for tests looks like. */
export interface PhotoOptions {
  readonly width: number;
  readonly height: number;
  readonly format?: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff';
  /** Ground of the picture; the rest is made of other colours. */
  readonly ground?: string;
  /** As cameras write it: 6 stands for a quarter turn. */
  readonly orientation?: number;
  /** Half of it can be seen through. */
  readonly isTransparent?: boolean;
}

/** Draws a picture with soft colours and sharp edges, and gives its bytes. */
export async function drawPhoto(options: PhotoOptions): Promise<Buffer> {
  const { width, height, format = 'jpeg', ground = '#2a6f97', orientation, isTransparent = false } = options;
  const spots = Array.from({ length: 12 }, (_, at) => {
    const [x, y] = [(at * 397) % width, (at * 211) % height];
    return `<ellipse cx="${x}" cy="${y}" rx="${width / 16}" ry="${height / 12}" fill="hsl(${at * 47} 50% 60%)"/>`;
  });
  const back = isTransparent ? `<rect width="${width / 2}"` : '<rect width="100%"';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${back} height="100%" fill="${ground}"/>${isTransparent ? '' : spots.join('')}</svg>`;
  const picture = sharp(Buffer.from(svg));
  const flat = isTransparent ? picture : picture.flatten({ background: ground });
  const turned = orientation === undefined ? flat : flat.withMetadata({ orientation });
  return await turned.toFormat(format, format === 'avif' ? { effort: 0 } : {}).toBuffer();
}

/** Draws an animation of two frames. */
export async function drawAnimation(size: { readonly width: number; readonly height: number }): Promise<Buffer> {
  const frames = await Promise.all(
    ['#aa0000', '#0000aa'].map((background) =>
      sharp({ create: { ...size, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
}
