import { ISSUE_CATEGORIES } from '../base/category.ts';
import type { Campus } from '../campus/setting.ts';
import { placesOf, readMeanings, type MeaningsTable } from './meanings.ts';
import { once, type DangerRow, type OtherLanguage, type Understand } from './search-term.ts';
import { plainWords } from './search-words.ts';
import { understandBy } from './situations.ts';

/** The words of a language in its file, with `small` as a text with spaces between them. */
export type LanguageWords = {
  readonly synonyms: Campus['synonyms'];
  readonly dangers: readonly DangerRow[];
  readonly small: string;
  /** True if the starter procedures are only in English and have no words of the language (SEARCH-29). */
  readonly isUntranslated?: boolean;
};

const isWords = (read: unknown): read is LanguageWords =>
  read instanceof Object && 'synonyms' in read && 'dangers' in read && 'small' in read;

/** The function that understands searches in a language and, by the given table, in English. The table that knows more of the words decides. */
export type UnderstandBoth = (english: MeaningsTable) => Understand;

/** The share of a word that must be known for the whole word to count. Even a word of another language has some known pieces. */
const KNOWN = 1 / 3;

/** Returns the words of a text. A word that is shortened before another one counts as a word: 'l', 'eau'. */
const wordsIn = (text: string): readonly string[] => plainWords(text.replaceAll(/['’]/g, ' '));

/** Returns the share of a word that a table knows. */
const shareOf = (table: MeaningsTable, word: string): number =>
  table.knows(word) / placesOf(word).size;

/**
 * Reads the file about a language (SEARCH-28). Its bytes are: the length of its words, as four bytes; the
 * words as JSON in ASCII; and its table of meanings. It throws if they are anything else.
 */
export function readOtherTable(buffer: ArrayBuffer): UnderstandBoth {
  const length = new DataView(buffer).getUint32(0);
  const json = Array.from(new Uint8Array(buffer, 4, length), (one) => String.fromCharCode(one));
  const words: unknown = JSON.parse(json.join(''));
  if (!isWords(words)) throw new RangeError('no words of a language');
  const { synonyms, dangers, small, isUntranslated } = words;
  const own = readMeanings(buffer.slice(4 + length));
  const isSmall = new Set(small.split(' '));
  const besides = once((campus: Campus['synonyms']) =>
    Object.fromEntries(
      ISSUE_CATEGORIES.map((category) => [
        category,
        [...(campus[category] ?? []), ...(synonyms[category] ?? [])],
      ]),
    ),
  );
  const tellingOf = (search: string) => wordsIn(search).filter((word) => !isSmall.has(word));
  const isMostlyKnown = (search: string): boolean => {
    const telling = tellingOf(search).filter((word) => word.length > 2);
    return telling.filter((word) => shareOf(own, word) >= KNOWN).length * 2 > telling.length;
  };
  return (english) => {
    const isOwn = (text: string) => {
      // Each word counts the same, so that a long word of one language does not outweigh the small ones of the other.
      const known = (table: MeaningsTable) =>
        plainWords(text).reduce((sum, word) => sum + shareOf(table, word), 0);
      return known(own) >= known(english);
    };
    const other: OtherLanguage = {
      dangers,
      // 'four' means an oven in French, and 'son' means a person in English.
      besides: (search, campus) => ({
        synonyms: isOwn(search) || wordsIn(search).length < 2 ? besides(campus) : campus,
        isForeign: isUntranslated === true && isOwn(search) && isMostlyKnown(search),
      }),
      telling: (search) => (isOwn(search) && tellingOf(search).join(' ')) || search,
    };
    return Object.assign(
      // 'maintenance' by itself would be read as French, even among English names.
      understandBy((text, among = text) => (isOwn(among) ? own : english)(text)),
      { other },
    );
  };
}
