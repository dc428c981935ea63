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

/** Returns true if it is signed with a secret, by Standard Webhooks. */
function isSigned(secret: string, headers: IncomingHttpHeaders, body: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const words = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const hmac = createHmac('sha256', key).update(words).digest('base64');
  const given = Buffer.from(String(headers['webhook-signature']).split(' ')[0] ?? '');
  const right = Buffer.from(`v1,${hmac}`);
  return given.length === right.length && timingSafeEqual(given, right);
}

const LATER = '/later';

/** Returns the name under which the receiver notes what a step after the first heard about a record. */
export const laterOf = (record: string): string => `${record}/later`;

/** Opens a receiver of webhooks that notes the ids under which it heard about each record, and when first; those of the later step apart. */
export async function openHearing() {
  const ids = new Map<string, Set<string>>();
  const firstAt = new Map<string, number>();
  let grouped = 0;
  const secrets: string[] = [];
  let repeats = 0;
  let unsigned = 0;
  const hear = (path: string | undefined, headers: IncomingHttpHeaders, body: string) => {
    if (!secrets.some((secret) => isSigned(secret, headers, body))) unsigned += 1;
    const { type, data } = parseJson(Event, body);
    const { record: of, count = 0 } = data;
    grouped += count;
    if (of === undefined || type !== 'issue.escalated') return;
    const record = path === LATER ? laterOf(of) : of;
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
      hear(request.url, request.headers, Buffer.concat(chunks).toString());
      response.writeHead(204).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    /** The address of the step after the first. */
    later: `http://127.0.0.1:${port}${LATER}`,
    /** A secret that the server signs by. */
    expect: (told: string) => {
      secrets.push(told);
    },
    ids: ids as ReadonlyMap<string, ReadonlySet<string>>,
    /** When each record was first heard about, by `performance.now()`. */
    firstAt: firstAt as ReadonlyMap<string, number>,
    /** Returns when each of the two steps of a record was first heard about. */
    stepsOf: (record: string) => [firstAt.get(record), firstAt.get(laterOf(record))] as const,
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
