import type { Hono } from 'hono';
import { html } from 'hono/html';
import { endpoints } from '../../config/contracts/endpoints.ts';
import { faultsPath } from './fault-routes.ts';
import { faultKinds } from './faults.ts';
import type { HostEnv, HostName } from './host-env.ts';
import type { Inbox } from './inbox.ts';
import { demoOtp, demoStudent, unknownMobile } from './portal-accounts.ts';

/** Pages for people: an index on both hosts; the inbox, a login page and payment pages on the portal host. */

const style = `body{font:1rem/1.6 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1e1b4b}
code,pre{background:#f1f1f8;border-radius:.3rem;padding:.1rem .3rem}pre{overflow:auto;padding:.8rem}
li{margin:.2rem 0}h1{color:#3730a3}article{border-top:1px solid #ddd;padding:.5rem 0}`;

function layOutPage({ title, body }: { readonly title: string; readonly body: unknown }) {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${style}</style></head>
<body><h1>${title}</h1>${body}</body>
</html>`;
}

/** Adds the index page, which lists the host's calls and the fault switches. */
export function addIndexPage(
  app: Hono<HostEnv>,
  { host, inboxUrl }: { readonly host: HostName; readonly inboxUrl: () => string },
): void {
  app.get('/', (context) => {
    const calls = Object.values(endpoints).filter((endpoint) => endpoint.host === host);
    const body = html`<p>This is the ${host === 'api' ? 'API' : 'portal'} host of the sandbox.
Calls carry the header <code>apihost</code>. <a href="${inboxUrl()}">What was received</a>.</p>
<h2>Calls</h2><ul>${calls.map((call) => html`<li><code>${call.method} ${call.path}</code></li>`)}</ul>
<h2>Demo data</h2><p>Student ${demoStudent.mobile}, password <code>${demoStudent.password}</code>; OTP
<code>${demoOtp}</code>; ${unknownMobile} is not registered.</p>
<h2>Faults</h2><p><code>POST</code>, <code>GET</code> and <code>DELETE</code> <code>${faultsPath}</code>, with
<code>{ "path": "/api/s/news", "kind": "…" }</code>. Kinds: ${faultKinds.join(', ')}.</p>`;
    return context.html(layOutPage({ title: 'Pathshala sandbox', body }));
  });
}

/** Adds what people see of the portal host. */
export function addPortalPages(app: Hono<HostEnv>, { inbox }: { readonly inbox: Inbox }): void {
  app.get('/inbox.json', (context) => context.json(inbox.items));
  app.get('/inbox', (context) => {
    const items = [...inbox.items].reverse();
    const body = html`<p>${items.length} received, newest first. <a href="/inbox.json">As JSON</a>.
<a href="/">All calls</a>.</p>${items.map(
      (item) => html`<article><h2>${item.kind}</h2><p><code>${item.id}</code>, ${item.receivedAt}</p>
<pre>${JSON.stringify(item.body, null, 2)}</pre></article>`,
    )}`;
    return context.html(layOutPage({ title: 'Inbox', body }));
  });
  app.get('/login', (context) =>
    context.html(
      layOutPage({
        title: 'Student portal',
        body: html`<p>Here a student would see the timetable, recordings and tests. In the sandbox there is only this
page. <a href="/inbox">What was received</a>.</p>`,
      }),
    ),
  );
  app.get('/pay/:node', (context) =>
    context.html(
      layOutPage({
        title: 'Payment',
        body: html`<p>Order <code>${context.req.query('order') ?? ''}</code> would be paid here by
${context.req.param('node')}. Nothing is charged in the sandbox.</p>`,
      }),
    ),
  );
}
