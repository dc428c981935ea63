import { expect, onTestFinished, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { dayAfter } from '#core/base/day.ts';
import type { ProvenBy } from '#core/people/advisor-proof.ts';
import { ISSUE, sent, storeRevisions } from '../../test/attended-issue.ts';
import { campusBrowser } from '../../test/campus-browser.ts';
import { oidcAt, openCampusIssuer, type CampusPerson } from '../../test/campus-issuer.ts';
import { describeOnEachDatabase, type Open, type TestApp } from '../../test/test-app.ts';

const PUBLIC_URL = 'http://localhost:3000';
const SAM: CampusPerson = { sub: 'sam', email: 'sam@example.edu', name: ' Sam\u202e Okafor ' };
const DAY = 24 * 3_600_000;

async function openWithCampus(open: Open) {
  const issuer = await openCampusIssuer(PUBLIC_URL, SAM);
  onTestFinished(issuer.stop);
  const settings = { oidc: issuer.oidc, advisorSignIn: 'campus', publicUrl: PUBLIC_URL } as const;
  const app = await open(settings);
  app.clock.now = new Date();
  await storeRevisions(app.db, ISSUE, ['Is it out?']);
  return { app, issuer };
}

/** Returns a phone: the way to the campus and back, and the proof that it brings. */
function phoneOf(app: TestApp) {
  const browser = campusBrowser(app);
  const withCookies = () => ({ headers: { cookie: browser.cookie() } });
  const start = async (returnUrl = '/user') => {
    const answer = await app.call(API.startAdvisorSignIn, {
      query: { returnUrl },
      ...withCookies(),
    });
    browser.keep(answer);
    return answer;
  };
  const finish = async (query: Readonly<Record<string, string>>) => {
    const answer = await app.call(API.finishAdvisorSignIn, { query, ...withCookies() });
    browser.keep(answer);
    const to = new URL(answer.headers.location ?? 'http://nowhere/');
    expect(`${answer.status} ${to.origin}${to.pathname}`).toBe(`303 ${PUBLIC_URL}/login`);
    return Object.fromEntries(to.searchParams);
  };
  const take = async () => {
    const answer = await app.call(API.takeAdvisorProof, withCookies());
    browser.keep(answer);
    return answer;
  };
  const signIn = async (returnUrl?: string) =>
    await finish(await browser.atIssuer(new URL((await start(returnUrl)).data.url ?? '')));
  return { browser, start, finish, take, signIn };
}

async function proofIn(app: TestApp): Promise<string> {
  const phone = phoneOf(app);
  await phone.signIn();
  return (await phone.take()).data.proof;
}

async function provenIn({ db }: TestApp): Promise<(ProvenBy | null)[]> {
  const rows = db.read.selectFrom('attendance').select('proof').orderBy('received_at');
  return (await rows.execute()).map(({ proof }) => proof);
}

describeOnEachDatabase('advisors by the campus sign-in', (open) => {
  // SIGNIN-42
  test('startAdvisorSignIn, finishAdvisorSignIn and takeAdvisorProof are not found unless it is set up', async () => {
    const { call } = await open({ oidc: oidcAt('http://127.0.0.1:9') });
    for (const endpoint of [API.startAdvisorSignIn, API.finishAdvisorSignIn, API.takeAdvisorProof])
      expect((await call(endpoint)).code).toBe('NOT_FOUND');
    const { headers } = await call(API.listTitles);
    expect(headers['set-cookie']).toBeUndefined();
    const told = await call(API.listTitles, { headers: { cookie: 'advisors=campus' } });
    expect(String(told.headers['set-cookie'])).toMatch(/^advisors=;.*Expires=Thu, 01 Jan 1970/);
  });

  // SIGNIN-42, SIGNIN-43
  test('the phone has to sign in anew, and gets the cleaned name and a proof once', async () => {
    const { app } = await openWithCampus(open);
    const phone = phoneOf(app);
    const { data, headers } = await phone.start('/i/fire');
    expect(String(headers['set-cookie'])).toContain('advisors=campus; Max-Age=31536000; Path=/');
    const page = new URL(data.url ?? '');
    expect(page.searchParams.get('prompt')).toBe('login');
    expect(page.searchParams.get('scope')).toBe('openid profile');
    const told = await phone.finish(await phone.browser.atIssuer(page));
    expect(told).toEqual({ signedIn: 'campus', returnUrl: '/i/fire' });
    const taken = await phone.take();
    expect(taken.data).toEqual({
      advisor: 'Sam Okafor',
      proof: expect.stringMatching(/^campus:Sam%20Okafor:\d+:\d+:[\w-]{43}$/),
    });
    expect(taken.data.proof).not.toMatch(/sam@|:sam/);
    expect((await phone.take()).code).toBe('NOT_FOUND');
    // It opens nothing and belongs to no account.
    expect(await app.db.read.selectFrom('admin').selectAll().execute()).toEqual([]);
    expect(await app.db.read.selectFrom('session').selectAll().execute()).toEqual([]);
  });

  // SIGNIN-44
  test('attend stores whether the name is verified, and rejects no record because of an invalid proof', async () => {
    const { app } = await openWithCampus(open);
    const proof = await proofIn(app);
    const began = app.clock.now.toISOString();
    const record = { ...sent, advisor: 'Sam Okafor', startedAt: began, finishedAt: began };
    const attend = async (body: object, key?: string) => {
      const answer = await app.call(API.attend, { body, ...(key !== undefined && { key }) });
      expect(answer.status).toBe(200);
      app.clock.pass(1);
      return answer.data;
    };
    const key = '7b4b5c1e-1d2a-4c3b-9e4f-5a6b7c8d9e0f';
    await attend({ ...record, proof }, key);
    await attend(record);
    for (const other of [`${proof}x`, 'x'.repeat(60_000), 'campus:Sam%20Okafor:0:9:y', ''])
      await attend({ ...record, proof: other });
    await attend({ ...record, advisor: 'Sam', proof });
    expect(await provenIn(app)).toEqual(['campus', ...Array.from({ length: 6 }, () => 'none')]);
    // The proof is content: a repeat is the same record, and 25 days offline change nothing.
    app.clock.pass(25 * DAY);
    const again = await attend({ ...record, proof, sentAt: app.clock.now.toISOString() }, key);
    expect(again.key).toBe(key);
    await attend({ ...record, proof, sentAt: app.clock.now.toISOString() });
    app.clock.pass(6 * DAY);
    await attend({ ...record, proof, startedAt: app.clock.now.toISOString(), finishedAt: null });
    expect((await provenIn(app)).slice(7)).toEqual(['campus', 'none']);
  });

  // SIGNIN-44
  test('a record with a typed name mentions no proof unless it has one', async () => {
    const { app } = await openWithCampus(open);
    const proof = await proofIn(app);
    app.config.advisorSignIn = 'name';
    for (const more of [{}, { proof: null }, { proof }, { proof: 'made up' }]) {
      await app.call(API.attend, { body: { ...sent, advisor: 'Sam Okafor', ...more } });
      app.clock.pass(1);
    }
    expect(await provenIn(app)).toEqual([null, null, 'campus', 'none']);
  });

  // SIGNIN-44
  test('getRecord, analytics and analyticsCsv say how the name was verified, the file in its own column', async () => {
    const { app } = await openWithCampus(open);
    const proof = await proofIn(app);
    const owner = await app.signedIn();
    const day = app.clock.now.toISOString().slice(0, 10);
    // The records may be on both sides of a midnight.
    const query = { startDate: dayAfter(day, -1), endDate: dayAfter(day, 1) };
    app.config.advisorSignIn = 'name';
    const at = (minute: number) =>
      new Date(app.clock.now.getTime() - minute * 60_000).toISOString();
    const body = { ...sent, advisor: 'Sam Okafor', startedAt: null, finishedAt: null };
    await app.call(API.attend, { body });
    expect((await owner(API.analyticsCsv, { query })).text.split('\r\n')[0]).not.toContain(
      'proven',
    );
    app.config.advisorSignIn = 'campus';
    await app.call(API.attend, { body: { ...body, startedAt: at(-0.5), proof } });
    const { data } = await app.call(API.attend, { body: { ...body, startedAt: at(-0.9) } });
    for (const practice of [{}, { practice: 'with' }]) {
      const file = await owner(API.analyticsCsv, { query: { ...query, ...practice } });
      const lines = file.text.trim().split('\r\n');
      const [title, ...proofs] = lines.map((line) => line.split(',').at(-1));
      expect(title).toBe('Name verified by');
      expect(new Set(proofs)).toEqual(new Set(['', 'campus sign-in', 'not verified']));
      expect(proofs).toHaveLength(3);
    }
    const { data: page } = await owner(API.analytics, { query });
    expect(new Set(page.analysis.map((row) => row.proof))).toEqual(
      new Set([undefined, 'campus', 'none']),
    );
    const record = await owner(API.getRecord, { params: { id: data._id } });
    expect(record.data.proof).toBe('none');
  });

  // SIGNIN-42, SIGNIN-45
  test('a failed sign-in leads back to the login page with a reason, and gives no proof', async () => {
    const { app, issuer } = await openWithCampus(open);
    const phone = phoneOf(app);
    issuer.become({ ...SAM, name: '\u200b' });
    expect(await phone.signIn()).toEqual({ failure: 'unnamed' });
    issuer.become(SAM);
    const page = new URL((await phone.start()).data.url ?? '');
    const back = await phone.browser.atIssuer(page);
    expect(await phoneOf(app).finish(back)).toEqual({ failure: 'stale' });
    // The way of an administrator, begun in the same browser, does not end as that of an advisor.
    const admin = campusBrowser(app);
    const other = await admin.atIssuer((await admin.start()).to);
    phone.browser.cookies.set('campus-advisor', admin.cookies.get('campus') ?? '');
    expect(await phone.finish(other)).toEqual({ failure: 'stale' });
    expect((await phone.take()).code).toBe('NOT_FOUND');
  });

  // SIGNIN-45
  test('an issuer that does not answer is reported before anybody is sent there', async () => {
    const app = await open({ oidc: oidcAt('http://127.0.0.1:9'), advisorSignIn: 'campus' });
    expect((await phoneOf(app).start()).data).toEqual({ url: null });
  });

  // PRIVACY-4, PRIVACY-11
  test('a forgotten name is no longer verified', async () => {
    const { app } = await openWithCampus(open);
    const proof = await proofIn(app);
    await app.call(API.attend, {
      body: { ...sent, advisor: 'Sam Okafor', startedAt: null, proof },
    });
    expect(await provenIn(app)).toEqual(['campus']);
    const owner = await app.signedIn();
    await owner(API.forgetPerson, { body: { name: 'Sam Okafor', confirmation: 'Sam Okafor' } });
    expect(await provenIn(app)).toEqual([null]);
  });
});
