import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { assert } from '#core/base/assert.ts';
import { judge } from '../../e2e/faults/ledger.ts';
import { openLine } from '../../e2e/faults/line.ts';
import { attendance, newPhone } from '../../e2e/faults/phone.ts';
import { readStored } from '../../e2e/faults/stored.ts';
import { openDatabase } from '../../server/db/open.ts';
import { parseAnswer } from '../../server/test/parse-json.ts';
import { createDatabase, hasPostgres, startPostgres } from '../../server/test/postgres-server.ts';
import { freePort, isHealthy, startServerProcess } from '../../server/test/server-process.ts';
import { until } from './cluster.ts';

/** Starts a server of the app, PostgreSQL, and the line between them. */
async function open() {
  const postgres = await startPostgres();
  assert(postgres, 'PostgreSQL is there');
  onTestFinished(postgres.stop);
  const direct = await createDatabase(postgres.url, 'served');
  const line = await openLine(Number(new URL(direct).port));
  onTestFinished(line.close);
  const address = new URL(direct);
  address.port = String(line.port);
  const dataDir = mkdtempSync(join(tmpdir(), 'reslife-test-'));
  const port = await freePort();
  const { child, url, ended } = startServerProcess(dataDir, port, {
    DATABASE_URL: address.href,
    LOG_LEVEL: 'silent',
  });
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true });
  });
  const isUp = async () => await isHealthy(url);
  await until('the server', 60, isUp);
  const listed = await fetch(url + API.listTitles.path);
  const [issue] = parseAnswer(API.listTitles, await listed.text());
  assert(issue, 'there is a library');
  return { postgres, direct, line, url, port, issueId: issue._id, isUp };
}

describe.skipIf(!hasPostgres)('a server of the app', () => {
  // FAILOVER-2, DATA-8
  test('answers 503 with a time to retry, however PostgreSQL fails, and recovers by itself', async () => {
    const { postgres, direct, line, url, issueId, isUp } = await open();
    const send = async () => {
      const response = await fetch(url + API.attend.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({ data: attendance('Sam', issueId, 'words') }),
      });
      await response.text();
      return `${response.status} ${response.headers.get('retry-after')}`;
    };
    const health = async () => await (await fetch(url + API.health.path)).text();
    // Health looks once a second (DATA-14).
    const patience = { timeout: 10_000 };
    expect(await send()).toBe('200 null');

    line.set('dead');
    expect(await send()).toBe('503 5');
    await expect.poll(health, patience).toMatch(/The database cannot be reached\. Since \d{4}-/);
    line.set('whole');
    await until('it works again', 20, isUp);

    const order = async (words: string) => {
      const db = await openDatabase({ dataDir: '', databaseUrl: direct });
      await sql`set transaction read write`.execute(db.write).catch(() => undefined);
      await sql.raw(words).execute(db.write);
      await sql`select pg_reload_conf()`.execute(db.write);
      await db.close();
    };
    await order('alter system set default_transaction_read_only = on');
    await expect.poll(send).toBe('503 5');
    await expect.poll(health, patience).toContain('The database does not accept changes. Since');
    await order('alter system reset default_transaction_read_only');
    await until('it works again', 20, isUp);

    postgres.freeze();
    onTestFinished(() => postgres.thaw());
    const began = performance.now();
    expect(await Promise.all([send(), send(), send()])).toEqual(['503 5', '503 5', '503 5']);
    expect(performance.now() - began).toBeLessThan(18_000);
    await expect
      .poll(health, patience)
      .toContain('The database does not respond or accept changes. Since');
    postgres.thaw();
    await until('it works again', 20, isUp);
    await expect.poll(send).toBe('200 null');
  }, 120_000);

  // FAILOVER-3, FAILOVER-4
  test('acknowledges nothing that a broken connection left open, and stores a repeat once', async () => {
    const { direct, line, port, issueId } = await open();
    // The first messages of a connection take about 400 bytes, so each cut comes a few answers later.
    line.set({ cut: () => ({ down: 300 + randomInt(8_000) }) });
    const phones = [1, 2, 3, 4].map((n) => newPhone(`Advisor ${n}`, issueId, port));
    await Promise.all(
      phones.map(async (phone) => {
        for (let n = 0; n < 25; n += 1) {
          phone.finish(n % 2);
          await phone.sendAll();
        }
      }),
    );
    line.set('whole');
    expect(line.faults()).toBeGreaterThan(20);
    const rows = await readStored({ dataDir: '', databaseUrl: direct });
    const promised = phones.flatMap((phone) => phone.promised());
    expect(judge(promised, rows).notes).toEqual([]);
    expect(rows).toHaveLength(100);
  }, 120_000);
});
