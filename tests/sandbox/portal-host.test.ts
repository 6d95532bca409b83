import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../cli/sandbox/start-sandbox.ts';
import { getPortal, post } from './call-sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  post(`${sandbox.portalUrl}${path}`, body, { headers });
const product = 'prelims-test-series-2027';

describe('logging in', () => {
  test('by password', async () => {
    const { json } = await send('/api/auth/signin', { username: '9876543210', password: 'demo1234' });
    expect(json).toMatchObject({ user: { firstName: 'Asha' }, token: expect.any(String) });
    const wrong = await send('/api/auth/signin', { username: '9876543210', password: 'demo12345' });
    expect(wrong).toMatchObject({ status: 401, json: { message: expect.any(String), code: 'INVALID_LOGIN' } });
    expect((await send('/api/auth/signin', 'text')).status).toBe(401);
  });

  test('by one-time code, the user going back as it came', async () => {
    const sent = await send('/api/public/send-otp', { username: '+917000000001' });
    expect(sent.json).toMatchObject({ id: expect.any(String), user: { id: expect.any(String) }, error: false });
    const { id, user } = sent.json;
    const wrong = await send('/api/public/varify', { otp: '4321', id, mobile: '+917000000001', user });
    expect(wrong).toMatchObject({ status: 401, json: { code: 'INVALID_OTP' } });
    const stranger = await send('/api/public/varify', { otp: '1234', id, mobile: '+917000000001', user: { id: 'x' } });
    expect(stranger.status).toBe(400);
    const other = await send('/api/public/varify', { otp: '1234', id, mobile: '7000000002', user });
    expect(other.status).toBe(401);
    const right = await send('/api/public/varify', { otp: '1234', id, mobile: '7000000001', user });
    expect(right.json).toMatchObject({ user: { id: user.id }, token: expect.any(String) });
    const twice = await send('/api/public/varify', { otp: '1234', id, mobile: '7000000001', user });
    expect(twice.status).toBe(401);
  });

  test('an account made by a code has no password to log in with', async () => {
    await send('/api/public/send-otp', { username: '7000000003' });
    expect((await send('/api/auth/signin', { username: '7000000003', password: '' })).status).toBe(401);
  });

  test('a number that is not registered, and one that is none', async () => {
    expect((await send('/api/public/send-otp', { username: '9000000000' })).json).toMatchObject({ error: true });
    expect(await send('/api/public/send-otp', { username: '12345' })).toMatchObject({
      status: 400,
      json: { code: 'INVALID_MOBILE' },
    });
  });
});

