import type { Language } from '#core/base/language.ts';
import { wordsIn, type Words } from '../base/words/words.ts';
import { API_ERRORS, type ApiErrorCode, type ProblemOf } from '#core/api/api-errors.ts';

type More<C extends ApiErrorCode> = {
  /** The details in a sentence, either in the reader's language or, for programmers, in English. */
  detail?: string | ((details: Words['details']) => string);
  /** The problems with the input, in the form that belongs to the error's code. */
  problems?: readonly ProblemOf<C>[];
  /** The seconds after which another attempt makes sense. */
  retryAfter?: number;
  /** The number of the newest correction that the server has under this key. */
  correction?: number;
};

/** An error, thrown if a request cannot be served. `errors.ts` turns it into a response. */
export class ApiError<C extends ApiErrorCode = ApiErrorCode> extends Error {
  readonly code: C;
  readonly more: More<C>;

  constructor(code: C, more: More<C> = {}) {
    super(API_ERRORS[code].title);
    this.code = code;
    this.more = more;
  }
}

/** Returns the response for an error as problem+json (RFC 9457), and its status. Its `detail` is in the caller's language (LANG-12). */
export function problemOf(
  { code, more }: ApiError,
  language: Language,
): { status: number; body: object } {
  const words = wordsIn(language);
  const { status, title } = API_ERRORS[code];
  const { detail: said = words.errorTitles[code], problems, correction } = more;
  const detail = typeof said === 'string' ? said : said(words.details);
  const body = {
    type: `urn:reslife:problem:${code}`,
    title,
    status,
    detail,
    code,
    ...(problems && { problems }),
    ...(correction !== undefined && { correction }),
  };
  return { status, body };
}
