import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { API, type AnswerOf } from '#core/api/api.ts';
import { pathOf } from '#core/base/api-path.ts';
import type { Endpoint } from '#core/api/endpoint.ts';
import { assert } from '#core/base/assert.ts';
import { openDatabase } from '../db/open.ts';
import { parseAnswer } from '../test/parse-json.ts';
import { hasPostgres, startPostgres, startStandby } from '../test/postgres-server.ts';
import { freePort, startServerProcess, untilHealthy } from '../test/server-process.ts';

const ADMIN = { email: 'ada@example.edu', password: 'a password of tests' };
const DAYS = { startDate: '2020-01-01', endDate: '2030-01-01' };

// FAILOVER-8, FAILOVER-10
test.skipIf(!hasPostgres)(
  'servers read figures and records from their standby, and who voids a record sees it voided on each',
  async () => {
    const first = await startPostgres();
    assert(first, 'PostgreSQL is there');
    onTestFinished(first.stop);
    const second = await startStandby(first);
    onTestFinished(second.stop);
    const SECRET_KEY = randomBytes(32).toString('base64');
    const start = async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'reslife-test-'));
      const { child, url, ended } = startServerProcess(dataDir, await freePort(), {
        DATABASE_URL: first.url,
        DATABASE_REPLICA_URL: second.url,
        SEED: 'demo',
        SECRET_KEY,
      });
      onTestFinished(async () => {
        child.kill('SIGTERM');
        await ended;
        rmSync(dataDir, { recursive: true });
      });
      await untilHealthy(url);
      return url;
    };
    const [one, other] = [await start(), await start()];
    let url = one;
    const ask = async (endpoint: Endpoint, query = '', body?: object, cookie = '') =>
      await fetch(`${url}${pathOf(endpoint.path, { id: record })}${query}`, {
        method: endpoint.method,
        headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
        body: body ? JSON.stringify({ data: body }) : null,
      });
    let record = '';
    const signedIn = await ask(API.signIn, '', ADMIN);
    let cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const read = async <E extends Endpoint>(endpoint: E, query = ''): Promise<AnswerOf<E>> =>
      parseAnswer(endpoint, await (await ask(endpoint, query, undefined, cookie)).text());
    const days = `?${new URLSearchParams(DAYS).toString()}`;

    // Ada has just signed in, which no reading waits for.
    const figures = await read(API.analytics, days);
    expect(figures.total).toBeGreaterThan(100);
    expect(Date.now() - Date.parse(figures.asOf ?? '')).toBeLessThan(10_000);
    const [guide] = await read(API.listIssues);
    record = guide?._id ?? '';
    const numbers = await read(API.getTreeNumbers);
    expect(numbers.walks).toBeGreaterThan(0);
    expect(numbers).toHaveProperty('asOf');
    const file = await ask(API.analyticsCsv, days, undefined, cookie);
    expect(file.headers.get('reslife-as-of')).toMatch(/^\d{4}-/);
    expect((await file.text()).split('\n').length).toBeGreaterThan(figures.total);
    record = figures.analysis[0]?._id ?? '';
    expect(await read(API.getRecord)).toHaveProperty('asOf');

    const standby = await openDatabase({ dataDir: '', databaseUrl: second.url });
    onTestFinished(standby.close);
    await sql`select pg_wal_replay_pause()`.execute(standby.write);
    const voided = await ask(API.voidRecord, '', { reason: 'A test' }, cookie);
    expect(voided.status).toBe(200);
    const opened = await read(API.getRecord);
    expect(opened).toHaveProperty('void');
    expect(opened).not.toHaveProperty('asOf');
    const voidedNow = (figures.voided ?? 0) + 1;
    expect((await read(API.analytics, days)).voided).toBe(voidedNow);

    // Another process did not see the write, but the cookie tells it.
    url = other;
    expect((await read(API.analytics, days)).voided).toBe(figures.voided);
    const wrote = voided.headers.getSetCookie().find((one) => one.startsWith('wrote='));
    cookie = `${cookie}; ${wrote?.split(';')[0] ?? ''}`;
    expect((await read(API.analytics, days)).voided).toBe(voidedNow);
    await sql`select pg_wal_replay_resume()`.execute(standby.write);
  },
  90_000,
);
