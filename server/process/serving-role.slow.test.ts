import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { assert } from '#core/base/assert.ts';
import { openDatabase } from '../db/open.ts';
import { hasPostgres, startPostgres } from '../test/postgres-server.ts';
import { freePort, isHealthy, startServerProcess } from '../test/server-process.ts';

/** Opens a database whose tables one role owns and another serves: the addresses of both, and its operator's. */
async function openRoles() {
  const server = await startPostgres();
  assert(server !== undefined, 'it can be started');
  onTestFinished(server.stop);
  const dataDir = mkdtempSync(join(tmpdir(), 'reslife-test-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const operator = await openDatabase({ dataDir, databaseUrl: server.url });
  onTestFinished(operator.close);
  for (const order of [
    'create role keeper login',
    'create role "Server" login',
    'create database campus owner keeper',
  ]) {
    await sql.raw(order).execute(operator.write);
  }
  const as = (role: string): string => {
    const url = new URL(server.url);
    url.username = role;
    url.pathname = 'campus';
    return url.href;
  };
  return { dataDir, owner: as('keeper'), serving: as('Server') };
}

describe.skipIf(!hasPostgres)('two roles of PostgreSQL', () => {
  // DATA-11
  test('one role migrates; the other serves and cannot change tables or the hash chain', async () => {
    const { dataDir, owner, serving } = await openRoles();
    const env = { DATABASE_URL: serving, DATABASE_OWNER_URL: owner, SEED: 'starter' };
    const start = async () => {
      const { child, url, ended } = startServerProcess(dataDir, await freePort(), env);
      onTestFinished(() => void child.kill('SIGKILL'));
      await expect.poll(async () => await isHealthy(url), { timeout: 30_000 }).toBe(true);
      return { url, stop: async () => (child.kill('SIGTERM'), await ended) };
    };
    const { url, stop } = await start();
    const signedIn = await fetch(`${url}${API.signIn.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: { email: 'ada@example.edu', password: 'a password of tests' } }),
    });
    expect(signedIn.status).toBe(200);
    expect(await stop()).toBe('0');
    // A second start finds all done, and grants again.
    expect(await (await start()).stop()).toBe('0');

    const db = await openDatabase({ dataDir, databaseUrl: serving });
    onTestFinished(db.close);
    const acts = await db.read.selectFrom('audit').select('what').execute();
    expect(acts.map(({ what }) => what)).toContain('session.signIn');
    for (const order of [
      'create table mine (a integer)',
      'alter table audit disable trigger all',
      'drop table audit',
      'truncate audit',
      "insert into migration values ('999', '')",
      'delete from migration',
      'update audit set who = null',
    ]) {
      await expect(sql.raw(order).execute(db.write)).rejects.toThrow();
    }
  });
});
