import { ISSUE_CATEGORIES } from '../base/category.ts';
import type { Campus } from '../campus/setting.ts';
import { readMeanings, type MeaningsTable } from './meanings.ts';
import type { DangerRow, OtherLanguage, Understand } from './search-term.ts';
import { plainWords } from './search-words.ts';
import { understandBy } from './situations.ts';

/** The words of a language as they are written down, `small` with a blank between them. */
export type LanguageWords = {
  readonly synonyms: Campus['synonyms'];
  readonly dangers: readonly DangerRow[];
  readonly small: string;
};

const isWords = (read: unknown): read is LanguageWords =>
  read instanceof Object && 'synonyms' in read && 'dangers' in read && 'small' in read;

/** The knowledge of a language besides English, its table of meanings too (SEARCH-28). */
export type OtherTable = OtherLanguage & {
  /** Understands searches in this language or in English, by the table that knows more of one. */
  readonly understand: (english: MeaningsTable) => Understand;
};

/**
 * Reads what is known of a language. Its bytes: the length of its words, as four bytes; these as JSON of ASCII; and its
 * table of meanings. Throws if they are anything else.
 */
export function readOtherTable(buffer: ArrayBuffer): OtherTable {
  const length = new DataView(buffer).getUint32(0);
  const json = Array.from(new Uint8Array(buffer, 4, length), (one) => String.fromCharCode(one));
  const words: unknown = JSON.parse(json.join(''));
  if (!isWords(words)) throw new RangeError('no words of a language');
  const { synonyms, dangers, small } = words;
  const own = readMeanings(buffer.slice(4 + length));
  const isSmall = new Set(small.split(' '));
  const other: OtherLanguage = {
    dangers,
    besides: (campus) =>
      Object.fromEntries(
        ISSUE_CATEGORIES.map((category) => [
          category,
          [...(campus[category] ?? []), ...(synonyms[category] ?? [])],
        ]),
      ),
    telling: (search) =>
      plainWords(search)
        .filter((word) => !isSmall.has(word))
        .join(' ') || search,
  };
  return {
    ...other,
    understand: (english) => {
      const known = (text: string) => (own.knows(text) < english.knows(text) ? english : own);
      return Object.assign(
        understandBy((text) => known(text)(text)),
        { other },
      );
    },
  };
}
