import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Sandbox, startSandbox } from '../../cli/sandbox/start-sandbox.ts';
import { type BrowserCall, createPortal } from '../../runtime/portal/portal.ts';
import { createSessionStore } from '../../runtime/session/session-store.ts';

/** The client of all calls, against the sandbox, with the browser's storage and page played by plain values. */

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());
afterEach(() => {
  sandbox.faults.clear();
  sandbox.requests.clear();
  vi.unstubAllGlobals();
});

function makeVisitor() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
  const moves: string[] = [];
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { addEventListener: () => {} });
  vi.stubGlobal('location', { href: 'https://www.example-ias.in/', pathname: '/' });
  const session = createSessionStore(() => storage);
  const identifiers = { firm: 'f', center: 'c', insty: 'i', enquiryType: 'e', session: 's' };
  const portal = createPortal({
    session,
    navigate: (href) => moves.push(href),
    data: {
      lang: 'en',
      apiHost: sandbox.apiUrl,
      apihost: 'www.example-ias.in',
      portalHost: sandbox.portalUrl,
      refreshPath: '/api/auth/refresh-token',
      originHost: 'example-ias.in',
      identifiers,
      homeHref: '/',
      loginHref: '/login',
      messages: {},
    },
  });
  return { portal, session, storage, moves };
}

const student = { username: '9876543210', password: 'demo1234' };

const calls: readonly BrowserCall[] = [
  'signIn',
  'sendOtp',
  'verifyOtp',
  'sendResetOtp',
  'resetPassword',
  'sendSignUpOtp',
  'registerStudent',
  'courses',
  'sessions',
  'streams',
  'productBatches',
  'couponDiscount',
  'sendEnquiry',
  'placeOrder',
  'paymentNodes',
  'addDiscount',
  'formResponse',
];

const failures = [
  [{ kind: 'reset' }, undefined],
  [{ kind: 'drop', bytes: 1 }, undefined],
  [{ kind: 'status', status: 400 }, 400],
  [{ kind: 'status', status: 400, body: 'html' }, 400],
  [{ kind: 'status', status: 401 }, 401],
  [{ kind: 'status', status: 404 }, 404],
  [{ kind: 'status', status: 429, retryAfter: 1 }, 429],
  [{ kind: 'status', status: 500, body: 'empty' }, 500],
  [{ kind: 'status', status: 200, body: 'html' }, undefined],
  [{ kind: 'status', status: 200, body: 'empty' }, undefined],
  [{ kind: 'wrong-json', json: 'text' }, undefined],
  [{ kind: 'wrong-json', json: null }, undefined],
] as const;

describe.each(calls)('the call %s', (name) => {
  it('turns every fault into a failure, and repeats nothing', async () => {
    const { portal, session } = makeVisitor();
    session.logIn({ user: { id: '1' }, token: 'some-token' }, session.epoch);
    for (const [fault, status] of failures) {
      sandbox.faults.clear();
      sandbox.requests.clear();
      sandbox.faults.set({ ...fault, path: '/api/*' });
      const result = await portal.call(name, { params: { id: '1' } });
      expect(result.ok, JSON.stringify(fault)).toBe(false);
      if (result.ok) continue;
      expect(result.status).toBe(status);
      if (status) expect(result.failure.error).toBe(`HTTP error! status: ${status}`);
      const made = sandbox.requests.entries.filter(({ method }) => method !== 'OPTIONS');
      expect(made.length, JSON.stringify(fault)).toBe(1);
      expect(made[0]?.headers.apihost).toBe('www.example-ias.in');
    }
  });
});

it('a host that is not there is a failure without a status', async () => {
  const { portal } = makeVisitor();
  const gone = createPortal({
    session: makeVisitor().session,
    navigate: () => {},
    data: { portalHost: 'http://127.0.0.1:9', apihost: 'x', loginHref: '/login' } as never,
  });
  const result = await gone.call('courses');
  expect(result).toMatchObject({ ok: false, failure: { error: expect.any(String) } });
  expect(result).not.toHaveProperty('status');
  expect((await portal.call('courses')).ok).toBe(true);
});

describe('fifty calls that are refused at once', () => {
  it('share one renewal and succeed', async () => {
    const { portal, session, moves } = makeVisitor();
    const answer = await portal.call('signIn', { payload: student });
    if (!answer.ok) throw new Error('could not sign in');
    session.logIn(answer.answer, session.epoch);
    sandbox.expireTokens();
    sandbox.requests.clear();
    const results = await Promise.all(
      Array.from({ length: 50 }, () => portal.call('addDiscount', { params: { id: 'none' }, payload: { code: 'X' } })),
    );
    expect(sandbox.requests.to('/api/auth/refresh-token')).toHaveLength(1);
    expect(results.every((result) => !result.ok && result.status === 404)).toBe(true);
    expect(sandbox.requests.to('/api/cmn/order/none/add-discount')).toHaveLength(100);
    expect(moves).toEqual([]);
  });

  it('go to the login page once when the renewal is refused', async () => {
    const { portal, session, moves } = makeVisitor();
    session.logIn({ user: { id: '1' }, token: 'unknown' }, session.epoch);
    const results = await Promise.all(
      Array.from({ length: 50 }, () => portal.call('addDiscount', { params: { id: '1' } })),
    );
    const errors = new Set(results.map((result) => (result.ok ? '' : result.failure.error)));
    expect([...errors]).toEqual(['Error fetching new auth token.']);
    expect(sandbox.requests.to('/api/auth/refresh-token')).toHaveLength(1);
    expect(moves).toEqual(['/login']);
    expect(session.get()).toBeUndefined();
  });
});

describe('a logout while something is under way', () => {
  it('is not undone by a renewed token', async () => {
    const { portal, session } = makeVisitor();
    session.logIn({ user: { id: '1' }, token: 'old' }, session.epoch);
    sandbox.faults.set({ kind: 'status', status: 403, path: '/api/cmn/*' });
    sandbox.faults.set({ kind: 'wrong-json', json: { token: 'new' }, path: '/api/auth/refresh-token' });
    const calling = portal.call('addDiscount', { params: { id: '1' } });
    await vi.waitFor(() => expect(sandbox.requests.entries.length).toBeGreaterThan(0));
    session.logOut();
    expect((await calling).ok).toBe(false);
    expect(session.get()).toBeUndefined();
  });

  it('is not undone by a late login', () => {
    const { session } = makeVisitor();
    const begun = session.epoch;
    session.logOut();
    expect(session.logIn({ user: { id: '1' }, token: 'x' }, begun)).toBe('late');
    expect(session.get()).toBeUndefined();
    expect(session.logIn({ user: null, token: 'x' }, session.epoch)).toBe('refused');
    expect(session.logIn({ user: { id: '1' }, token: 'x' }, session.epoch)).toBe('in');
  });

  it('in another tab is seen before anything is sent', async () => {
    const { portal, session, storage, moves } = makeVisitor();
    session.logIn({ user: { id: '1' }, token: 'x' }, session.epoch);
    storage.setItem('bears-storage', '{"state":{"user":null,"authToken":null},"version":0}');
    expect(await portal.call('addDiscount', { params: { id: '1' } })).toMatchObject({
      failure: { error: 'No auth token, redirecting to login.' },
    });
    expect(sandbox.requests.entries).toHaveLength(0);
    expect(moves).toEqual(['/login']);
  });
});
