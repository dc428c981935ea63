import { describe, expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import type { Endpoint } from '#core/api/endpoint.ts';
import { oidcAt } from './test/campus-issuer.ts';
import { describeOnEachDatabase, type Request, type TestApp } from './test/test-app.ts';

const endpoints = Object.entries(API) as [string, Endpoint][];
const writes = endpoints.filter(([, { method }]) => method !== 'GET');
const adminOnly = endpoints.filter(([, { access }]) => access === 'admin');

const params = {
  kind: 'missing',
  id: 'x',
  issueId: 'x',
  stepId: 'x',
  number: '1',
  category: 'Fire',
};
/** A request of the right address and of no particular content. */
const any = (endpoint: Endpoint, headers = {}): Request<Endpoint> => ({
  params,
  headers,
  ...(endpoint.method === 'GET' ? {} : { body: {} }),
});

const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
const here = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };

/** The XSRF-TOKEN a browser with this cookie is given. */
async function tokenFor({ app }: TestApp, cookie: string): Promise<string> {
  const answer = await app.inject({ url: '/api/health', headers: { cookie } });
  const token = answer.cookies.find(({ name }) => name === 'XSRF-TOKEN');
  expect(token).toMatchObject({ path: '/', sameSite: 'Lax' });
  return token?.value ?? '';
}

describeOnEachDatabase('access', (openWith) => {
  // Signing in elsewhere is served only if it is set up.
  const open = () =>
    openWith({
      googleClientId: 'ours',
      facebookAppId: '1',
      facebookAppSecret: 'secret',
      oidc: oidcAt('http://127.0.0.1:9'),
    });

  // ACCESS-1, ISSUES-9, ISSUES-11
  test('nobody reaches what is for administrators', async () => {
    const { call } = await open();
    for (const [name, endpoint] of adminOnly) {
      const { status, code } = await call(endpoint, any(endpoint));
      expect({ name, status, code }).toEqual({ name, status: 401, code: 'NOT_SIGNED_IN' });
    }
  });

  // ACCESS-1
  test('neither does a session that is over', async () => {
    const { signedIn, clock } = await open();
    const call = await signedIn();
    clock.pass(2 * 3_600_000 + 1);
    for (const [name, endpoint] of adminOnly) {
      const { status, code } = await call(endpoint, any(endpoint));
      expect({ name, status, code }).toEqual({ name, status: 401, code: 'NOT_SIGNED_IN' });
    }
  });

  // ACCESS-1
  test('nor a made-up cookie', async () => {
    const { call } = await open();
    const answer = await call(API.listIssues, { headers: { cookie: "sid=' or 1=1 --" } });
    expect(answer).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' });
  });

  // ISSUES-9, ISSUES-11
  test('an administrator reaches every endpoint', async () => {
    const { signedIn } = await open();
    for (const [name, endpoint] of endpoints) {
      if (endpoint === API.signOut || endpoint === API.deleteMyAccount) continue;
      const call = await signedIn({ email: `${name}@example.edu` });
      const { code } = await call(endpoint, any(endpoint));
      expect([name, code]).not.toEqual([name, 'NOT_SIGNED_IN']);
      expect([name, code]).not.toEqual([name, 'CSRF_REJECTED']);
    }
  });

  // ROUTES-3
  test('everybody reaches what is open', async () => {
    const { call } = await open();
    for (const [name, endpoint] of endpoints.filter(([, { access }]) => access === 'open')) {
      const { status, code } = await call(endpoint, any(endpoint));
      const isRefusedForAnotherReason = code !== 'NOT_SIGNED_IN' && code !== 'CSRF_REJECTED';
      expect([name, isRefusedForAnotherReason, status < 500 || code === 'NOT_SOLD']).toEqual([
        name,
        true,
        true,
      ]);
    }
  });

  // ACCESS-4
  test('another site writes nothing, in nobody’s name and in an administrator’s', async () => {
    const { call, signedIn } = await open();
    const admin = await signedIn();
    for (const [name, endpoint] of writes) {
      for (const caller of [call, admin]) {
        const { status, code } = await caller(endpoint, any(endpoint, elsewhere));
        expect({ name, status, code }).toEqual({ name, status: 403, code: 'CSRF_REJECTED' });
      }
    }
  });

  // ACCESS-3
  test('a browser with a session brings its token, unless the write is a public one', async () => {
    const app = await open();
    const admin = await app.signedIn();
    const token = await tokenFor(app, admin.cookie);
    const other = await app.signedIn({ email: 'ben@example.edu' });
    const foreign = await tokenFor(app, other.cookie);
    for (const [name, endpoint] of writes) {
      if (endpoint === API.signOut || endpoint === API.deleteMyAccount) continue;
      const isForged = async (headers: object) =>
        (await admin(endpoint, any(endpoint, headers))).code === 'CSRF_REJECTED';
      const needsToken = !endpoint.tokenless;
      expect([name, await isForged(here)]).toEqual([name, needsToken]);
      expect([name, await isForged({ ...here, 'x-xsrf-token': foreign })]).toEqual([
        name,
        needsToken,
      ]);
      expect([name, await isForged({ ...here, 'x-xsrf-token': token })]).toEqual([name, false]);
    }
  });

  // ACCESS-1, API-1
  test('every endpoint of the table is served, and nothing else under /api', async () => {
    const { app } = await open();
    const served = (method: string, url: string) => app.hasRoute({ method, url });
    const missing = endpoints.filter(
      ([, { method, path }]) => !served(method, path.replace(/\{(\w+)\}/g, ':$1')),
    );
    expect(missing.map(([name]) => name)).toEqual([]);
    for (const url of ['/api', '/api/', '/api/admin', '/api/issue/x/y', '/API/issue']) {
      expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 404]);
    }
  });
});

// ACCESS-4
describe('a request comes from here', () => {
  describeOnEachDatabase('if', (open) => {
    test.each<[string, Record<string, string>, boolean]>([
      [
        'the browser says so',
        { 'sec-fetch-site': 'same-origin', origin: 'https://x.example' },
        true,
      ],
      ['a person typed it', { 'sec-fetch-site': 'none' }, true],
      ['its origin is PUBLIC_URL', { origin: 'https://reslife.example.edu' }, true],
      [
        'its origin is the host asked',
        { origin: 'http://10.0.0.7:3000', host: '10.0.0.7:3000' },
        true,
      ],
      ['no browser sent it', {}, true],
      ['not if a sister site sent it', { 'sec-fetch-site': 'same-site' }, false],
      [
        'not if another site sent it, whatever name that has here',
        { 'sec-fetch-site': 'cross-site', origin: 'http://rebound.test', host: 'rebound.test' },
        false,
      ],
      ['not if another site sent it', { 'sec-fetch-site': 'cross-site' }, false],
      ['not from a hidden origin', { origin: 'null' }, false],
      ['not from another port', { origin: 'http://localhost:81', host: 'localhost:80' }, false],
    ])('%s', async (_, headers, passes) => {
      const { call } = await open({ publicUrl: 'https://reslife.example.edu' });
      const answer = await call(API.sendFeedback, {
        headers,
        body: { advisor: 'Sam', rating: 4 },
      });
      expect(answer.status).toBe(passes ? 200 : 403);
    });
  });
});