describe('registering', () => {
  const student = {
    firstName: 'Ravi',
    lastName: 'Sonkar',
    mobile: '8123456780',
    email: 'student@example.in',
    gender: 'M',
    course: 'portal-upsc',
    stream: 'stream-upsc-en',
    dob: '2003-04-05',
    category: 'OBC',
    insty: 'insty-1',
    center: 'center-1',
    session: 'session-2026-web',
  };

  test('upload, code and registration; then the student can log in', async () => {
    const form = new FormData();
    form.set('ekFile', new File([Uint8Array.of(137, 80, 78, 71)], 'me.png', { type: 'image/png' }));
    const upload = await fetch(`${sandbox.portalUrl}/api/public/file/upload`, {
      method: 'POST',
      headers: { apihost: 'x' },
      body: form,
    });
    const { url } = (await upload.json()) as { url: string };
    const stored = await fetch(url);
    expect(stored.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await stored.arrayBuffer())).toEqual(Uint8Array.of(137, 80, 78, 71));

    const { json: code } = await send('/api/public/user/signup-with-otp', { mobile: '8123456780' });
    expect(code).toMatchObject({ sent: true, id: expect.any(String) });
    const register = (otp: string, extra = {}) =>
      send('/api/public/user/register-student-with-otp', {
        id: code.id,
        otp,
        password: 'secret-99',
        username: '8123456780',
        student: { ...student, personalImg: url },
        ...extra,
      });
    expect((await register('9999')).json.code).toBe('INVALID_OTP');
    const incomplete = await register('1234', { student: { firstName: 'Ravi' } });
    expect(incomplete).toMatchObject({ status: 422, json: { code: 'INCOMPLETE_STUDENT' } });
    const { json } = await register('1234');
    expect(json).toMatchObject({ token: expect.any(String), user: { firstName: 'Ravi' } });

    const login = await send('/api/auth/signin', { username: '8123456780', password: 'secret-99' });
    expect(login.status).toBe(200);
    const received = JSON.stringify(sandbox.inbox.of('registration'));
    expect(received).toContain('Sonkar');
    expect(received).not.toContain('secret-99');
    const again = await send('/api/public/user/signup-with-otp', { mobile: '8123456780' });
    expect(again).toMatchObject({ status: 409, json: { code: 'ALREADY_REGISTERED' } });
  });

  test('a code for logging in does not register', async () => {
    const { json } = await send('/api/public/send-otp', { username: '8123456781' });
    const body = { id: json.id, otp: '1234', password: 'x', username: '8123456781', student };
    expect((await send('/api/public/user/register-student-with-otp', body)).status).toBe(401);
  });

  test('an upload without a file is refused, and a script is never served as one', async () => {
    const upload = (form: FormData) =>
      fetch(`${sandbox.portalUrl}/api/public/file/upload`, { method: 'POST', headers: { apihost: 'x' }, body: form });
    expect((await upload(new FormData())).status).toBe(400);
    const form = new FormData();
    form.set('ekFile', new File(['<script>1</script>'], 'a.html', { type: 'text/html' }));
    const { url } = (await (await upload(form)).json()) as { url: string };
    const stored = await fetch(url);
    expect(stored.headers.get('content-type')).toBe('application/octet-stream');
  });

  test('lookups', async () => {
    const courses = (await getPortal(sandbox, '/api/public/data/all-courses')).json;
    expect(courses[0]).toEqual({ id: expect.any(String), valueAlias: expect.any(String) });
    const streams = await getPortal(sandbox, `/api/public/data/all-stream?status=true&course=${courses[0].id}`);
    expect(streams.json.length).toBeGreaterThan(1);
    expect((await getPortal(sandbox, '/api/public/data/all-stream?status=true&course=none')).json).toEqual([]);
    const sessions: { tag: string[] }[] = (await getPortal(sandbox, '/api/public/data/sessions')).json;
    expect(sessions.filter(({ tag }) => tag.includes('WEB'))).toHaveLength(1);
  });
});

test('resetting a password', async () => {
  const own = await startSandbox();
  try {
    const to = (path: string, body: unknown) => post(`${own.portalUrl}${path}`, body);
    const unknown = await to('/api/public/user/sent-reset-password-otp', { username: 'nobody' });
    expect(unknown).toMatchObject({ status: 404, json: { code: 'USER_NOT_FOUND' } });
    const { json } = await to('/api/public/user/sent-reset-password-otp', { username: '9876543210' });
    const reset = { id: json.id, otp: '1234', newPassword: 'new-pass', confirmPassword: 'new-pass' };
    const mismatch = await to('/api/public/user/reset-password', { ...reset, confirmPassword: 'other' });
    expect(mismatch.status).toBe(400);
    expect((await to('/api/public/user/reset-password', reset)).json).toEqual({ done: true });
    expect((await to('/api/auth/signin', { username: '9876543210', password: 'demo1234' })).status).toBe(401);
    expect((await to('/api/auth/signin', { username: '9876543210', password: 'new-pass' })).status).toBe(200);
  } finally {
    await own.close();
  }
});

