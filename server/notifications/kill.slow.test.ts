import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { API } from '#core/api/api.ts';
import type { Issue } from '#core/issue/issue.ts';
import type { NewNotificationTarget } from '#core/notifications/notification-schema.ts';
import { openReceiver } from '../test/receiver.ts';
import { freePort, isHealthy, post, startServerProcess } from '../test/server-process.ts';
import { openSmtpSink } from '../test/smtp/smtp-sink.ts';

const RECORDS = 24;

// NOTIFICATIONS-2, NOTIFICATIONS-3, NOTIFICATIONS-4
test('a server that is killed and restarted notifies every recipient of each escalation once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'reslife-notifications-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const [receiver, dead, sink] = [await openReceiver(), await openReceiver(), await openSmtpSink()];
  dead.answer = 503;
  const env = { WEBHOOK_PRIVATE: '127.0.0.1', SMTP_URL: `smtp://127.0.0.1:${sink.port}` };
  const start = async () => {
    const server = startServerProcess(dataDir, await freePort(), env);
    onTestFinished(() => void server.child.kill('SIGKILL'));
    await expect.poll(() => isHealthy(server.url), { timeout: 30_000, interval: 20 }).toBe(true);
    return server;
  };

  const first = await start();
  const credentials = { email: 'ada@example.edu', password: 'a password of tests' };
  const signedIn = await post(first.url + API.signIn.path, credentials);
  const cookie = signedIn.headers.getSetCookie().map((one) => one.split(';')[0]);
  const add = async (kind: NewNotificationTarget['kind'], address: string) => {
    const target: NewNotificationTarget = {
      kind,
      address,
      categories: [],
      escalations: true,
      summary: 'none',
    };
    await post(first.url + API.addNotificationTarget.path, target, { cookie: cookie.join('; ') });
  };
  await add('webhook', receiver.url);
  await add('webhook', dead.url);
  await add('mail', 'duty@ashdown.example');
  const library = await fetch(`${first.url}/api/advisor/issues/Fire`);
  const issueId = ((await library.json()) as { data: Issue[] }).data[0]?._id ?? '';
  const attend = async (url: string) =>
    await post(
      url + API.attend.path,
      { advisor: 'Sam', issueId, steps: [], issueStatus: 'Escalated' },
      { 'idempotency-key': randomUUID() },
    );
  for (let n = 0; n < RECORDS / 2; n += 1) await attend(first.url);
  // It falls in the middle of telling: the receiver has some and does not respond to the next.
  await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBeGreaterThan(0);
  receiver.answer = 'silent';
  for (let n = 0; n < RECORDS / 2; n += 1) await attend(first.url);
  await expect.poll(() => dead.received.length, { timeout: 20_000 }).toBeGreaterThan(0);
  first.child.kill('SIGKILL');
  expect(await first.ended).toBe('SIGKILL');

  // Deliveries that it had claimed, and those that failed, are due later: as if that time had passed.
  const db = new BetterSqlite3(join(dataDir, 'reslife.db'));
  const past = '2026-01-01T00:00:00.000Z';
  db.prepare("update told_delivery set next_at = ? where state = 'waiting'").run(past);
  db.prepare('update mail set send_after = ? where sent_at is null').run(past);
  db.close();
  receiver.answer = 200;
  dead.answer = 200;
  await start();
  const idsOf = ({ received }: typeof receiver) => new Set(received.map(({ id }) => id)).size;
  const mailed = () =>
    new Set(sink.emails.map(({ message }) => /^Message-ID:\s+<[^>]+>/im.exec(message)?.[0])).size;
  const counts = () => [idsOf(receiver), idsOf(dead), mailed()];
  await expect.poll(counts, { timeout: 40_000 }).toEqual([RECORDS, RECORDS, RECORDS]);
}, 120_000);
