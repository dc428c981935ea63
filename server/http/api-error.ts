import { API_ERRORS, type ApiErrorCode } from '#core/api-errors.ts';

type More = {
  /** A sentence about this very request. */
  detail?: string;
  /** What is wrong with the input, as core says it. */
  problems?: readonly object[];
  /** Seconds after which another try makes sense. */
  retryAfter?: number;
};

/** Thrown by routes and guards where a request cannot be served; `app.ts` makes the answer of it. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly more: More;

  constructor(code: ApiErrorCode, more: More = {}) {
    super(API_ERRORS[code].title);
    this.code = code;
    this.more = more;
  }
}

/** The answer of RFC 9457 to a refusal, and its status. */
export function problemOf({ code, more }: ApiError): { status: number; body: object } {
  const { status, title } = API_ERRORS[code];
  const { detail = title, problems } = more;
  const body = { type: `urn:reslife:problem:${code}`, title, status, detail, code };
  return { status, body: problems ? { ...body, problems } : body };
}
