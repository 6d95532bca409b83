import { setTimeout as wait } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import { changeBody, makeBigBody } from './fault-bodies.ts';
import type { Fault, FaultSwitches } from './faults.ts';
import type { HostEnv, HostName } from './host-env.ts';
import { dripBody, endConnection, resetConnection, sendPartOfBody } from './raw-answers.ts';

/** Makes requests meet the faults that are switched on. */
export function applyFaults(options: {
  readonly faults: FaultSwitches;
  readonly host: HostName;
  /** Ends the waiting when the sandbox closes. */
  readonly closing: AbortSignal;
}): MiddlewareHandler<HostEnv> {
  const { faults, host, closing } = options;
  return async (context, next) => {
    const { method, path } = context.req;
    // The switches themselves stay reachable, whatever a wide path names.
    if (path.startsWith('/sandbox/')) return next();
    const fault = faults.take({ host, method, path, query: context.req.query() });
    if (!fault) return next();
    const instead = await answerInstead(context, { fault, closing });
    if (instead) return instead;
    if (fault.kind === 'delay') {
      await wait(fault.ms, undefined, { signal: closing }).catch(() => undefined);
      return next();
    }
    context.set('plainAnswer', true);
    await next();
    await answerAfterwards(context, { fault, closing });
    return undefined;
  };
}

type Given = { readonly fault: Fault; readonly closing: AbortSignal };

/** Faults that need no real answer. */
async function answerInstead(context: Context<HostEnv>, { fault, closing }: Given): Promise<Response | undefined> {
  switch (fault.kind) {
    case 'status':
      return makeStatusAnswer(context, fault);
    case 'flaky':
      return fault.status === undefined
        ? resetConnection(context)
        : makeStatusAnswer(context, { ...fault, status: fault.status });
    case 'reset':
      return resetConnection(context);
    case 'redirect':
      return new Response(null, { status: fault.status ?? 302, headers: { location: fault.location } });
    case 'wrong-json': {
      const json = fault.json === undefined ? { error: 'Something went wrong.' } : fault.json;
      return new Response(JSON.stringify(json), { headers: { 'content-type': 'application/json' } });
    }
    case 'wrong-type':
      return makeHtmlAnswer(200);
    case 'big-body':
      return makeBigBody(fault);
    case 'hang':
      if (fault.afterBytes !== undefined) return undefined;
      await untilGone(context, closing);
      return endConnection(context);
    default:
      return undefined;
  }
}

/** Faults that spoil the real answer. */
async function answerAfterwards(context: Context<HostEnv>, { fault, closing }: Given): Promise<void> {
  const body = Buffer.from(await context.res.arrayBuffer());
  switch (fault.kind) {
    case 'drop':
      await sendPartOfBody(context, { body, bytes: fault.bytes });
      return replaceAnswer(context, endConnection(context));
    case 'hang':
      await sendPartOfBody(context, { body, bytes: fault.afterBytes ?? 0 });
      await untilGone(context, closing);
      return replaceAnswer(context, endConnection(context));
    case 'drip':
      await dripBody(context, { body, everyMs: fault.everyMs, closing });
      return replaceAnswer(context, RESPONSE_ALREADY_SENT);
    default: {
      const { status } = context.res;
      const headers = new Headers(context.res.headers);
      headers.delete('content-length');
      const changed = changeBody(body, { fault, headers });
      replaceAnswer(context, new Response(new Uint8Array(changed), { status, headers }));
    }
  }
}

function replaceAnswer(context: Context<HostEnv>, answer: Response): void {
  // Taken away first: otherwise the old answer's headers would be added to the new one.
  context.res = undefined;
  context.res = answer;
}

function makeStatusAnswer(
  context: Context<HostEnv>,
  fault: Omit<Extract<Fault, { kind: 'status' }>, 'kind'>,
): Response {
  const { status, retryAfter, body = 'json', message, code } = fault;
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  const hasNoBody = body === 'empty' || [204, 205, 304].includes(status);
  if (hasNoBody) return new Response(null, { status, headers });
  if (body === 'html') return makeHtmlAnswer(status, headers);
  return context.json(
    { message: message ?? `The sandbox was told to answer ${status}.`, code: code ?? `FAULT_${status}` },
    status as 500,
    headers,
  );
}

function makeHtmlAnswer(status: number, headers: Record<string, string> = {}): Response {
  const html = '<!doctype html><html lang="en"><title>Bad gateway</title><h1>Bad gateway</h1><p>nginx</p></html>';
  return new Response(html, { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } });
}

/** Waits until the caller gives up or the sandbox closes. */
async function untilGone(context: Context<HostEnv>, closing: AbortSignal): Promise<void> {
  const { outgoing } = context.env;
  if (closing.aborted || outgoing.destroyed) return;
  await new Promise<void>((resolve) => {
    outgoing.once('close', resolve);
    closing.addEventListener('abort', () => resolve(), { once: true });
  });
}
