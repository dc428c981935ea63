import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { isLanguage, LANGUAGES, ORIGINAL, type Language } from '#core/base/language.ts';

/** The name of the cookie with the language that somebody chose on this device. */
export const LANGUAGE_COOKIE = 'language';

/** Returns the languages of an Accept-Language header, the preferred one first. */
function likedIn(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', quality = '1'] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/);
      return { tag, quality: Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/** A request whose cookies may not have been parsed yet. */
type Asking = { readonly cookies?: FastifyRequest['cookies'] } & Pick<FastifyRequest, 'headers'>;

/** Returns the language that somebody chose on the device; undefined if nobody did. */
export function chosenLanguage({ cookies }: Pick<FastifyRequest, 'cookies'>): Language | undefined {
  const chosen = cookies[LANGUAGE_COOKIE];
  return isLanguage(chosen) ? chosen : undefined;
}

/** Returns the language for a page: the one chosen on the device, or else the first of the browser's languages that the app has; undefined if it has none (LANG-4). */
export function languageOf(
  { cookies, headers }: Asking,
  offered: readonly string[],
): string | undefined {
  const chosen = cookies?.[LANGUAGE_COOKIE];
  if (chosen !== undefined && offered.includes(chosen)) return chosen;
  const fits = (tag: string) =>
    offered.find((code) => `${tag}-`.startsWith(`${code.toLowerCase()}-`));
  return likedIn(headers['accept-language'] ?? '').flatMap((tag) => fits(tag) ?? [])[0];
}

/** Returns the language of the sentences in the answer to a request (LANG-12). */
export function languageOfCaller(request: Asking): Language {
  const asked = languageOf(request, LANGUAGES);
  return isLanguage(asked) ? asked : ORIGINAL;
}
