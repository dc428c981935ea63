import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { VERSION } from '../base/version.ts';
import { authoring, confirm, END } from '../test/issues.ts';
import { freePort } from '../test/server-process.ts';
import { describeOnEachDatabase, openOnSqlite, type TestApp } from '../test/test-app.ts';
import { serveMetrics } from './metrics-server.ts';

async function measured(app: TestApp): Promise<(path?: string) => Promise<Response>> {
  const metricsPort = await freePort();
  await serveMetrics(app.app, { ...app.config, metricsPort }, app.deps);
  return async (path = '/metrics') => await fetch(`http://127.0.0.1:${metricsPort}${path}`);
}

/** Returns the value of a series by its name and labels, or undefined if the server does not export it. */
function valueOf(text: string, series: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}

describeOnEachDatabase('metrics', (open) => {
  // OPERATIONS-2
  test('count requests by route, answers to phones, and waiting work', async () => {
    const app = await open();
    const get = await measured(app);
    const { issue, add, admin, params } = await authoring(app);
    await add(confirm('Call the office.', END));
    await admin(API.updateIssue, { params, body: { publish: true } });
    const body = { advisor: 'Sam', issueId: issue._id, steps: [], issueStatus: 'Resolved' };
    await app.call(API.attend, { body });
    await app.call(API.attend, { body: {} });
    await app.call({ ...API.campus, path: '/made-up/by-a-stranger' });
    await app.deps.mail.enqueue(app.db.write, {
      recipient: 'a@b.org',
      letter: () => ({ subject: 'A', paragraphs: ['B'] }),
    });
    app.clock.pass(90_000);

    const response = await get();
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await response.text();
    const replies = (status: number) =>
      valueOf(text, `reslife_outbox_replies_total{call="/api/attend",status="${status}"}`);
    expect([replies(200), replies(400), replies(500)]).toEqual([1, 1, undefined]);
    expect(text).toMatch(/reslife_request_seconds_count\{method="POST",route="\/api\/attend"/);
    expect(text).not.toContain('made-up');
    expect(text).toContain(
      `reslife_build_info{version="${VERSION}",database="${app.db.dialect}"} 1`,
    );
    const seen = ['reslife_waiting', 'reslife_oldest_waiting_seconds', 'reslife_given_up'];
    expect(seen.map((name) => valueOf(text, `${name}{queue="mail"}`))).toEqual([1, 90, 0]);
    expect(seen.map((name) => valueOf(text, `${name}{queue="notifications"}`))).toEqual([0, 0, 0]);
    expect(valueOf(text, 'reslife_database_up')).toBe(1);
    expect(valueOf(text, 'reslife_database_bytes')).toBeGreaterThan(100_000);
    expect(valueOf(text, 'reslife_job_failed{job="reminders"}')).toBe(0);
    expect((await get('/')).status).toBe(404);
  });
});

// OPERATIONS-9
test('metrics for this machine only are refused under any other host name', async () => {
  const app = await openOnSqlite();
  const port = await freePort();
  await serveMetrics(app.app, { ...app.config, metricsPort: port }, app.deps);
  const asked = async (host: string) => {
    const asking = request({ port, host: '127.0.0.1', path: '/metrics', headers: { host } });
    const [answer] = (await once(asking.end(), 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
  const names = ['127.0.0.1:9', 'localhost', '[::1]:9', 'rebound.test', 'localhost.rebound.test'];
  const statuses = [];
  for (const name of names) statuses.push(await asked(name));
  expect(statuses).toEqual([200, 200, 200, 421, 421]);
});

// OPERATIONS-9
test('metrics that others may read are served under any host name', async () => {
  const app = await openOnSqlite();
  const port = await freePort();
  // Every address of 127.0.0.0/8 is this machine's, and no host that is named so.
  await serveMetrics(
    app.app,
    { ...app.config, metricsPort: port, metricsHost: '0.0.0.0' },
    app.deps,
  );
  const asking = request({ port, host: '127.0.0.1', path: '/metrics', headers: { host: 'app' } });
  const [answer] = (await once(asking.end(), 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(200);
});

// OPERATIONS-2
test('without a database, metrics say so and give no unknown values', async () => {
  const app = await openOnSqlite();
  const get = await measured(app);
  await app.app.ready();
  expect(valueOf(await (await get()).text(), 'reslife_waiting{queue="mail"}')).toBe(0);
  await app.db.close();
  const text = await (await get()).text();
  expect(valueOf(text, 'reslife_database_up')).toBe(0);
  expect(valueOf(text, 'reslife_waiting{queue="mail"}')).toBeUndefined();
});

// OPERATIONS-2
test('metrics have a port only if one is set, and a port in use is reported in a sentence', async () => {
  const { app, config, deps } = await openOnSqlite();
  await serveMetrics(app, config, deps);
  expect(config.metricsPort).toBeUndefined();
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const metricsPort = typeof address === 'object' && address ? address.port : 0;
  await expect(serveMetrics(app, { ...config, metricsPort }, deps)).rejects.toThrow(
    `METRICS_PORT ${metricsPort} cannot be used`,
  );
  taken.close();
});
