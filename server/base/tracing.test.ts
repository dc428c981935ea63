import { createServer } from 'node:net';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openOtlpReceiver } from '../test/otlp-receiver.ts';
import { freePort } from '../test/server-process.ts';
import { asSpan, idsNow, inSpan, spanNow } from './spans.ts';
import { openTracing } from './tracing.ts';
import type { TracingConfig } from './tracing-config.ts';
import { VERSION } from './version.ts';

const CONFIG: TracingConfig = {
  url: '',
  headers: { 'api-key': 'hush' },
  resource: { campus: 'North Campus' },
  sampler: 'parentbased_always_on',
  ratio: 1,
  gatherMs: 20,
};

function logging() {
  const lines: string[] = [];
  return { lines, log: pino({ level: 'info' }, { write: (line) => void lines.push(line) }) };
}

async function open(config: Partial<TracingConfig>, log = logging().log) {
  const tracing = await openTracing({ ...CONFIG, ...config }, log);
  onTestFinished(tracing.close);
  return tracing;
}

const ABOUT = { name: 'outer', kind: 'internal' } as const;

const failing = async () => {
  await Promise.resolve();
  throw Object.assign(new Error('Ada at 203.0.113.7 failed'), { code: 'EHOSTUNREACH' });
};

// OPERATIONS-4
test('an inner operation is a child span with the type of its error', async () => {
  const receiver = await openOtlpReceiver();
  const tracing = await open({ url: receiver.url });
  const outer = tracing.begin({ ...ABOUT, attributes: { tries: 3 } });
  await asSpan(outer, async () => {
    expect(idsNow()).toEqual(outer.ids);
    await inSpan({ name: 'good', kind: 'client' }, async () => await Promise.resolve());
    const failed = inSpan({ name: 'bad', kind: 'client' }, failing);
    await expect(failed).rejects.toThrow('Ada');
  });
  expect(spanNow()).toBeUndefined();
  await expect.poll(() => receiver.spans).toHaveLength(3);
  const named = Object.fromEntries(receiver.spans.map((span) => [span.name, span]));
  expect(named['outer']).toMatchObject({
    traceId: outer.ids.trace_id,
    parentId: '',
    isFailed: false,
    attributes: { tries: 3 },
  });
  const { traceId, spanId } = named['outer'] ?? {};
  expect(named['good']).toMatchObject({ traceId, parentId: spanId, isFailed: false });
  const attributes = { 'error.type': 'EHOSTUNREACH' };
  expect(named['bad']).toMatchObject({ traceId, parentId: spanId, isFailed: true, attributes });
  expect(String(receiver.bytes)).not.toMatch(/Ada|203\.0/);
  expect(receiver.headers).toMatchObject({
    'api-key': 'hush',
    'content-type': 'application/x-protobuf',
  });
  expect(receiver.resource).toMatchObject({
    'service.name': 'reslife-oncall',
    'service.version': VERSION,
    campus: 'North Campus',
  });
});

// OPERATIONS-4
test.each([
  ['parentbased_always_on', 1, [true, true, false]],
  ['parentbased_always_off', 1, [false, true, false]],
  ['parentbased_traceidratio', 0, [false, true, false]],
  ['always_on', 1, [true, true, true]],
  ['always_off', 1, [false, false, false]],
  ['traceidratio', 0, [false, false, false]],
] as const)('%s (%s) decides what is sent', async (sampler, ratio, expected) => {
  const tracing = await open({ url: 'http://127.0.0.1:9', sampler, ratio });
  const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331';
  const begun = [undefined, `${parent}-01`, `${parent}-00`].map((traceparent) =>
    tracing.begin(ABOUT, traceparent),
  );
  expect(begun.map(({ isSent }) => isSent)).toEqual(expected);
  expect(begun[1]?.ids.trace_id).toBe('0af7651916cd43dd8448eb211c80319c');
  expect(tracing.begin(ABOUT, 'made up').ids.trace_id).not.toBe(begun[0]?.ids.trace_id);
});

// OPERATIONS-7
test('the log says once that a receiver refuses traces, and once that it accepts them again', async () => {
  const receiver = await openOtlpReceiver();
  receiver.answer = 400;
  const { log, lines } = logging();
  const tracing = await open({ url: receiver.url }, log);
  const send = async () => {
    const before = receiver.requests;
    tracing.begin(ABOUT).end();
    await expect.poll(() => receiver.requests).toBe(before + 1);
  };
  await send();
  await expect.poll(() => lines.join('')).toContain('traces are not accepted');
  await send();
  await send();
  receiver.answer = 200;
  await send();
  await expect.poll(() => lines.join('')).toContain('traces are accepted again');
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toContain('hush');
});

// OPERATIONS-7
test.each(['gone', 'silent'])('a receiver that is %s does not delay a stop', async (kind) => {
  const port = await freePort();
  if (kind === 'silent') {
    const silent = createServer(() => undefined).listen(port, '127.0.0.1');
    onTestFinished(() => void silent.close());
  }
  const tracing = await open({ url: `http://127.0.0.1:${port}` });
  // More than are kept.
  for (let span = 0; span < 5_000; span += 1) tracing.begin(ABOUT).end();
  const began = performance.now();
  await tracing.close();
  expect(performance.now() - began).toBeLessThan(2_000);
});
