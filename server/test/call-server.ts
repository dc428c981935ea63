import { API, type AnswerOf, type BodyOf } from '#core/api/api.ts';
import { pathOf } from '#core/base/api-path.ts';
import type { Endpoint } from '#core/api/endpoint.ts';
import { Type } from 'typebox';
import { parseAnswer, parseJson } from './parse-json.ts';

const Refusal = Type.Object({ code: Type.String() });

export type ServerCall = {
  params?: Readonly<Record<string, string>>;
  /** The `data` of the request. */
  body?: object;
  key?: string;
  cookie?: string;
  /** The address that a proxy on loopback says it comes from. */
  from?: string;
};

export type Reply<E extends Endpoint> = {
  status: number;
  data: AnswerOf<E> | undefined;
  code: string | undefined;
  etag: string | null;
  /** The cookies it set, as a browser sends them back. */
  cookie: string;
};

/** Calls a real server as a browser would that has these cookies; rejects only if no answer comes. */
export async function callServer<E extends Endpoint>(
  url: string,
  endpoint: E,
  { params, body, key, cookie, from }: ServerCall = {},
): Promise<Reply<E>> {
  const response = await fetch(url + pathOf(endpoint.path, params), {
    method: endpoint.method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(cookie !== undefined && { cookie }),
      ...(from !== undefined && { 'x-forwarded-for': from }),
    },
    body: body ? JSON.stringify({ data: body }) : null,
  });
  const { status, ok, headers } = response;
  const text = await response.text();
  const pairs = headers.getSetCookie().map((set) => set.split(';')[0] ?? '');
  const shared = {
    status,
    etag: headers.get('etag'),
    cookie: pairs.filter((pair) => !pair.endsWith('=')).join('; '),
  };
  if (ok) return { ...shared, data: parseAnswer(endpoint, text), code: undefined };
  const isJson = headers.get('content-type')?.includes('json') ?? false;
  return { ...shared, data: undefined, code: isJson ? parseJson(Refusal, text).code : undefined };
}

/** Returns the cookies of a new session of somebody who has no second step; throws where signing in is refused. */
export async function cookieOf(url: string, account: BodyOf<typeof API.signIn>): Promise<string> {
  const { status, code, cookie } = await callServer(url, API.signIn, { body: account });
  if (status !== 200) throw new Error(`signing in to ${url} answered ${status} ${code ?? ''}`);
  return cookie;
}

/** A third of what a proof is enough for (SESSION-9): no test takes the other two thirds. */
const FRESH_MS = 5 * 60_000;

/** Returns the result of `make`, and makes it again after five minutes. */
export function renewed<T>(make: () => Promise<T>): () => Promise<T> {
  let made: { what: Promise<T>; until: number } | undefined;
  return async () => {
    if (!made || Date.now() > made.until) made = { what: make(), until: Date.now() + FRESH_MS };
    return await made.what;
  };
}
