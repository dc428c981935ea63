import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { API } from '#core/api/api.ts';
import { sweepAccounts } from './routes.ts';
import { addAdmin, codeInMail, PASSWORD } from '../test/test-admin.ts';
import { describeOnEachDatabase, type TestApp } from '../test/test-app.ts';
import { hashPassword, isPasswordOf } from '../auth/passwords.ts';
import { createSession, findSession } from '../auth/sessions.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const email = 'ada@example.edu';
const limited = { rateLimit: true, trustProxy: ['127.0.0.1'] };

async function guess({ call }: TestApp, ip: string, password = 'not the lamp') {
  const headers = { 'x-forwarded-for': ip };
  return await call(API.signIn, { body: { email, password }, headers });
}

async function countedOf({ db }: TestApp): Promise<number> {
  return (await db.read.selectFrom('rate_limit').selectAll().execute()).length;
}

describeOnEachDatabase('the limits of tries', (open) => {
  // ACCESS-7
  test('at most 240 guesses a day reach one account, from any number of addresses', async () => {
    const app = await open(limited);
    await addAdmin(app);
    const reached: number[] = [];
    for (let hour = 0; hour < 6; hour += 1) {
      let wrong = 0;
      for (let n = 0; n < 51; n += 1) {
        if ((await guess(app, `192.0.2.${hour * 40 + n}`)).status === 401) wrong += 1;
      }
      reached.push(wrong);
      app.clock.pass(HOUR);
    }
    expect(reached).toEqual([50, 50, 50, 50, 40, 0]);
    app.clock.pass(18 * HOUR);
    expect((await guess(app, '192.0.2.1')).status).toBe(401);
  });

  // ACCESS-7
  test("one address cannot use up an account's limit in a day", async () => {
    const app = await open(limited);
    await addAdmin(app);
    let wrong = 0;
    for (let n = 0; n < 24 * 11; n += 1) {
      if ((await guess(app, '192.0.2.7')).status === 401) wrong += 1;
      if (n % 11 === 10) app.clock.pass(HOUR);
    }
    expect(wrong).toBe(30);
    expect((await guess(app, '192.0.2.8', PASSWORD)).status).toBe(200);
  });

  // ACCESS-9
  test('a person who set a password by a link can sign in, no matter how often strangers guess', async () => {
    const app = await open(limited);
    await addAdmin(app);
    await app.call(API.forgotPassword, { body: { email } });
    const body = { email, password: 'another lamp', token: await codeInMail(app) };
    const reset = await app.call(API.resetPassword, { body });
    expect(reset.status).toBe(200);
    const cookie = String(reset.headers['set-cookie']).split(';')[0] ?? '';
    for (let n = 0; n < 51; n += 1) await guess(app, `192.0.2.${n}`);
    const signIn = (headers: Record<string, string>) =>
      app.call(API.signIn, { body: { email, password: body.password }, headers });
    expect((await signIn({})).status).toBe(429);
    expect((await signIn({ cookie })).status).toBe(200);
  });

  // SIGNIN-23
  test('while passwords are sprayed over all accounts, an unknown network has five tries and a known device its own', async () => {
    const app = await open(limited);
    await addAdmin(app);
    const known = await app.call(API.signIn, { body: { email, password: PASSWORD } });
    const cookie = [known.headers['set-cookie']].flat().map((set) => String(set).split(';')[0]);
    for (let n = 0; n < 200; n += 1) {
      const headers = { 'x-forwarded-for': `10.1.${n}.1` };
      await app.call(API.signIn, { body: { email: `${n}@example.edu`, password: 'a' }, headers });
    }
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const body = { email: `other${n}@example.edu`, password: 'a lamp' };
      const headers = { 'x-forwarded-for': '192.0.2.9' };
      statuses.push((await app.call(API.signIn, { body, headers })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const headers = { 'x-forwarded-for': '192.0.2.9', cookie: cookie.join('; ') };
    const own = await app.call(API.signIn, { body: { email, password: PASSWORD }, headers });
    expect(own.status).toBe(200);
    app.clock.pass(HOUR);
    expect((await guess(app, '192.0.2.9', PASSWORD)).status).toBe(200);
  });

  // ACCESS-10
  test('a refused try costs no query and leaves nothing behind', async () => {
    const app = await open(limited);
    await addAdmin(app);
    for (let n = 0; n < 11; n += 1) await guess(app, '192.0.2.7');
    const counted = await countedOf(app);
    const { write, read } = app.db;
    const statements = [write, read].flatMap((db) =>
      (
        [
          'connection',
          'transaction',
          'selectFrom',
          'insertInto',
          'updateTable',
          'deleteFrom',
        ] as const
      ).map((name) => vi.spyOn(db, name)),
    );
    for (let n = 0; n < 20; n += 1) expect((await guess(app, '192.0.2.7')).status).toBe(429);
    expect(statements.flatMap(({ mock }) => mock.calls)).toEqual([]);
    vi.restoreAllMocks();
    expect(await countedOf(app)).toBe(counted);
    // Another process may have reset it: that is asked for every few seconds.
    await write.deleteFrom('rate_limit').execute();
    app.clock.pass(5_000);
    expect((await guess(app, '192.0.2.7')).status).toBe(401);
  });

  // ACCESS-10
  test('made-up emails from an address at its limit leave nothing behind', async () => {
    const app = await open(limited);
    const tryEmail = async (n: number) => {
      const body = { email: `nobody${n}@example.edu`, password: 'x' };
      const headers = { 'x-forwarded-for': '192.0.2.7' };
      return (await app.call(API.signIn, { body, headers })).status;
    };
    for (let n = 0; n < 50; n += 1) expect(await tryEmail(n)).toBe(401);
    const counted = await countedOf(app);
    for (let n = 50; n < 100; n += 1) {
      expect(await tryEmail(n)).toBe(429);
      app.clock.pass(1_000);
    }
    expect(await countedOf(app)).toBe(counted);
  });

  // ACCESS-10
  test('expired counters are swept by their index', async () => {
    const app = await open(limited);
    await guess(app, '192.0.2.7');
    app.clock.pass(DAY - 1);
    await sweepAccounts(app.deps);
    // The limits of the day are still counting.
    expect(await countedOf(app)).toBe(2);
    app.clock.pass(1);
    await sweepAccounts(app.deps);
    expect(await countedOf(app)).toBe(0);
    if (app.db.dialect === 'postgres') return;
    const plan = await sql<{
      detail: string;
    }>`explain query plan delete from rate_limit where expire <= 1`.execute(app.db.write);
    expect(plan.rows.map(({ detail }) => detail).join()).toContain('rate_limit_by_expire');
  });

  // ACCESS-11
  test('a clock that is set back does not lengthen a wait', async () => {
    const app = await open(limited);
    await addAdmin(app);
    for (let n = 0; n < 10; n += 1) await guess(app, '192.0.2.7');
    app.clock.pass(-2 * DAY);
    const refused = await guess(app, '192.0.2.7');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600']);
    app.clock.pass(HOUR);
    expect((await guess(app, '192.0.2.7', PASSWORD)).status).toBe(200);
  });

  // ACCESS-11
  test('a clock that is set back does not lengthen a session or a link', async () => {
    const app = await open(limited);
    const { id } = await addAdmin(app);
    const { db, clock, deps } = app;
    const session = await createSession(db.write, id, deps);
    await app.call(API.forgotPassword, { body: { email } });
    clock.pass(-2 * DAY);
    await sweepAccounts(deps);
    const codes = await db.read.selectFrom('token').select('expires_at').execute();
    expect(codes.map(({ expires_at }) => expires_at)).toEqual([
      new Date(clock.now.getTime() + HOUR / 2).toISOString(),
    ]);
    clock.pass(2 * HOUR);
    expect(await findSession(db.write, session, clock.now)).toBeUndefined();
  });

  // ACCESS-12
  test('if too many passwords wait to be checked, strangers wait or are refused, and a known device is served', async () => {
    const passwordCost = { memoryCost: 16_384, timeCost: 2, parallelism: 1 };
    const app = await open({ ...limited, passwordCost });
    await addAdmin(app);
    const own = { email, password: PASSWORD };
    const first = await app.call(API.signIn, { body: own });
    const cookie = String([first.headers['set-cookie']].flat()[1]).split(';')[0] ?? '';
    // These take so long that the line is still full when the last stranger comes.
    const stored = await hashPassword('x', { ...passwordCost, timeCost: 10 });
    const waiting = Array.from({ length: 60 }, (_, n) =>
      isPasswordOf(stored, 'x', passwordCost, { client: `192.0.3.${n}` }),
    );
    const settled = Promise.allSettled(waiting);
    const strangers = Array.from({ length: 40 }, async (_, n) => {
      const body = { email: `nobody${n}@example.edu`, password: 'x' };
      const headers = { 'x-forwarded-for': `192.0.2.${n}` };
      return await app.call(API.signIn, { body, headers });
    });
    const known = Array.from({ length: 5 }, () =>
      app.call(API.signIn, { body: own, headers: { cookie, 'x-forwarded-for': '192.0.2.1' } }),
    );
    expect((await Promise.all(known)).map(({ status }) => status)).toEqual(Array(5).fill(200));
    const answers = await Promise.all(strangers);
    const refused = answers.filter(({ status }) => status === 503);
    const checked = answers.filter(({ status }) => status === 401);
    expect(refused.length).toBeGreaterThan(0);
    expect(checked.length).toBeGreaterThan(0);

    for (const { code, headers } of refused) {
      expect([code, headers['retry-after']]).toEqual(['UNAVAILABLE', '5']);
    }
    // A password that was not checked is not a try in any counter.
    const counted = await app.db.read.selectFrom('rate_limit').select(['key', 'points']).execute();
    const points: Record<string, number> = {};
    for (const { key, points: own } of counted) {
      const [counter = key] = /^sign-in\/[a-z+]+(?:\/day)?/.exec(key) ?? [];
      points[counter] = (points[counter] ?? 0) + own;
    }
    const each = ['email+ip', 'email+ip/day', 'ip', 'email', 'email/day', 'all'];
    expect(points).toEqual(
      Object.fromEntries(each.map((counter) => [`sign-in/${counter}`, checked.length])),
    );
    await settled;
  });
});
