import type { Page, Route } from 'playwright-core';

/** One way in which a call goes wrong; the host never gets to act on it. */
export interface PortalFault {
  readonly name: string;
  /** What the server says of it, where it says anything. */
  readonly said?: { readonly message: string; readonly code: string };
  /** Status of the answer, where it is a failing one. */
  readonly status?: number;
  readonly answer: (route: Route, brokenOff: string) => Promise<void>;
  /** What must happen after the call has begun for the fault to show. */
  readonly provoke?: (page: Page) => Promise<unknown>;
}

const fulfill =
  (status: number, contentType: string, body: string): PortalFault['answer'] =>
  (route) =>
    route.fulfill({ status, contentType, body, headers: { 'access-control-allow-origin': '*' } });

const failing = (status: number): PortalFault => {
  const said = { message: `Said with ${status}.`, code: `CODE_${status}` };
  return { name: `${status} JSON`, status, said, answer: fulfill(status, 'application/json', JSON.stringify(said)) };
};
const html = '<!doctype html><title>Gateway</title><p>Something is wrong.</p>';

/** Every way a call may go wrong. The page's clock must be Playwright's for the one that never answers. */
export const portalFaults: readonly PortalFault[] = [
  { name: 'offline', answer: (route) => route.abort('internetdisconnected') },
  { name: 'refused', answer: (route) => route.abort('connectionrefused') },
  { name: 'reset in mid-body', answer: (route, brokenOff) => route.continue({ url: brokenOff }) },
  { name: 'hang', answer: async () => {}, provoke: (page) => page.clock.fastForward(121_000) },
  failing(400),
  { name: '400 HTML', status: 400, answer: fulfill(400, 'text/html', html) },
  failing(401),
  failing(403),
  failing(404),
  failing(429),
  failing(500),
  { name: '200 empty', answer: fulfill(200, 'application/json', '') },
  { name: '200 HTML', answer: fulfill(200, 'text/html', html) },
  { name: 'wrong shape', answer: fulfill(200, 'application/json', '"not what was agreed"') },
];
