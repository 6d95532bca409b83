import * as z from 'zod';
import type { HostName } from './host-env.ts';

/** Fault switches: what goes wrong, on which requests, and how often. */

const bytes = z.int().nonnegative();
const status = z.int().min(200).max(599);

/** Which requests a fault meets. */
const selector = z.strictObject({
  /** Whole path without query; one `*` at the end stands for any rest. */
  path: z.string().startsWith('/'),
  /** Without it: every method but OPTIONS, so that a browser's preflight is not hit by accident. */
  method: z
    .string()
    .transform((value) => value.toUpperCase())
    .optional(),
  host: z.enum(['api', 'portal']).optional(),
  /** Query parameters that must be there with these values, such as `{ "page": "2" }`. */
  query: z.record(z.string(), z.string()).optional(),
  /** Meets only the first this many requests; without it, every one. */
  times: z.int().positive().optional(),
});

const variants = [
  selector.extend({
    kind: z.literal('status'),
    status,
    /** Seconds, or an HTTP date. */
    retryAfter: z.union([z.number(), z.string()]).optional(),
    body: z.enum(['json', 'html', 'empty']).optional(),
    message: z.string().optional(),
    code: z.string().optional(),
  }),
  selector.extend({ kind: z.literal('delay'), ms: z.int().nonnegative() }),
  selector.extend({
    kind: z.literal('hang'),
    /** Hangs after this many bytes of the body, else before the headers. */ afterBytes: bytes.optional(),
  }),
  selector.extend({
    kind: z.literal('drip'),
    /** One byte each time this long has passed. */ everyMs: z.int().positive(),
  }),
  selector.extend({ kind: z.literal('drop'), /** Bytes of the body sent before the connection is cut. */ bytes }),
  selector.extend({ kind: z.literal('reset') }),
  selector.extend({
    kind: z.literal('truncated'),
    /** Share of the text that is left. */ share: z.number().min(0).max(1).optional(),
  }),
  selector.extend({
    kind: z.literal('cut-gzip'),
    /** Bytes missing at the end of the compressed body. */ bytes: bytes.optional(),
  }),
  selector.extend({ kind: z.literal('wrong-json'), json: z.unknown().optional() }),
  selector.extend({ kind: z.literal('wrong-type') }),
  selector.extend({ kind: z.literal('empty') }),
  selector.extend({ kind: z.literal('invalid-utf8') }),
  selector.extend({
    kind: z.literal('flaky'),
    times: z.int().positive(),
    /** Without it the connection is reset. */ status: status.optional(),
    retryAfter: z.union([z.number(), z.string()]).optional(),
  }),
  selector.extend({
    kind: z.literal('shrink'),
    /** Share of the list that is left. */ share: z.number().min(0).max(1),
  }),
  selector.extend({ kind: z.literal('redirect'), location: z.string(), status: status.optional() }),
  selector.extend({
    kind: z.literal('big-body'),
    bytes,
    /** Compressed on the wire, large only once decoded. */ gzip: z.boolean().optional(),
  }),
] as const;

export const faultSchema = z.discriminatedUnion('kind', variants);

/** A fault switch. */
export type Fault = z.input<typeof faultSchema>;
/** Every kind of fault. */
export const faultKinds = variants.map((variant) => variant.shape.kind.value);

/** The fault switches of a sandbox. */
export interface FaultSwitches {
  /** Switches a fault on; one for the same requests is replaced. Throws a ZodError when it makes no sense. */
  set(fault: Fault): void;
  /** Switches off the faults of this path, or all of them. */
  clear(path?: string): void;
  /** The faults that are on. */
  list(): readonly Fault[];
  /** The fault this request meets, counted. */
  take(request: FaultedRequest): Fault | undefined;
}
/** What decides whether a fault meets a request. */
export interface FaultedRequest {
  readonly host: HostName;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

function meets(fault: Fault, { host, method, path, query }: FaultedRequest): boolean {
  if (fault.host !== undefined && fault.host !== host) return false;
  if (fault.method === undefined ? method === 'OPTIONS' : fault.method !== method) return false;
  const isPath = fault.path.endsWith('*') ? path.startsWith(fault.path.slice(0, -1)) : path === fault.path;
  return isPath && Object.entries(fault.query ?? {}).every(([name, value]) => query[name] === value);
}

function sameRequests(one: Fault, other: Fault): boolean {
  const selectorOf = ({ path, method, host, query }: Fault) => JSON.stringify([path, method, host, query]);
  return selectorOf(one) === selectorOf(other);
}

/** Makes a set of switches, all off. */
export function createFaultSwitches(): FaultSwitches {
  let faults: { readonly fault: Fault; left: number }[] = [];
  return {
    set(fault) {
      const checked = faultSchema.parse(fault);
      faults = faults.filter((other) => !sameRequests(other.fault, checked));
      // The newest is asked first, so that a narrow switch can stand before a wide one.
      faults.unshift({ fault: checked, left: checked.times ?? Number.POSITIVE_INFINITY });
    },
    clear(path) {
      faults = path === undefined ? [] : faults.filter(({ fault }) => fault.path !== path);
    },
    list: () => faults.map(({ fault }) => fault),
    take(request) {
      const met = faults.find(({ fault }) => meets(fault, request));
      if (!met) return undefined;
      met.left -= 1;
      if (met.left <= 0) faults = faults.filter((other) => other !== met);
      return met.fault;
    },
  };
}
