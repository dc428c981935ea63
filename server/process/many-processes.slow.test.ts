import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { API } from '#core/api/api.ts';
import type { Endpoint } from '#core/api/endpoint.ts';
import { assert } from '#core/base/assert.ts';
import { FOR_EVER } from '#core/privacy/retention.ts';
import { insertAdmin, newAdmin } from '../accounts/accounts.sql.ts';
import { hashPassword } from '../auth/passwords.ts';
import { PASSWORD_COST } from '../base/config.ts';
import { writeTerms } from '../privacy/terms.ts';
import { attendances } from '../test/attendances.ts';
import { codeOf } from '../test/authenticator.ts';
import { callServer, type ServerCall } from '../test/call-server.ts';
import { parseJson } from '../test/parse-json.ts';
import { openServers, type ServerGroup } from '../test/server-group.ts';
import { freePort, startServerProcess, untilHealthy } from '../test/server-process.ts';
import { verifyAudit } from '../audit/verify.ts';

const ADA = { email: 'ada@example.edu', password: 'a password of tests' };
const BO = { email: 'bo@example.edu', password: 'a lamp in the hall' };
const SECRET_KEY = Buffer.alloc(32, 7).toString('base64');

describe.skipIf(inject('postgres') === undefined)('two processes on one PostgreSQL', () => {
  let group: ServerGroup;
  beforeAll(async () => {
    group = await openServers(2, { SECRET_KEY });
    const deps = { now: () => new Date(), newId: randomUUID };
    const password_hash = await hashPassword(BO.password, PASSWORD_COST);
    await insertAdmin(
      group.db.write,
      newAdmin(deps, { email: BO.email, name: 'Bo', password_hash, role: 'owner' }),
    );
  }, 120_000);
  afterAll(async () => await group.close());

  /** Asks one process after the other. */
  const ask = async <E extends Endpoint>(process: number, endpoint: E, asked?: ServerCall) => {
    const { urls } = group;
    return await callServer(urls[process % urls.length] ?? '', endpoint, asked);
  };
  const signIn = async (process: number, body = ADA, from = '198.51.100.1') => {
    const { status, cookie, code } = await ask(process, API.signIn, { body, from });
    expect([status, code]).toEqual([200, undefined]);
    return cookie;
  };

  // CLUSTER-1
  test('wrong passwords count together for both', async () => {
    const guess = { ...BO, password: 'not the password' };
    const codes = [];
    for (let n = 0; n < 12; n += 1)
      codes.push((await ask(n, API.signIn, { body: guess, from: '203.0.113.7' })).code);
    expect(codes.slice(0, 10)).toEqual(Array<string>(10).fill('INCORRECT_CREDENTIALS'));
    expect(codes.slice(10)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
    // The right one is refused on either from there, and goes from elsewhere.
    for (const process of [0, 1])
      expect((await ask(process, API.signIn, { body: BO, from: '203.0.113.7' })).status).toBe(429);
    await signIn(1, BO);
  });

  // CLUSTER-2
  test('an issue published by one process is served by the other at once', async () => {
    const cookie = await signIn(0);
    const params = { category: 'Fire' };
    const before = await ask(1, API.listAdvisorIssues, { params });
    const [first] = before.data ?? [];
    assert(first, 'the starter library has a guide on fire');
    for (let n = 0; n < 20; n += 1) {
      const title = `${first.title} ${n}`;
      const saved = await ask(n, API.updateIssue, {
        params: { id: first._id },
        body: { title },
        cookie,
      });
      expect(saved.status).toBe(200);
      const other = await ask(n + 1, API.listAdvisorIssues, { params });
      expect(other.data?.find(({ _id }) => _id === first._id)?.title).toBe(title);
      const own = await ask(n, API.listAdvisorIssues, { params });
      expect(own.etag).toBe(other.etag);
      expect(own.etag).not.toBe(before.etag);
    }
  });

  // CLUSTER-2
  test('a session ended by one is refused by the other, and both see who is present', async () => {
    const [ada, bo] = [await signIn(0), await signIn(1, BO)];
    const { data } = await ask(0, API.listTitles);
    const params = { id: data?.[0]?._id ?? '' };
    const here = { params, body: { version: 1 } };
    expect((await ask(0, API.reportPresence, { ...here, cookie: ada })).status).toBe(200);
    const seen = await ask(1, API.reportPresence, { ...here, cookie: bo });
    expect(seen.data?.others.map(({ name }) => name)).toEqual([expect.stringMatching(/ada/i)]);
    expect((await ask(1, API.getProfile, { cookie: ada })).status).toBe(200);
    expect((await ask(0, API.signOut, { cookie: ada })).status).toBe(200);
    expect((await ask(1, API.getProfile, { cookie: ada })).status).toBe(401);
  });

  // CLUSTER-5
  test('one key sent to both at once makes one record', async () => {
    const { data } = await ask(0, API.listAdvisorIssues, { params: { category: 'Fire' } });
    const issueId = data?.[0]?._id ?? '';
    const body = { advisor: 'Sam', issueId, steps: [], issueStatus: 'Resolved' };
    const keys = Array.from({ length: 60 }, randomUUID);
    const answers = await Promise.all(
      keys.flatMap((key) =>
        [0, 1, 0, 1].map(async (process) => ({
          key,
          answer: await ask(process, API.attend, { body, key }),
        })),
      ),
    );
    expect(new Set(answers.map(({ answer }) => answer.status))).toEqual(new Set([200]));
    const ids = Map.groupBy(answers, ({ key }) => key)
      .values()
      .map((same) => new Set(same.map(({ answer }) => answer.data?._id)).size);
    expect(new Set(ids)).toEqual(new Set([1]));
    const { count } = await group.db.read
      .selectFrom('attendance')
      .select((of) => of.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(keys.length);
  });

  // TRAIL-1
  test('the hash chain is whole after simultaneous acts in both', async () => {
    const cookies = [await signIn(0), await signIn(1)];
    const before = await verifyAudit(group.db.read);
    const made = await Promise.all(
      Array.from({ length: 80 }, async (_, n) => {
        const body = { title: `Made at once ${n}`, category: 'Other' };
        return await ask(n, API.createIssue, { body, cookie: cookies[n % 2] ?? '' });
      }),
    );
    expect(made.map(({ status }) => status)).toEqual(Array<number>(80).fill(200));
    const after = await verifyAudit(group.db.read);
    assert(before.isWhole && after.isWhole, 'the chain is whole');
    expect(after.newest.number - before.newest.number).toBe(80);
  });

  // CLUSTER-5
  test('sweeps and reminders at the same moment are each done once', async () => {
    const { write } = group.db;
    const old = attendances(500).map((row) => ({ ...row, started_day: '2020-01-01' }));
    await write.insertInto('attendance').values(old).execute();
    await writeTerms(write, { terms: { ...FOR_EVER, records: 30 }, version: 2 });
    const dated = await write
      .updateTable('issue')
      .set({ review_by: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10) })
      .returning('id')
      .execute();
    const sweep = async () => {
      const { stdout } = await promisify(execFile)(process.execPath, ['server/test/sweeper.ts'], {
        cwd: join(import.meta.dirname, '../..'),
        env: { DATABASE_URL: group.databaseUrl, SECRET_KEY, LOG_LEVEL: 'error' },
      });
      return parseJson(Type.Object({ records: Type.Number() }), stdout).records;
    };
    const gone = await Promise.all([sweep(), sweep(), sweep()]);
    expect(gone.reduce((sum, one) => sum + one, 0)).toBe(500);
    const noted = await write
      .selectFrom('audit')
      .select('count')
      .where('what', '=', 'privacy.sweep')
      .execute();
    expect(noted.reduce((sum, { count }) => sum + count, 0)).toBe(500);
    const reminders = await write.selectFrom('reminder').select('issue_id').execute();
    expect(reminders).toHaveLength(dated.length);
    const mails = await write
      .selectFrom('mail')
      .select('id')
      .where('subject', 'like', '%to review%')
      .execute();
    expect(mails).toHaveLength(1);
    expect((await verifyAudit(group.db.read)).isWhole).toBe(true);
  });

  // CLUSTER-6
  test('a process with another SECRET_KEY does not start', async () => {
    const other = Buffer.alloc(32, 8).toString('base64');
    const port = await freePort();
    const start = (keys: string) =>
      startServerProcess('/tmp', port, { DATABASE_URL: group.databaseUrl, SECRET_KEY: keys });
    expect(await start(other).ended).toBe('1');
    // A server that changes to another key has both.
    const { child, url, ended } = start(`${SECRET_KEY},${other}`);
    await untilHealthy(url);
    child.kill('SIGTERM');
    expect(await ended).toBe('0');
  });

  // CLUSTER-1
  test('wrong codes of the second step count together, and a right code works once', async () => {
    const cookie = await signIn(0, BO);
    const asked = { cookie, from: '198.51.100.1' };
    const begun = await ask(0, API.beginSecondFactor, {
      ...asked,
      body: { password: BO.password },
    });
    const seed = begun.data?.seed ?? '';
    const confirmed = { code: codeOf(seed, new Date()) };
    expect((await ask(1, API.confirmSecondFactor, { ...asked, body: confirmed })).status).toBe(200);
    const halfway = async (process: number, from: string) => {
      const answer = await ask(process, API.signIn, { body: BO, from });
      expect(answer.code).toBe('SECOND_STEP');
      return answer.cookie;
    };
    const from = '203.0.113.9';
    const waiting = await halfway(0, from);
    const codes = [];
    for (let n = 0; n < 12; n += 1) {
      const body = { code: '000000' };
      codes.push((await ask(n, API.finishSignIn, { body, cookie: waiting, from })).code);
    }
    expect(codes.filter((code) => code === 'INCORRECT_CODE')).toHaveLength(10);
    expect(codes.slice(10)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
    const elsewhere = '198.51.100.44';
    const two = [await halfway(0, elsewhere), await halfway(1, elsewhere)];
    const body = { code: codeOf(seed, new Date(), 1) };
    const ends = await Promise.all(
      two.map(async (cookie, process) => {
        return await ask(process, API.finishSignIn, { body, cookie, from: elsewhere });
      }),
    );
    expect(ends.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