describe('ordering', () => {
  test('batches, coupon, order, ways to pay, discount', async () => {
    const { json: login } = await send('/api/auth/signin', { username: '9876543210', password: 'demo1234' });
    const batches = (await getPortal(sandbox, `/api/public/data/product-batches?product=${product}`)).json;
    expect(batches[0]).toEqual({
      id: expect.any(String),
      title: expect.any(String),
      startDate: expect.any(String),
      price: 7500,
    });
    const coupon = await getPortal(sandbox, `/api/public/data/get-coupon-discount?code=prayas10&product=${product}`);
    expect(coupon.json).toEqual({ code: 'PRAYAS10', discount: 10, type: 'percent' });
    const none = await getPortal(sandbox, `/api/public/data/get-coupon-discount?code=NONE&product=${product}`);
    expect(none.status).toBe(404);

    const token = { token: login.token };
    const order = await send('/api/cmn/order/place-order', { product, batch: batches[0].id }, token);
    expect(order.json).toMatchObject({ amount: 7500 });
    const nodes = (await getPortal(sandbox, `/api/cmn/order/payment-nodes?order=${order.json.id}`)).json;
    expect(nodes[0]).toMatchObject({ title: 'UPI', url: expect.stringContaining(sandbox.portalUrl) });
    expect((await fetch(nodes[0].url)).status).toBe(200);

    const path = `/api/cmn/order/${order.json.id}/add-discount`;
    expect((await send(path, { code: 'PRAYAS10' }, token)).json).toEqual({ id: order.json.id, amount: 6750 });
    expect((await send(path, { code: 'PRAYAS10' }, token)).json.amount).toBe(6750);
    expect((await send(path, { code: 'SANGAM500' }, token)).json.amount).toBe(7000);
    expect((await send(path, { code: 'NONE' }, token)).status).toBe(404);
    expect((await send('/api/cmn/order/place-order', { product, batch: 'none' }, token)).status).toBe(404);
    expect((await getPortal(sandbox, '/api/cmn/order/payment-nodes?order=none')).status).toBe(404);
  });

  test('an expired token is refused until it has been refreshed', async () => {
    const own = await startSandbox();
    try {
      const to = (path: string, body: unknown, headers = {}) => post(`${own.portalUrl}${path}`, body, { headers });
      const { json: login } = await to('/api/auth/signin', { username: '9876543210', password: 'demo1234' });
      const { json: order } = await to('/api/cmn/order/place-order', { product, batch: 'batch-online' });
      const discount = (headers: Record<string, string>) =>
        to(`/api/cmn/order/${order.id}/add-discount`, { code: 'SANGAM500' }, headers);
      expect((await discount({})).status).toBe(403);
      expect((await discount({ token: 'made-up' })).status).toBe(403);
      own.expireTokens();
      expect(await discount({ token: login.token })).toMatchObject({ status: 403, json: { code: 'TOKEN_EXPIRED' } });
      const { json: renewed } = await to('/api/auth/refresh-token', {}, { token: login.token });
      expect((await discount({ token: renewed.token })).json).toEqual({ id: order.id, amount: 5000 });
      expect((await to('/api/auth/refresh-token', {}, { token: 'made-up' })).status).toBe(403);
    } finally {
      await own.close();
    }
  });
});

describe('pages', () => {
  test('an enquiry arrives in the inbox, and the inbox escapes what it shows', async () => {
    const enquiry = { firstName: '<b>Asha</b>', email: 'a@example.in', mobile: '9876543210', course: 'UPSC' };
    expect((await send('/api/enquiry/enquiry', enquiry)).json).toMatchObject({ status: 'Pending' });
    expect((await send('/api/enquiry/enquiry', { firstName: 'Asha' })).status).toBe(400);
    const page = await getPortal(sandbox, '/inbox');
    expect(page.text).toContain('&lt;b&gt;Asha&lt;/b&gt;');
    expect(page.text).not.toContain('<b>Asha</b>');
    const items = (await getPortal(sandbox, '/inbox.json')).json;
    expect(items.at(-1)).toMatchObject({ kind: 'enquiry', body: enquiry });
  });

  test('/login is a page', async () => {
    const response = await fetch(`${sandbox.portalUrl}/login`);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toContain('Student portal');
  });

  test('calls and uploads need the apihost header', async () => {
    const response = await fetch(`${sandbox.portalUrl}/api/public/file/upload`, { method: 'POST' });
    expect(response.status).toBe(400);
  });
});
