import type { Hono } from 'hono';
import { type AnswerOf, endpoints } from '../../config/contracts/endpoints.ts';
import type { HostEnv } from './host-env.ts';
import type { Inbox } from './inbox.ts';
import type { PortalAccounts } from './portal-accounts.ts';
import { addPasswordReset, addRegistration, addSignIn } from './portal-auth.ts';
import { addOrders } from './portal-orders.ts';
import { addUploads } from './portal-uploads.ts';
import { readJsonObject, textOf } from './read-body.ts';
import { portalData } from './sample-content/portal-data.ts';
import { refuse } from './send-answer.ts';

/** Adds every call of the portal host (contract, section 5; specification, sections 3 and 7) to an application. */
export function addPortalHost(
  app: Hono<HostEnv>,
  parts: { readonly accounts: PortalAccounts; readonly inbox: Inbox },
): void {
  addSignIn(app, parts);
  addPasswordReset(app, parts);
  addRegistration(app, parts);
  addUploads(app, parts);
  addOrders(app, parts);

  app.get(endpoints.courses.path, (context) => context.json(portalData.courses satisfies AnswerOf<'courses'>));
  app.get(endpoints.sessions.path, (context) => context.json(portalData.sessions satisfies AnswerOf<'sessions'>));
  app.get(endpoints.streams.path, (context) => {
    const course = context.req.query('course') ?? '';
    const answer: AnswerOf<'streams'> = portalData.streams[course] ?? [];
    return context.json(answer);
  });
  app.post(endpoints.sendEnquiry.path, async (context) => {
    const body = await readJsonObject(context);
    const missing = ['firstName', 'email', 'mobile', 'course'].filter((field) => textOf(body, field) === '');
    if (!body || missing.length > 0) {
      return refuse(context, {
        status: 400,
        code: 'INCOMPLETE_ENQUIRY',
        message: `These fields are missing: ${missing.join(', ')}.`,
      });
    }
    return context.json({ id: parts.inbox.add('enquiry', body).id, status: 'Pending' });
  });
}
