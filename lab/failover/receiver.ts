import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Type } from 'typebox';
import { parseJson } from '../../server/test/parse-json.ts';

const Event = Type.Object({
  type: Type.String(),
  data: Type.Object({
    record: Type.Optional(Type.String()),
    count: Type.Optional(Type.Number()),
  }),
});

/** Returns true if it is signed with the secret, by Standard Webhooks. */
function isSigned(secret: string, headers: IncomingHttpHeaders, body: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const words = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const hmac = createHmac('sha256', key).update(words).digest('base64');
  const given = Buffer.from(String(headers['webhook-signature']).split(' ')[0] ?? '');
  const right = Buffer.from(`v1,${hmac}`);
  return given.length === right.length && timingSafeEqual(given, right);
}

/** A receiver of webhooks that notes by which ids it heard of each record, and when first. */
export async function openHearing() {
  const ids = new Map<string, Set<string>>();
  const firstAt = new Map<string, number>();
  let grouped = 0;
  let secret = '';
  let repeats = 0;
  let unsigned = 0;
  const hear = (headers: IncomingHttpHeaders, body: string) => {
    if (!isSigned(secret, headers, body)) unsigned += 1;
    const { record, count = 0 } = parseJson(Event, body).data;
    grouped += count;
    if (record === undefined) return;
    if (!firstAt.has(record)) firstAt.set(record, performance.now());
    const known = ids.get(record) ?? new Set();
    const id = String(headers['webhook-id']);
    if (known.has(id)) repeats += 1;
    ids.set(record, known.add(id));
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      hear(request.headers, Buffer.concat(chunks).toString());
      response.writeHead(204).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    /** The secret that the server signs by. */
    expect: (told: string) => {
      secret = told;
    },
    /** The ids of the events of each record, by the record's id. */
    ids: ids as ReadonlyMap<string, ReadonlySet<string>>,
    /** When each record was first heard of, by `performance.now()`. */
    firstAt: firstAt as ReadonlyMap<string, number>,
    /** The number of escalations reported together. */
    grouped: () => grouped,
    repeats: () => repeats,
    unsigned: () => unsigned,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Hearing = Awaited<ReturnType<typeof openHearing>>;
