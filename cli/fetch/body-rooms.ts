/**
 * Room for the bodies under way. A long list is many bodies of about one size, each read and forgotten: given back,
 * its room serves the next one, where the collector would let them pile up.
 */
export interface BodyRooms {
  /** Gives room for at least so many bytes, its content unknown. */
  take(bytes: number): Buffer;
  /** To be called when nothing looks at the bytes any more; without it the room is left to the collector. */
  giveBack(body: Buffer | undefined): void;
}

/** Rooms that are kept, and the largest one, in bytes: answers of a sound host fit. */
const mostRooms = 8;
const largestRoom = 8 * 1024 * 1024;
/** What a room is larger by than it was asked for: pages of a list differ a little. */
const spare = 1.25;

/** Opens none yet. */
export function openBodyRooms(): BodyRooms {
  const free: ArrayBuffer[] = [];
  return {
    take(bytes) {
      const at = free.findIndex(({ byteLength }) => byteLength >= bytes);
      const [room] = at === -1 ? [] : free.splice(at, 1);
      return Buffer.from(room ?? new ArrayBuffer(Math.ceil(bytes * spare)));
    },
    giveBack(body) {
      const room = body?.buffer;
      if (!(room instanceof ArrayBuffer) || room.byteLength > largestRoom || free.includes(room)) return;
      // The latest ones are the likeliest to fit the next body.
      free.unshift(room);
      free.splice(mostRooms);
    },
  };
}
