import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

/** The original, in which every word exists. */
export const ORIGINAL = 'en';

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

/** Returns the offered language of a page: the one chosen on the device, else the browser's first that is offered, else the original (LANG-4). */
export function languageOf(
  { cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>,
  offered: readonly string[],
): string {
  const chosen = cookies[LANGUAGE_COOKIE];
  if (chosen !== undefined && offered.includes(chosen)) return chosen;
  const fits = (tag: string) =>
    offered.find((code) => `${tag}-`.startsWith(`${code.toLowerCase()}-`));
  return likedIn(headers['accept-language'] ?? '').flatMap((tag) => fits(tag) ?? [])[0] ?? ORIGINAL;
}
