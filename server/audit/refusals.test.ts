import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { noteRefusal, writeRefusals } from '../domain/refusals.ts';
import { addAdmin, PASSWORD } from '../test/test-admin.ts';
import { describeOnEachDatabase, type TestApp } from '../test/test-app.ts';

async function refusals({ db, deps }: TestApp) {
  await writeRefusals(deps);
  const rows = await db.write
    .selectFrom('audit')
    .select(['what', 'who', 'subject', 'network', 'count', 'at'])
    .where((row) => row.or([row('what', 'like', 'refusal.%'), row('what', '=', 'session.refuse')]))
    .orderBy('number')
    .execute();
  return rows;
}

describeOnEachDatabase('refused calls', (open) => {
  // TRAIL-7
  test('are counted by network, account and endpoint, and written a minute later', async () => {
    const app = await open();
    const { id } = await addAdmin(app);
    const wrong = { email: 'ada@example.edu', password: 'not the lamp' };
    for (let n = 0; n < 3; n += 1) await app.call(API.signIn, { body: wrong });
    app.clock.pass(1_000);
    await app.call(API.signIn, { body: { ...wrong, email: 'nobody@example.edu' } });
    expect(await app.db.write.selectFrom('audit').select('what').execute()).toEqual([]);
    const at = '2026-11-20T03:07:00.000Z';
    const refused = { what: 'session.refuse', who: null, network: '127.0.0.1' };
    expect(await refusals(app)).toEqual([
      { ...refused, subject: id, count: 3, at },
      { ...refused, subject: null, count: 1, at: at.replace('00.000', '01.000') },
    ]);
    await app.call(API.signIn, { body: wrong });
    expect((await refusals(app)).map(({ count }) => count)).toEqual([3, 1, 1]);
  });

  // TRAIL-7
  test('are limits, forged requests, missing sessions, wrong passwords and wrong codes', async () => {
    const app = await open({ rateLimit: true });
    const { id } = await addAdmin(app);
    const { headers } = await app.call(API.signIn, {
      body: { email: 'ada@example.edu', password: PASSWORD },
    });
    const cookie = String(headers['set-cookie']).match(/sid=[^;]+/)?.[0] ?? '';
    await app.call(API.getProfile);
    await app.call(API.getProfile, { headers: { cookie: 'sid=made-up' } });
    const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', cookie };
    await app.call(API.createIssue, { headers: evil, body: { title: 'A', category: 'Fire' } });
    const password = { password: 'not the lamp', newPassword: 'another lamp, upstairs' };
    await app.call(API.changePassword, { headers: { cookie }, body: password });
    const code = { email: 'ada@example.edu', passCode: 'guess' };
    await app.call(API.verifyUser, { body: code });
    for (let n = 0; n < 6; n += 1) await app.call(API.forgotPassword, { body: code });
    const seen = (await refusals(app)).map(({ what, who, subject, count }) => [
      what,
      who,
      subject,
      count,
    ]);
    expect(seen).toEqual([
      ['refusal.access', null, 'GET /api/profile', 2],
      ['refusal.csrf', null, 'POST /api/issue', 1],
      ['refusal.password', id, 'POST /api/user/auth/changePassword', 1],
      ['refusal.code', null, 'POST /api/user/auth/verifyUser', 1],
    ]);
  });

  // TRAIL-7
  test(
    'any number of public writes beyond the limit make one row a minute',
    { timeout: 60_000 },
    async () => {
      const app = await open({ rateLimit: true });
      const url = API.reportMissingIssue.path;
      const post = () => app.app.inject({ method: 'POST', url, payload: {} });
      const statuses = new Map<number, number>();
      for (let n = 0; n < 2_600; n += 1) {
        const { statusCode } = await post();
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      }
      expect(statuses.get(429)).toBe(200);
      expect((await refusals(app)).map(({ what, count }) => [what, count])).toEqual([
        ['refusal.limit', 200],
      ]);
    },
  );

  // TRAIL-7
  test('in a flood from everywhere, only a few networks are counted, and fewer over a day', async () => {
    const app = await open();
    const flood = (what: 'refusal.limit' | 'session.refuse', from: number, networks: number) => {
      for (let n = from; n < from + networks; n += 1) {
        noteRefusal(app.deps, { what, who: null, subject: null, network: `10.0.${n}` });
      }
    };
    flood('refusal.limit', 0, 10_000);
    flood('session.refuse', 0, 3);
    const rows = await refusals(app);
    expect(rows).toHaveLength(24);
    expect(rows.filter(({ network }) => network === null)).toMatchObject([
      { what: 'refusal.limit', count: 9_980 },
    ]);
    for (let minute = 0; minute < 300; minute += 1) {
      app.clock.pass(60_000);
      flood('refusal.limit', minute * 100, 100);
      await writeRefusals(app.deps);
    }
    const all = await refusals(app);
    expect(all.filter(({ network }) => network !== null)).toHaveLength(5_000);
    expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(40_003);
  });

  // TRAIL-7
  test('wait if they cannot be written, and are written when the server stops', async () => {
    const app = await open();
    const refusal = {
      what: 'refusal.csrf',
      who: null,
      subject: null,
      network: '10.0.0.1',
    } as const;
    noteRefusal(app.deps, refusal);
    const write = app.db.write;
    app.db.write = {
      transaction: () => {
        throw new Error('gone');
      },
    } as unknown as typeof write;
    await expect(writeRefusals(app.deps)).rejects.toThrow('gone');
    app.db.write = write;
    noteRefusal(app.deps, refusal);
    await app.app.close();
    await setTimeout(0);
    expect(await refusals(app)).toMatchObject([{ what: 'refusal.csrf', count: 2 }]);
  });
});
