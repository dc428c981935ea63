import type { AnswerOf, BodyOf, EndpointAddress, EndpointAt, QueryOf } from '#core/api/api.ts';
import type { ApiErrorCode, ProblemOf } from '#core/api/api-errors.ts';
import { pathOf } from '#core/base/api-path.ts';
import type { EndpointRow } from '#core/api/endpoint.ts';

/** The server refused: why, as one of its codes, and the problems it found. */
export class ApiError<C extends ApiErrorCode = ApiErrorCode> extends Error {
  override readonly name = 'ApiError';
  readonly code: C;
  readonly status: number;
  readonly detail: string;
  readonly problems: readonly ProblemOf<C>[];

  constructor(error: Pick<ApiError<C>, 'code' | 'status' | 'detail' | 'problems'>) {
    super(`${error.status} ${error.code}`);
    this.code = error.code;
    this.status = error.status;
    this.detail = error.detail;
    this.problems = error.problems;
  }
}

/** Returns true if a call failed with an error of this code, whose problems have its shape. */
export function isApiError<C extends ApiErrorCode>(error: unknown, code: C): error is ApiError<C> {
  return error instanceof ApiError && error.code === code;
}

/** No answer from our server: no signal, a time-out, or the page of a captive portal. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

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

/** Returns the value of the cookie that a write repeats in a header (ACCESS-3). */
export function forgeryToken(cookies: string): string | undefined {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith('XSRF-TOKEN='));
  return pair && decodeURIComponent(pair.slice('XSRF-TOKEN='.length));
}

function headersOf(method: string, { body, key }: Input<EndpointRow>): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (key !== undefined) headers.set('Idempotency-Key', key);
  const token = method === 'GET' ? undefined : forgeryToken(document.cookie);
  if (token !== undefined) headers.set('X-XSRF-TOKEN', token);
  return headers;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The table of codes has a sentence for each and stays on the server: a phone knows ours by their form. */
function isCode(value: unknown): value is ApiErrorCode {
  return typeof value === 'string' && /^[A-Z_]+$/.test(value);
}

/** The code beside it says which shape it has. */
function isProblem(value: unknown): value is ProblemOf<ApiErrorCode> {
  return isObject(value);
}

/** Returns a response with a member `data`. Throws ApiError for our server's errors, NetworkError for what is not our JSON. */
export async function readAnswer(response: Response): Promise<{ readonly data: unknown }> {
  const type = response.headers.get('Content-Type') ?? '';
  if (!/^application\/(problem\+)?json\b/.test(type)) {
    throw new NetworkError(`${response.status} with ${type || 'no content'}`);
  }
  const content: unknown = await response.json().catch(() => undefined);
  if (response.ok && isObject(content) && 'data' in content) return content as { data: unknown };
  if (!response.ok && isObject(content) && isCode(content.code)) {
    throw new ApiError({
      code: content.code,
      status: response.status,
      detail: typeof content.detail === 'string' ? content.detail : '',
      problems: Array.isArray(content.problems) ? content.problems.filter(isProblem) : [],
    });
  }
  throw new NetworkError(`${response.status} without our JSON`);
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
