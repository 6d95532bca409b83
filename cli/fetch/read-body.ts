import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { BodyRooms } from './body-rooms.ts';
import { CallFailure, explainConnectionError } from './call-failure.ts';

const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
};

/** What one body is read with. */
export interface BodyToRead {
  readonly body: Readable;
  /** Value of the content-encoding header. */
  readonly encoding: string;
  /** What the host says that is coming, in bytes; 0 when it says nothing. */
  readonly length: number;
  /** Where the bytes go; without it they are the caller's to keep. */
  readonly rooms?: BodyRooms | undefined;
  readonly status: number;
  /** Largest body, decoded, in bytes. */
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

/** Reads and decodes a body. Stops at the first byte beyond `maxBytes`. Fails with `CallFailure`. */
export async function readBody(reading: BodyToRead): Promise<Buffer> {
  const { body, encoding, length, rooms, status, maxBytes, signal } = reading;
  const makeRoom = (bytes: number) => rooms?.take(bytes) ?? Buffer.allocUnsafe(bytes);
  // Room for all of it from the start: putting pieces together would hold a long body twice.
  let bytes = makeRoom(Math.min(length || firstBytes, maxBytes));
  let size = 0;
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      const end = size + chunk.length;
      if (end > maxBytes) throw tooLarge(status, maxBytes);
      if (end > bytes.length) {
        const larger = makeRoom(Math.max(end, bytes.length * 2));
        bytes.copy(larger, 0, 0, size);
        rooms?.giveBack(bytes);
        bytes = larger;
      }
      chunk.copy(bytes, size);
      size = end;
    }
  };
  const decoder = openDecoder(encoding, status);
  if (!decoder) {
    try {
      await pipeline(body, collect, { signal });
    } catch (error) {
      // Why it was aborted is for the caller to say.
      throw error instanceof CallFailure || signal.aborted ? error : explainConnectionError(error, status);
    }
    return bytes.subarray(0, size);
  }

  let decoderError: unknown;
  decoder.on('error', (error) => {
    decoderError ??= error;
  });
  let encodedSize = 0;
  // Encoded bytes are capped too: a stream of empty members never grows when decoded.
  const watch = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      encodedSize += chunk.length;
      if (encodedSize > maxBytes) throw tooLarge(status, maxBytes);
      yield chunk;
    }
  };
  try {
    await pipeline(body, watch, decoder, collect, { signal });
  } catch (error) {
    if (error instanceof CallFailure || signal.aborted) throw error;
    if (error === decoderError) throw explainDecoderError(error, { encoding, status });
    throw explainConnectionError(error, status);
  }
  return bytes.subarray(0, size);
}

/** Room for a body of unknown length. */
const firstBytes = 64 * 1024;

function openDecoder(encoding: string, status: number): Transform | undefined {
  const names = encoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  const [name] = names;
  if (name === undefined) return undefined;
  const open = names.length === 1 && Object.hasOwn(decoders, name) ? decoders[name] : undefined;
  if (open) return open();
  throw new CallFailure({
    code: 'API_BROKE_CONTRACT',
    status,
    reason:
      names.length > 1
        ? 'several content encodings on top of one another'
        : `the unknown content encoding "${name.slice(0, 40)}"`,
    again: false,
  });
}

function explainDecoderError(error: unknown, { encoding, status }: { encoding: string; status: number }): CallFailure {
  // zlib's name for data that ends too early.
  const cut = (error as NodeJS.ErrnoException).code === 'Z_BUF_ERROR';
  return new CallFailure({
    code: cut ? 'API_UNREACHABLE' : 'API_BROKE_CONTRACT',
    status,
    reason: cut ? `the ${encoding} data breaks off` : `the ${encoding} data is damaged`,
    again: cut,
    cause: error,
  });
}

function tooLarge(status: number, maxBytes: number): CallFailure {
  const mebibytes = maxBytes / 1024 / 1024;
  const size = Number.isInteger(mebibytes) ? `${mebibytes} MiB` : `${maxBytes} bytes`;
  return new CallFailure({
    code: 'API_BROKE_CONTRACT',
    status,
    reason: `an answer larger than ${size}`,
    again: false,
    isTooLarge: true,
  });
}
