import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { Client } from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { assert } from '#core/base/assert.ts';
import { VERSION } from '../base/version.ts';
import { parseAnswer } from '../test/parse-json.ts';
import { createDatabase } from '../test/postgres-server.ts';
import { freePort, isHealthy, startServerProcess } from '../test/server-process.ts';

const FILES = join(import.meta.dirname, 'releases');
const root = join(import.meta.dirname, '../..');

/** What stands in the files: a database with one of everything, as that release made it. */
const RELEASES = [
  { release: 'first', title: 'Party in a corridor', outcomes: ['Resolved', 'Escalated'], inbox: 2 },
  {
    release: '0.1.0',
    title: 'Party in the corridor',
    outcomes: ['Resolved', 'Escalated'],
    inbox: 3,
  },
] as const;

type Place = { DATA_DIR: string; DATABASE_URL?: string };

/** Makes the database of a release in an empty place. */
const PLACES: Record<string, (sql: string, dataDir: string) => Promise<Place>> = {
  sqlite: async (sql, DATA_DIR) => {
    const db = new BetterSqlite(join(DATA_DIR, 'reslife.db'));
    db.exec(sql);
    db.close();
    return await Promise.resolve({ DATA_DIR });
  },
  postgres: async (sql, DATA_DIR) => {
    const server = inject('postgres');
    assert(server !== undefined, 'it is skipped without PostgreSQL');
    const name = `${server.prefix}release${Date.now()}`;
    const DATABASE_URL = await createDatabase(server.url, name);
    const client = new Client({ connectionString: DATABASE_URL });
    await client.connect();
    await client.query(sql);
    await client.end();
    return { DATA_DIR, DATABASE_URL };
  },
};

/** A server of today, and a fetch of it as the administrator that the release had. */
async function serve(place: Place) {
  const { DATA_DIR, ...env } = place;
  const { child, url, ended } = startServerProcess(DATA_DIR, await freePort(), env);
  onTestFinished(() => void child.kill('SIGKILL'));
  await expect.poll(() => isHealthy(url), { timeout: 30_000, interval: 20 }).toBe(true);
  const headers = { 'content-type': 'application/json' };
  const data = { email: 'ada@example.edu', password: 'a password of tests' };
  const body = JSON.stringify({ data });
  const signedIn = await fetch(url + API.signIn.path, { method: 'POST', headers, body });
  const cookie = signedIn.headers.getSetCookie().map((set) => set.split(';')[0]);
  const get = async (path: string) =>
    await (await fetch(url + path, { headers: { cookie: cookie.join('; ') } })).text();
  return { get, stop: async () => (child.kill(), await ended) };
}

const FROM = 'startDate=2026-11-01&endDate=2026-11-30';

test('every release but this one has its database here', () => {
  const changes = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const named = [...changes.matchAll(/^## (\d\S*)$/gm)].map(([, release]) => release);
  expect(named[0]).toBe(VERSION);
  expect(named.slice(1).toReversed()).toEqual(RELEASES.slice(1).map(({ release }) => release));
});

describe.each(Object.entries(PLACES))('on %s', (dialect, make) => {
  // START-5, DATA-9
  const isMissing = dialect === 'postgres' && inject('postgres') === undefined;
  test.skipIf(isMissing).for(RELEASES)(
    'the database of $release is served by this release with all that it had',
    { timeout: 120_000 },
    async ({ release, title, outcomes, inbox }) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'reslife-release-'));
      onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
      const file = join(FILES, `${release}.${dialect}.sql`);
      expect(existsSync(file)).toBe(true);
      const place = await make(readFileSync(file, 'utf8'), dataDir);
      const { get, stop } = await serve(place);

      const [guide, ...others] = parseAnswer(
        API.listAdvisorIssues,
        await get('/api/advisor/issues/All categories'),
      );
      expect(others).toEqual([]);
      expect(guide).toMatchObject({ title, category: 'Noise complaint' });
      const picture = guide?.steps[0]?.image ?? '';
      expect(await get(`/${picture}`)).toMatch(/^RIFF/);
      const issues = parseAnswer(API.listIssues, await get(API.listIssues.path));
      expect(issues.map((issue) => issue.title).toSorted()).toEqual(['A draft', title]);

      const table = await get(`${API.analytics.path}?${FROM}`);
      const { analysis } = parseAnswer(API.analytics, table);
      expect(analysis.map(({ outcome }) => outcome).toSorted()).toEqual(outcomes.toSorted());
      const walked = analysis.find(({ outcome }) => outcome === 'Resolved');
      const record = parseAnswer(API.getRecord, await get(`/api/attend/${walked?._id}`));
      expect(record).toMatchObject({ advisor: 'Ada', description: 'Went well; all, home' });
      const { messages } = parseAnswer(API.listInbox, await get(API.listInbox.path));
      expect(messages).toHaveLength(inbox);
      expect(await stop()).toBe('0');

      const args = ['server/admin-command.ts', 'verify-trail'];
      const env = { ...process.env, ...place };
      expect(execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' })).toMatch(
        /whole/,
      );
    },
  );
});
