import { setTimeout as wait } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { HostEnv } from './host-env.ts';

/** Answers that no well-behaved framework would send, written to the socket by hand. */

/** Resets the connection: whatever was on its way is lost. */
export function resetConnection(context: Context<HostEnv>): Response {
  context.env.incoming.socket.resetAndDestroy();
  return RESPONSE_ALREADY_SENT;
}

/** Ends the connection although the answer is not complete; what was written before still arrives. */
export function endConnection(context: Context<HostEnv>): Response {
  context.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

function startAnswer(context: Context<HostEnv>, body: Buffer): void {
  const { outgoing } = context.env;
  const headers = Object.fromEntries(context.res.headers);
  outgoing.writeHead(context.res.status, { ...headers, 'content-length': String(body.length) });
  outgoing.flushHeaders();
}

/** Sends headers that promise the whole body, and then only its first bytes. */
export async function sendPartOfBody(
  context: Context<HostEnv>,
  { body, bytes }: { readonly body: Buffer; readonly bytes: number },
): Promise<void> {
  startAnswer(context, body);
  // Never all of it: then nothing would be missing.
  const part = body.subarray(0, Math.min(bytes, Math.max(0, body.length - 1)));
  if (part.length > 0) await new Promise<void>((resolve) => context.env.outgoing.write(part, () => resolve()));
}

/** Sends the body one byte at a time. */
export async function dripBody(
  context: Context<HostEnv>,
  options: { readonly body: Buffer; readonly everyMs: number; readonly closing: AbortSignal },
): Promise<void> {
  const { body, everyMs, closing } = options;
  const { outgoing } = context.env;
  startAnswer(context, body);
  for (const byte of body) {
    if (outgoing.destroyed || closing.aborted) return;
    outgoing.write(Uint8Array.of(byte));
    await wait(everyMs, undefined, { signal: closing }).catch(() => undefined);
  }
  outgoing.end();
}
