import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { isLanguage, LANGUAGES, ORIGINAL, type Language } from '#core/base/language.ts';

/** The cookie with the code of the language that was chosen on this device. */
export const LANGUAGE_COOKIE = 'language';

/** Returns the languages of an Accept-Language header, the best liked first. */
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

/** A request, whose cookies may not be read yet. */
type Asking = { readonly cookies?: FastifyRequest['cookies'] } & Pick<FastifyRequest, 'headers'>;

/** Returns the language that was chosen on the device; undefined if none was. */
export function chosenLanguage({ cookies }: Pick<FastifyRequest, 'cookies'>): Language | undefined {
  const chosen = cookies[LANGUAGE_COOKIE];
  return isLanguage(chosen) ? chosen : undefined;
}

/** Returns the offered language of a page: the one chosen on the device, else the browser's first that is offered; undefined if none is (LANG-4). */
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

/** Returns the language of the sentences that a caller gets (LANG-12). */
export function languageOfCaller(request: Asking): Language {
  const asked = languageOf(request, LANGUAGES);
  return isLanguage(asked) ? asked : ORIGINAL;
}
