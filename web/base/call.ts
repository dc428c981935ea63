import type { AnswerOf, BodyOf, EndpointAddress, EndpointAt, QueryOf } from '#core/api/api.ts';
import { pathOf } from '#core/base/api-path.ts';
import type { EndpointRow } from '#core/api/endpoint.ts';
import { ApiError, forgeryToken, NetworkError, readAnswer } from './http.ts';

const ANSWER_MS = 15_000;
const UPLOAD_MS = 120_000;

type Input<E extends EndpointRow> = {
  /** The values for the path's {names}. */
  params?: Readonly<Record<string, string>>;
  query?: QueryOf<E>;
  body?: BodyOf<E>;
  form?: FormData;
  key?: string;
  signal?: AbortSignal;
};

function headersOf(method: string, { body, key }: Input<EndpointRow>): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (key !== undefined) headers.set('Idempotency-Key', key);
  const token = method === 'GET' ? undefined : forgeryToken(document.cookie);
  if (token !== undefined) headers.set('X-XSRF-TOKEN', token);
  return headers;
}

function urlOf(path: string, { params, query }: Input<EndpointRow>): string {
  const search = new URLSearchParams(query).toString();
  return pathOf(path, params) + (search && `?${search}`);
}

/** Calls an endpoint and returns its `data`. Throws ApiError, NetworkError, or the signal's reason if the caller aborted. */
export async function call<A extends EndpointAddress>(
  address: A,
  input: Input<EndpointAt<A>> = {},
): Promise<AnswerOf<EndpointAt<A>>> {
  const { body, form, signal } = input as Input<EndpointRow>;
  const [method = '', path = ''] = address.split(' ');
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), form ? UPLOAD_MS : ANSWER_MS);
  const cancel = () => timeout.abort();
  signal?.addEventListener('abort', cancel);
  try {
    signal?.throwIfAborted();
    const response = await fetch(urlOf(path, input), {
      method,
      headers: headersOf(method, input),
      body: form ?? (body === undefined ? null : JSON.stringify({ data: body })),
      redirect: 'error',
      signal: timeout.signal,
    });
    return (await readAnswer(response)).data as AnswerOf<EndpointAt<A>>;
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (error instanceof ApiError || error instanceof NetworkError) throw error;
    throw new NetworkError('no answer', { cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}
