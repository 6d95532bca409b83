import type { Hono } from 'hono';
import { type FaultSwitches, faultKinds, faultSchema } from './faults.ts';
import type { HostEnv } from './host-env.ts';
import { readJsonObject } from './read-body.ts';
import { refuse } from './send-answer.ts';

/** Where the switches are set over HTTP, on both hosts. */
export const faultsPath = '/sandbox/faults';

/** Adds `GET`, `POST` and `DELETE /sandbox/faults`. */
export function addFaultRoutes(app: Hono<HostEnv>, faults: FaultSwitches): void {
  app.get(faultsPath, (context) => context.json({ faults: faults.list(), kinds: faultKinds }));
  app.post(faultsPath, async (context) => {
    const parsed = faultSchema.safeParse(await readJsonObject(context));
    if (!parsed.success) {
      const message = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'fault'}: ${issue.message}`);
      return refuse(context, { status: 400, code: 'BAD_FAULT', message: message.join('; ') });
    }
    faults.set(parsed.data);
    return context.json({ faults: faults.list() });
  });
  app.delete(faultsPath, (context) => {
    faults.clear(context.req.query('path'));
    return context.json({ faults: faults.list() });
  });
}
