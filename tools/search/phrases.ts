import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ORIGINAL, type Language } from '../../core/base/language.ts';
import { STARTER_LIBRARY } from '../../server/seeds/starter-library.ts';
import { SPANISH_STARTERS } from '../../server/seeds/starter-library.es.ts';
import { root } from '../base/runtime.mjs';

/** The folder of the drawers. */
export const PHRASES = join(root, 'tools/phrases');

/** A phrase that may be learned from: the number of its situation, its words, and its writer. */
export type Phrase = { readonly situation: number; readonly text: string; readonly hand: string };

/** Returns the folder of a language's drawers within that of English. */
export const drawersOf = (language: Language): string =>
  language === ORIGINAL ? '' : `${language}/`;

/** Returns the rows of a file of the drawers, its columns cut at tabs. */
export const rowsOf = (path: string): string[][] =>
  readFileSync(join(PHRASES, path), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));

/** The situations, in the order of the table: an id, and the title of the starter procedure that is for it. */
export const SITUATIONS = rowsOf('situations.tsv').map(([id = '', title = '']) => ({ id, title }));

/** A title counts as much as so many phrases. */
const TITLE_WEIGHT = 3;

type Named = { readonly title: string; readonly alsoCalled?: readonly string[] | null };
type NamesIn = Readonly<Record<string, Named | undefined>>;

/** The names of the starter procedures in a language, by their English titles; none where they are not translated. */
const NAMES: { readonly [L in Language]: NamesIn } = {
  en: Object.fromEntries(STARTER_LIBRARY.map((one) => [one.title, one])),
  es: SPANISH_STARTERS,
  fr: {},
};

/** Returns the titles and other names of the starter procedures as phrases of their situations. */
const startersNames = (language: Language): Phrase[] =>
  STARTER_LIBRARY.flatMap((starter) => {
    const situation = SITUATIONS.findIndex((one) => one.title === starter.title);
    const { title, alsoCalled } = NAMES[language][starter.title] ?? {};
    const names = [title ?? [], alsoCalled ?? []].flat().map((text) => ({
      situation,
      text,
      hand: 'titles',
    }));
    return Array.from({ length: TITLE_WEIGHT }, () => names).flat();
  });

/** Reads the drawer of a language that may be learned from, and the names of the starter procedures. Throws on a line whose situation is not known. */
export function readPhrases(language: Language = ORIGINAL): Phrase[] {
  const drawer = `${drawersOf(language)}learned-from`;
  const numbers = new Map(SITUATIONS.map(({ id }, number) => [id, number]));
  const written = readdirSync(join(PHRASES, drawer)).flatMap((file) =>
    rowsOf(`${drawer}/${file}`).map(([id = '', text = '']) => {
      const situation = numbers.get(id);
      if (situation === undefined) throw new Error(`${file} has no situation ${id}`);
      return { situation, text, hand: file.replace('.tsv', '') };
    }),
  );
  return [...written, ...startersNames(language)];
}
