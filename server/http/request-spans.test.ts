import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { buildApp } from '../app.ts';
import { querySpans, tracedCommits } from '../base/query-spans.ts';
import { idsNow } from '../base/spans.ts';
import { openTracing } from '../base/tracing.ts';
import { openDatabase } from '../db/open.ts';
import { REMEMBERING_COMPILERS } from '../test/compilers.ts';
import { openOtlpReceiver } from '../test/otlp-receiver.ts';
import { openOnSqlite } from '../test/test-app.ts';

/** Opens a server on loopback whose spans a receiver gets, and the lines of its log. */
async function open(trustProxy: string[]) {
  const receiver = await openOtlpReceiver();
  const { config: settings, deps: sources, signedIn } = await openOnSqlite();
  const config = { ...settings, trustProxy };
  const lines: string[] = [];
  const log = pino({ mixin: idsNow }, { write: (line) => void lines.push(line) });
  const rest = { headers: {}, resource: {}, sampler: 'parentbased_always_on', ratio: 1 } as const;
  const tracing = await openTracing({ url: receiver.url, ...rest, gatherMs: 10 }, log);
  const db = tracedCommits(await openDatabase(config, undefined, querySpans('sqlite')));
  const deps = { ...sources, db, log, tracing };
  const app = await buildApp(config, deps, 'no-web', REMEMBERING_COMPILERS);
  onTestFinished(async () => {
    await app.close();
    await db.close();
    await tracing.close();
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const { cookie } = await signedIn();
  const call = async (
    { method, path }: { method: string; path: string },
    { data, headers }: { data?: object; headers?: Record<string, string> } = {},
  ) =>
    await fetch(`${url}${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json', ...headers },
      ...(data && { body: JSON.stringify({ data }) }),
    });
  return { receiver, lines, call, db };
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${TRACE}-b7ad6b7169203331-01`;

// OPERATIONS-4, OPERATIONS-8
test('a request is a span named by its route, with its queries, and its log lines name the trace', async () => {
  const { receiver, lines, call } = await open([]);
  const created = await call(API.createIssue, { data: { title: 'Bed bugs', category: 'Pests' } });
  const { _id: id } = ((await created.json()) as { data: { _id: string } }).data;
  await call({ ...API.getIssue, path: API.getIssue.path.replace('{id}', id) });
  await call(API.sendFeedback, { data: { advisor: 'Sam', rating: 4 } });
  await call({ method: 'GET', path: '/made-up/by-a-stranger' });
  const days = 'startDate=2026-11-01&endDate=2026-11-20';
  await call({ ...API.analytics, path: `${API.analytics.path}?${days}` });
  const roots = () => receiver.spans.filter(({ kind }) => kind === 2);
  await expect.poll(() => roots().length).toBe(5);
  expect(
    roots().map(({ name, attributes }) => [name, attributes['http.response.status_code']]),
  ).toEqual([
    ['POST /api/issue', 200],
    ['GET /api/issue/:id', 200],
    ['POST /api/feedback', 200],
    ['GET', 404],
    ['GET /api/issue/analytics', 200],
  ]);
  const [post, get, feedback, , analytics] = roots();
  const within = (spanId: string | undefined) =>
    receiver.spans.flatMap(({ parentId, name }) => (parentId === spanId ? [name] : []));
  // The session is asked for before the body is there, the rest afterwards.
  expect(within(post?.spanId)).toEqual(
    expect.arrayContaining(['select session', 'begin', 'insert issue', 'insert audit', 'commit']),
  );
  expect(within(get?.spanId)).toContain('select issue');
  expect(within(feedback?.spanId)).toContain('commit feedback');
  expect(within(analytics?.spanId)).toContain('read analysis');
  const answered = lines.find((line) => line.includes('"path":"/api/issue"')) ?? '{}';
  expect(JSON.parse(answered)).toMatchObject({
    trace_id: post?.traceId,
    span_id: post?.spanId,
    reqId: post?.attributes['reslife.request.id'],
  });
  expect(String(receiver.bytes)).not.toContain('stranger');
});

// OPERATIONS-6
test.each([
  ['the proxy of the operator', ['127.0.0.1'], true],
  ['anybody else', [], false],
])('a trace from %s is continued: %s', async (_, trustProxy, isTaken) => {
  const { receiver, call } = await open(trustProxy);
  await call(API.campus, { headers: { traceparent } });
  const root = () => receiver.spans.find(({ kind }) => kind === 2);
  await expect.poll(root).toBeDefined();
  expect(root()?.traceId === TRACE).toBe(isTaken);
  expect(root()?.parentId).toBe(isTaken ? 'b7ad6b7169203331' : '');
});

// OPERATIONS-4
test('a server error is a failed span, a refusal is not', async () => {
  const { receiver, call, db } = await open([]);
  await call(API.createIssue, { data: { title: '', category: 'Pests' } });
  await db.close();
  await call(API.campus);
  const roots = () => receiver.spans.filter(({ kind }) => kind === 2);
  await expect.poll(() => roots().length).toBe(2);
  expect(roots().map(({ isFailed }) => isFailed)).toEqual([false, true]);
});
