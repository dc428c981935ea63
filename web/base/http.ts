import type { ApiErrorCode, ProblemOf } from '#core/api/api-errors.ts';

/** The error if the server refused: the reason, as one of its codes, and the problems it found. */
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

/** The error if no answer came from our server: no signal, a time-out, or the page of a captive portal. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** Returns the value of the cookie that a write repeats in a header (ACCESS-3). */
export function forgeryToken(cookies: string): string | undefined {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith('XSRF-TOKEN='));
  return pair && decodeURIComponent(pair.slice('XSRF-TOKEN='.length));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Tells whether a text looks like an error code: the table of all codes has a sentence for each, so it stays on the server. */
function isCode(value: unknown): value is ApiErrorCode {
  return typeof value === 'string' && /^[A-Z_]+$/.test(value);
}

/** Tells whether a value is a problem: the code next to it says which shape it has. */
function isProblem(value: unknown): value is ProblemOf<ApiErrorCode> {
  return isObject(value);
}

/** Returns a response that has a member `data`. Throws ApiError for our server's errors, and NetworkError for anything that is not our JSON. */
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
