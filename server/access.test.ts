import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import type { Endpoint } from '#core/api/endpoint.ts';
import type { Role } from '#core/people/role.ts';
import { writeRefusals } from './domain/refusals.ts';
import {
  accessDocument,
  CALLER_NAMES,
  ENDPOINTS,
  refusalFor,
  type Caller,
} from './test/access/access-matrix.ts';
import type { Config } from './base/config.ts';
import { setUpFactor } from './test/authenticator.ts';
import { oidcAt } from './test/campus-issuer.ts';
import { describeOnSqlite, type Call, type Request, type TestApp } from './test/test-app.ts';

const params = {
  kind: 'missing',
  id: 'x',
  key: 'x',
  fingerprint: 'x',
  issueId: 'x',
  stepId: 'x',
  number: '1',
  language: 'es',
  category: 'Fire',
  contact: 'x',
};
const writes = ENDPOINTS.filter(([, { method }]) => method !== 'GET');

/** The errors that refuse a caller before the body is looked at. */
const REFUSALS = ['NOT_SIGNED_IN', 'NOT_ALLOWED', 'SECOND_FACTOR_NEEDED', 'CSRF_REJECTED'] as const;

/** Returns a request of the right address and of no particular content. */
const any = (endpoint: Endpoint, headers = {}): Request<Endpoint> => ({
  params,
  headers,
  ...(endpoint.method === 'GET' ? {} : { body: {} }),
});

const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
const here = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };

/** Repeats the same call with other headers. */
const from =
  (caller: Call, headers: Readonly<Record<string, string>>): Call =>
  async (endpoint, request) =>
    await caller(endpoint, { ...request, headers });

/** Returns the XSRF-TOKEN a browser with this cookie is given. */
async function tokenFor({ app }: TestApp, cookie: string): Promise<string> {
  const answer = await app.inject({ url: '/api/health', headers: { cookie } });
  const token = answer.cookies.find(({ name }) => name === 'XSRF-TOKEN');
  expect(token).toMatchObject({ path: '/', sameSite: 'Lax' });
  return token?.value ?? '';
}

/** Makes callers of every kind; the session of the expired one began first, and is over. */
async function callers(app: TestApp): Promise<Record<Caller, Call>> {
  const { call, signedIn, clock } = app;
  const expired = await signedIn({ email: 'expired@example.edu' });
  clock.pass(2 * 3_600_000 + 1);
  const as = async (role: Role) => {
    const caller = await signedIn({ email: `${role}@example.edu`, role });
    if (app.config.secondFactor === 'required') await setUpFactor(app, caller);
    return caller;
  };
  const [owner, author, reader] = await Promise.all([as('owner'), as('author'), as('reader')]);
  return {
    nobody: call,
    expired,
    forged: from(call, { cookie: "sid=' or 1=1 --" }),
    reader,
    author,
    owner,
    'no second step': await signedIn({ email: 'nothing@example.edu' }),
    'no token': from(owner, here),
    'other site': from(owner, elsewhere),
    'other origin': from(owner, { origin: 'https://evil.example' }),
  };
}

