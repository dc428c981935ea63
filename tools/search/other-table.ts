import type { OtherLanguage } from '../../server/seeds/test/other-starters.ts';
import type { LanguageWords } from '../../core/search/other-language.ts';
import { plain } from '../../core/search/issue-search.ts';
import { FRENCH } from './french.ts';
import { SPANISH } from './spanish.ts';

/** The words of languages besides English. */
export const WORDS: { readonly [L in OtherLanguage]: LanguageWords } = {
  es: SPANISH,
  fr: FRENCH,
};

/** Returns the bytes of what is known of a language, as `readOtherTable` reads them: its words, and its table of meanings. */
export function otherTableOf(words: LanguageWords, table: Uint8Array): Uint8Array<ArrayBuffer> {
  const json = plainJson(words);
  const length = new DataView(new ArrayBuffer(4));
  length.setUint32(0, json.length);
  const letters = Array.from(json, (one) => one.charCodeAt(0));
  return Uint8Array.from([...new Uint8Array(length.buffer), ...letters, ...table]);
}

/** Returns the table of meanings in such bytes. */
export const tableIn = (file: Uint8Array): Uint8Array =>
  file.subarray(4 + new DataView(file.buffer, file.byteOffset).getUint32(0));

/** Returns the words as JSON of ASCII: texts as they are compared, and phrases without the small words, as a search is read. */
export function plainJson({ synonyms, dangers, small, isUntranslated }: LanguageWords): string {
  const isSmall = new Set(small.split(' '));
  const telling = (phrase: string): string =>
    plain(phrase.replaceAll(/['’]/g, ' '))
      .split(' ')
      .filter((word) => !isSmall.has(word))
      .join(' ');
  const told = Object.entries(synonyms).map(([category, list]) => [category, list.map(telling)]);
  return JSON.stringify({ synonyms: Object.fromEntries(told), dangers, small, isUntranslated });
}
