import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { assert } from '#core/base/assert.ts';
import type { Issue } from '#core/issue/issue.ts';
import { openDatabase } from '../db/open.ts';
import { createDatabase } from '../test/postgres-server.ts';
import { openReceiver } from '../test/receiver.ts';
import { freePort, isHealthy, post, startServerProcess } from '../test/server-process.ts';

const EACH = 30;
const ALONE = 20;

// NOTIFICATIONS-11, CLUSTER-5
test.skipIf(inject('postgres') === undefined)(
  'two processes on one PostgreSQL send each escalation once, and share the limit of a network',
  async () => {
    const server = inject('postgres');
    assert(server !== undefined, 'it is skipped without PostgreSQL');
    const DATABASE_URL = await createDatabase(server.url, `${server.prefix}told${Date.now()}`);
    const start = async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'reslife-notifications-'));
      const { child, url } = startServerProcess(dataDir, await freePort(), {
        DATABASE_URL,
        WEBHOOK_PRIVATE: '127.0.0.1',
        TRUST_PROXY: '127.0.0.1',
        RATE_LIMIT: 'on',
      });
      onTestFinished(() => {
        child.kill('SIGKILL');
        rmSync(dataDir, { recursive: true, force: true });
      });
      await expect.poll(() => isHealthy(url), { timeout: 30_000, interval: 20 }).toBe(true);
      return url;
    };
    const urls = [await start(), await start()];
    const [first = ''] = urls;

    const credentials = { email: 'ada@example.edu', password: 'a password of tests' };
    const signedIn = await post(first + API.signIn.path, credentials);
    const cookie = signedIn.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ');
    const receivers = [await openReceiver(), await openReceiver()];
    for (const { url: address } of receivers) {
      const target = { address, categories: [], escalations: true, summary: 'none' };
      await post(
        first + API.addNotificationTarget.path,
        { kind: 'webhook', ...target },
        { cookie },
      );
    }
    const library = await fetch(`${first}/api/advisor/issues/Fire`);
    const issueId = ((await library.json()) as { data: Issue[] }).data[0]?._id ?? '';
    const body = { advisor: 'Sam', issueId, steps: [], issueStatus: 'Escalated' };
    await Promise.all(
      urls.map(async (url) => {
        for (let n = 0; n < EACH; n += 1) {
          const headers = { 'idempotency-key': randomUUID(), 'x-forwarded-for': '203.0.113.7' };
          await post(url + API.attend.path, body, headers);
        }
      }),
    );

    const db = await openDatabase({ dataDir: '', databaseUrl: DATABASE_URL });
    onTestFinished(async () => await db.write.destroy());
    /** Counts the deliveries that wait ten minutes after the first message of a network. */
    const waiting = async (url: string) =>
      (
        await db.read
          .selectFrom('told_delivery')
          .select('id')
          .where('address', 'like', `${url}%`)
          .where('state', '=', 'grouped')
          .execute()
      ).length;
    for (const { url, received } of receivers) {
      const notified = () => {
        const bodies = received.map(
          (one) => JSON.parse(one.body) as { type: string; data: { count?: number } },
        );
        const together = bodies.filter(({ type }) => type === 'issues.escalated');
        const counted = together.reduce((sum, { data }) => sum + (data.count ?? 0), 0);
        return { alone: bodies.length - together.length, counted };
      };
      const all = async () => notified().alone + notified().counted + (await waiting(url));
      await expect.poll(all, { timeout: 30_000 }).toBe(urls.length * EACH);
      // On a slow machine the allowance, one more a minute, may let another through.
      expect(notified().alone).toBeGreaterThanOrEqual(ALONE);
      expect(notified().alone).toBeLessThanOrEqual(ALONE + 2);
      // All of them may still wait for the first message of their network.
      await expect.poll(() => notified().counted, { timeout: 30_000 }).toBeGreaterThan(0);
      expect(new Set(received.map(({ id }) => id)).size).toBe(received.length);
    }
  },
  120_000,
);
