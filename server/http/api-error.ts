import type { Language } from '#core/base/language.ts';
import { wordsIn, type Words } from '../base/words/words.ts';
import { API_ERRORS, type ApiErrorCode, type ProblemOf } from '#core/api/api-errors.ts';

type More<C extends ApiErrorCode> = {
  /** The details in a sentence, either in the reader's language or in English for programmers. */
  detail?: string | ((details: Words['details']) => string);
  /** The problems of the input, in the shape that the code lists. */
  problems?: readonly ProblemOf<C>[];
  /** Seconds after which another try makes sense. */
  retryAfter?: number;
  /** The number of the correction held under a reused key. */
  correction?: number;
};

/** An error, thrown if a request cannot be served; `errors.ts` turns it into the response. */
export class ApiError<C extends ApiErrorCode = ApiErrorCode> extends Error {
  readonly code: C;
  readonly more: More<C>;

  constructor(code: C, more: More<C> = {}) {
    super(API_ERRORS[code].title);
    this.code = code;
    this.more = more;
  }
}

/** Returns the problem+json of RFC 9457 for an error, and its status; `detail` is in a language (LANG-12). */
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
