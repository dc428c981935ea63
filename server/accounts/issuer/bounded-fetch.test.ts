import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { asSpan } from '../../base/spans.ts';
import { openTracing } from '../../base/tracing.ts';
import { openOtlpReceiver } from '../../test/otlp-receiver.ts';
import { boundedFetch } from './bounded-fetch.ts';

// OPERATIONS-4, OPERATIONS-5
test('a request to the issuer is a span with its host and status, without the code', async () => {
  const issuer = createServer((_, response) => response.writeHead(401).end('{}')).listen(
    0,
    '127.0.0.1',
  );
  await once(issuer, 'listening');
  onTestFinished(() => void issuer.close());
  const at = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}`;
  const receiver = await openOtlpReceiver();
  const rest = { headers: {}, resource: {}, sampler: 'always_on', ratio: 1, gatherMs: 10 } as const;
  const log = pino({ level: 'silent' });
  const tracing = await openTracing({ url: receiver.url, ...rest }, log);
  onTestFinished(tracing.close);
  const ask = boundedFetch(at);
  await asSpan(tracing.begin({ name: 'sign-in', kind: 'server' }), async () => {
    await ask(`${at}/token?code=hush`, {
      method: 'POST',
      headers: { authorization: 'Basic hush' },
      body: 'code=hush',
      redirect: 'manual',
    });
  });
  await expect.poll(() => receiver.spans.map(({ name }) => name)).toContain('issuer');
  expect(receiver.spans.find(({ name }) => name === 'issuer')?.attributes).toEqual({
    'http.request.method': 'POST',
    'server.address': '127.0.0.1',
    'http.response.status_code': 401,
  });
  expect(String(receiver.bytes)).not.toContain('hush');
});
