/**
 * The document around a page, as bytes: the same for every page of a language and layout, so it is encoded once and
 * only copied afterwards.
 */
export interface PageFrame {
  /** What stands before the first gap, between the gaps, and after the last. */
  readonly pieces: readonly Buffer[];
  /** Size of the pieces together, in bytes. */
  readonly size: number;
}

/** Cuts a document at marks that each stand in it once, in this order. */
export function cutFrame(document: string, marks: readonly string[]): PageFrame {
  const pieces: Buffer[] = [];
  let from = 0;
  for (const mark of marks) {
    const at = document.indexOf(mark, from);
    if (at < 0) throw new Error('The document lacks a place for the page.');
    pieces.push(Buffer.from(document.slice(from, at)));
    from = at + mark.length;
  }
  pieces.push(Buffer.from(document.slice(from)));
  return { pieces, size: pieces.reduce((sum, piece) => sum + piece.length, 0) };
}

/** Most bytes that one character of a JavaScript string takes in UTF-8. */
const maxBytesPerCharacter = 3;

/**
 * Opens a filler of frames: puts texts into the gaps and gives the whole document. Its bytes lie in memory that the
 * next call uses again.
 */
export function openFrameFiller(): (frame: PageFrame, fills: readonly string[]) => Uint8Array {
  let room = Buffer.allocUnsafeSlow(256 * 1024);
  return ({ pieces, size }, fills) => {
    const characters = fills.reduce((sum, fill) => sum + fill.length, 0);
    const needed = size + characters * maxBytesPerCharacter;
    if (room.length < needed) room = Buffer.allocUnsafeSlow(needed * 2);
    let end = 0;
    pieces.forEach((piece, index) => {
      end += piece.copy(room, end);
      end += room.write(fills[index] ?? '', end);
    });
    return room.subarray(0, end);
  };
}
