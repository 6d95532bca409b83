import { Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { applyFaults } from './fault-middleware.ts';
import { addFaultRoutes } from './fault-routes.ts';
import type { FaultSwitches } from './faults.ts';
import type { HostEnv, HostName } from './host-env.ts';
import { refuse } from './send-answer.ts';

/** Makes an application with what both hosts have: log, cross-origin rules, faults, and the apihost header. */
export function createHostApp(options: {
  readonly host: HostName;
  readonly etags: boolean;
  readonly faults: FaultSwitches;
  readonly record: MiddlewareHandler<HostEnv>;
  readonly closing: AbortSignal;
}): Hono<HostEnv> {
  const { host, etags, faults, record, closing } = options;
  const app = new Hono<HostEnv>();
  app.use(record);
  app.use(async (context, next) => {
    context.set('etags', etags);
    context.set('plainAnswer', false);
    await next();
  });
  app.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'],
      allowHeaders: ['apihost', 'token', 'content-type'],
      exposeHeaders: ['etag', 'retry-after'],
      maxAge: 600,
    }),
  );
  app.use(applyFaults({ faults, host, closing }));
  app.use('/api/*', async (context, next) => {
    if (context.req.header('apihost')) return next();
    return refuse(context, {
      status: 400,
      code: 'APIHOST_REQUIRED',
      message: 'Every call names its site in the header apihost.',
    });
  });
  addFaultRoutes(app, faults);
  app.notFound((context) =>
    refuse(context, { status: 404, code: 'NOT_FOUND', message: `There is nothing at ${context.req.path}.` }),
  );
  app.onError((error, context) => {
    console.error(error);
    return context.json({ message: 'The sandbox failed.', code: 'SANDBOX_ERROR' }, 500);
  });
  return app;
}