describeOnSqlite('access', (openWith) => {
  // Signing in elsewhere is served only if it is set up.
  const open = (settings: Partial<Config> = {}) =>
    openWith({
      ...settings,
      googleClientId: 'ours',
      passkeys: true,
      facebookAppId: '1',
      facebookAppSecret: 'secret',
      oidc: oidcAt('http://127.0.0.1:9'),
      advisorSignIn: 'campus',
    });

  // SIGNIN-30, ACCESS-1, ACCESS-4, ROLE-2, ROLE-5, ISSUES-9, ISSUES-11, ROUTES-3
  test('every call is let through or refused as docs/compliance/access.md says, whoever makes it', async () => {
    const app = await open({ secondFactor: 'required' });
    const by = await callers(app);
    // Last, since they end the accounts and the sessions that the others have.
    const ends = ['deleteMyAccount', 'signOut'];
    const inOrder = ENDPOINTS.toSorted(([one], [other]) => ends.indexOf(one) - ends.indexOf(other));
    const wrong: string[] = [];
    for (const [name, endpoint] of inOrder) {
      for (const caller of CALLER_NAMES) {
        const { status, code } = await by[caller](endpoint, any(endpoint));
        const expected = refusalFor(caller, endpoint);
        const refused = REFUSALS.find((refusal) => refusal === code);
        const isServed = status < 500 || code === 'NOT_SOLD';
        if (refused !== expected || !isServed)
          wrong.push(`${name} by ${caller}: ${status} ${code}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  // ACCESS-4
  test('another site writes nothing in the name of nobody either', async () => {
    const { call } = await open();
    for (const [name, endpoint] of writes) {
      const { status, code } = await call(endpoint, any(endpoint, elsewhere));
      expect({ name, status, code }).toEqual({ name, status: 403, code: 'CSRF_REJECTED' });
    }
  });

  // ACCESS-3
  test('a browser brings the token of its own session, and no other', async () => {
    const app = await open();
    const admin = await app.signedIn();
    const token = await tokenFor(app, admin.cookie);
    const other = await app.signedIn({ email: 'ben@example.edu' });
    const foreign = await tokenFor(app, other.cookie);
    for (const [name, endpoint] of writes) {
      if (endpoint === API.signOut || endpoint === API.deleteMyAccount) continue;
      const isForged = async (given: string) =>
        (await admin(endpoint, any(endpoint, { ...here, 'x-xsrf-token': given }))).code ===
        'CSRF_REJECTED';
      expect([name, await isForged(foreign)]).toEqual([name, !endpoint.tokenless]);
      expect([name, await isForged(token)]).toEqual([name, false]);
    }
  });

  // ROLE-4
  test('another role counts at the next request of a session under way', async () => {
    const app = await open();
    const owner = await app.signedIn();
    const author = await app.signedIn({ email: 'bob@example.edu', role: 'author' });
    const { people } = (await owner(API.listPeople)).data;
    const bob = people.find(({ email }) => email === 'bob@example.edu');
    const become = async (role: string) =>
      await owner(API.updatePerson, { params: { id: bob?._id ?? '' }, body: { role } });
    const draft = { title: 'A', category: 'Fire' };
    expect((await author(API.createIssue, { body: draft })).status).toBe(200);
    expect((await author(API.listTrail)).code).toBe('NOT_ALLOWED');
    expect((await author(API.getSession)).data.accountRole).toBe('author');
    expect((await become('reader')).data.role).toBe('reader');
    expect((await author(API.createIssue, { body: draft })).code).toBe('NOT_ALLOWED');
    expect((await author(API.countUnread)).data.accountRole).toBe('reader');
    await become('owner');
    expect((await author(API.listTrail)).status).toBe(200);
    expect((await author(API.getSession)).data).not.toHaveProperty('accountRole');
  });

  // ROLE-2, TRAIL-7
  test('a call that the role does not allow is in the audit log as refused', async () => {
    const app = await open();
    const reader = await app.signedIn({ role: 'reader' });
    const { _id: id } = (await reader(API.getSession)).data;
    await reader(API.createIssue, { body: { title: 'A', category: 'Fire' } });
    await reader(API.createIssue, { body: { title: 'A', category: 'Fire' } });
    await writeRefusals(app.deps);
    const rows = app.db.read.selectFrom('audit').select(['what', 'who', 'subject', 'count']);
    expect(await rows.execute()).toEqual([
      { what: 'refusal.role', who: id, subject: 'POST /api/issue', count: 2 },
    ]);
  });

  // ACCESS-1, API-1
  test('every endpoint of the table is served, and nothing else under /api', async () => {
    const { app } = await open();
    const served = (method: string, url: string) => app.hasRoute({ method, url });
    const missing = ENDPOINTS.filter(
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
  describeOnSqlite('if', (open) => {
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

// ROLE-5
test('docs/compliance/access.md is as the endpoint table has it', () => {
  const file = join(import.meta.dirname, '../docs/compliance/access.md');
  expect(readFileSync(file, 'utf8'), 'npm run access writes it anew').toBe(accessDocument());
});
