import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STARTER_LIBRARY } from '../../server/seeds/starter-library.ts';
import { root } from '../base/runtime.mjs';

/** The folder of the drawers. */
export const PHRASES = join(root, 'tools/phrases');

/** A phrase that may be learned from: the number of its situation, its words, and the writer whose hand it is. */
export type Phrase = { readonly situation: number; readonly text: string; readonly hand: string };

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

/** Returns the titles and other names of the starter procedures as phrases of their situations. */
const startersNames = (): Phrase[] =>
  STARTER_LIBRARY.flatMap(({ title, alsoCalled = [] }) => {
    const situation = SITUATIONS.findIndex((one) => one.title === title);
    const names = [title, ...(alsoCalled ?? [])].map((text) => ({
      situation,
      text,
      hand: 'titles',
    }));
    return Array.from({ length: TITLE_WEIGHT }, () => names).flat();
  });

/** Reads the drawer that may be learned from, and the names of the starter procedures. Throws on a line whose situation is not known. */
export function readPhrases(): Phrase[] {
  const numbers = new Map(SITUATIONS.map(({ id }, number) => [id, number]));
  const written = readdirSync(join(PHRASES, 'learned-from')).flatMap((file) =>
    rowsOf(`learned-from/${file}`).map(([id = '', text = '']) => {
      const situation = numbers.get(id);
      if (situation === undefined) throw new Error(`${file} has no situation ${id}`);
      return { situation, text, hand: file.replace('.tsv', '') };
    }),
  );
  return [...written, ...startersNames()];
}
