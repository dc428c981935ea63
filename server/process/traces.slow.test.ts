import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { API } from '#core/api/api.ts';
import type { Issue } from '#core/issue/issue.ts';
import { openOtlpReceiver } from '../test/otlp-receiver.ts';
import { emptyPlace } from '../test/places.ts';
import { openReceiver } from '../test/receiver.ts';
import { freePort, isHealthy, post, startServerProcess } from '../test/server-process.ts';
import { openSmtpSink } from '../test/smtp/smtp-sink.ts';

const credentials = { email: 'ada@example.edu', password: 'a password of tests' };

async function start(env: Readonly<Record<string, string>>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'reslife-traces-'));
  const server = startServerProcess(dataDir, await freePort(), {
    OTEL_BSP_SCHEDULE_DELAY: '50',
    ...env,
  });
  onTestFinished(() => {
    server.child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });
  await expect.poll(() => isHealthy(server.url), { timeout: 30_000, interval: 20 }).toBe(true);
  return server;
}

async function signIn(url: string): Promise<string> {
  const response = await post(url + API.signIn.path, credentials);
  return response.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
}

async function firstFire(url: string): Promise<string> {
  const library = await fetch(`${url}/api/advisor/issues/Fire`);
  return ((await library.json()) as { data: Issue[] }).data[0]?._id ?? '';
}

describe.each(['sqlite', 'postgres'] as const)('a server on %s', (kind) => {
  // OPERATIONS-4, OPERATIONS-5
  test.skipIf(kind === 'postgres' && inject('postgres') === undefined)(
    'sends what it does, and nothing that somebody wrote, nor who it was',
    async () => {
      const receiver = await openOtlpReceiver();
      const [webhook, smtp] = [await openReceiver(), await openSmtpSink()];
      const { databaseUrl } = await emptyPlace(kind);
      const { url } = await start({
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: receiver.url,
        OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20hush',
        OTEL_SERVICE_NAME: 'north-campus',
        SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
        WEBHOOK_PRIVATE: '127.0.0.1',
      });
      const cookie = await signIn(url);
      const target = { categories: [], escalations: true, summary: 'none' };
      const add = async (what: object) =>
        await post(url + API.addNotificationTarget.path, { ...target, ...what }, { cookie });
      await add({ kind: 'webhook', address: `${webhook.url}/quillon-hook` });
      await add({ kind: 'mail', address: 'quillon@example.edu' });
      const issueId = await firstFire(url);
      const feedback = { description: 'Quillon lay on the stairs', rating: 4 };
      await post(url + API.attend.path, {
        advisor: 'Quillon Marsh',
        issueId,
        steps: [],
        issueStatus: 'Escalated',
        feedback,
      });
      await post(url + API.sendFeedback.path, {
        advisor: 'Quillon',
        description: 'Quillon',
        rating: 1,
      });
      await post(url + API.reportMissingIssue.path, { advisor: 'Quillon', feedback: 'Quillon' });
      await post(url + API.createIssue.path, { title: 'Quillon', category: 'Pests' }, { cookie });
      for (const path of ['/api/people?search=quillon', '/reset?passCode=quillon', '/quillon'])
        await fetch(url + path, { headers: { cookie, 'user-agent': 'quillon' } });
      await expect.poll(() => webhook.received.length, { timeout: 20_000 }).toBeGreaterThan(0);
      await expect.poll(() => smtp.emails.length, { timeout: 20_000 }).toBeGreaterThan(0);

      const names = () => new Set(receiver.spans.map(({ name }) => name));
      const expected = [
        'POST /api/attend',
        'commit attendance',
        'POST /api/user/auth/signIn',
        'insert issue',
        'notification',
        'webhook',
        'mail',
        'send',
      ];
      await expect.poll(() => expected.filter((name) => !names().has(name))).toEqual([]);
      const text = String(receiver.bytes);
      for (const secret of [/quillon/i, /stairs/, /ada@example/, /password of tests/, /127\.0\.0/])
        expect(text).not.toMatch(secret);
      expect(receiver.headers['authorization']).toBe('Bearer hush');
      expect(receiver.resource['service.name']).toBe('north-campus');
      const query = receiver.spans.find(({ name }) => name === 'insert issue');
      expect(query?.attributes['db.query.text']).toMatch(/^insert into "issue" .*(\?|\$1)/);
    },
    120_000,
  );
});

// OPERATIONS-7
test('a server with a hanging trace receiver keeps working, and stops in time', async () => {
  const receiver = await openOtlpReceiver();
  receiver.answer = 'silent';
  const { url, child, ended } = await start({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: receiver.url });
  const issueId = await firstFire(url);
  for (let n = 0; n < 200; n += 1) {
    const body = { advisor: 'Sam', issueId, steps: [], issueStatus: 'Resolved' };
    await post(url + API.attend.path, body);
  }
  expect(receiver.requests).toBeGreaterThan(0);
  const began = performance.now();
  child.kill('SIGTERM');
  expect(await ended).toBe('0');
  expect(performance.now() - began).toBeLessThan(8_000);
}, 60_000);
