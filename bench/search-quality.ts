// The share of held-out searches that find the right procedure, on the starter library of a new installation as a phone shows it in a language.
import { appendFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { shownIn } from '../server/seeds/test/other-starters.ts';
import { foundStarters } from '../server/seeds/test/searched-starters.ts';
import { STARTER_LIBRARY } from '../server/seeds/starter-library.ts';
import { ORIGINAL, type Language } from '#core/base/language.ts';
import { commitOf } from './marked-tables.ts';
import type { Bench, Measurement } from './measurement.ts';
import { drawersOf, PHRASES, rowsOf } from '../tools/search/phrases.ts';

/** Running it uses up the held-out searches. */
export const isUsedUp = true;

/** The looks after which a drawer is used up: each one teaches the people who change the search. */
const MOST_LOOKS = 10;

function proceduresOf(): ReadonlyMap<string, string> {
  const titles = new Set(STARTER_LIBRARY.map(({ title }) => title));
  const rows = rowsOf('situations.tsv');
  return new Map(rows.flatMap(([id = '', title = '']) => (titles.has(title) ? [[id, title]] : [])));
}

type Query = { kind: string; titles: readonly string[]; typed: string };

/** Returns the titles in English of what is found, the best first. */
type Found = (typed: string) => readonly string[];

/** Returns what finds the starter procedures in a language. */
function finderIn(language: Language): Found {
  if (language === ORIGINAL) return foundStarters;
  const shown = shownIn(language);
  return (typed) => shown(typed).titles;
}

/** Returns the held-out drawers of a language, each by one writer. */
const drawersIn = (language: Language): string[] =>
  readdirSync(join(PHRASES, `${drawersOf(language)}held-out`))
    .map((file) => file.replace('.tsv', ''))
    .filter((name) => name !== 'looks');

/** Returns a drawer's searches that a starter procedure answers. */
function searchesIn(drawer: string, language: Language): Query[] {
  const procedures = proceduresOf();
  return rowsOf(`${drawersOf(language)}held-out/${drawer}.tsv`).flatMap(
    ([kind = '', ids = '', typed = '']) => {
      const titles = ids.split('|').flatMap((id) => procedures.get(id) ?? []);
      return titles.length > 0 ? [{ kind, titles, typed }] : [];
    },
  );
}

/** The fewest searches from which a figure is held to a goal. */
const TELLING = 100;

/** Returns how many in 100 find a right procedure among the first `count`. */
function share(queries: readonly Query[], count: number, found: Found): number {
  const right = queries.filter(({ titles, typed }) =>
    found(typed)
      .slice(0, count)
      .some((title) => titles.includes(title)),
  );
  return (100 * right.length) / queries.length;
}

const isSentence = ({ kind }: Query): boolean => kind === 'sentence';

const KINDS = [
  ['all', () => true],
  ['four words and more', isSentence],
  ['one to three words', (one: Query) => !isSentence(one)],
] as const;

/** Measures the held-out searches of a language, says none, and notes the look with the figures of each drawer. Throws if they are used up. */
function measureHeldOut(language: Language): Measurement[] {
  const found = finderIn(language);
  const drawers = drawersIn(language);
  const path = `${drawersOf(language)}held-out/looks.tsv`;
  if (rowsOf(path).length >= MOST_LOOKS) {
    throw new Error(`${path} has ${MOST_LOOKS} looks: have somebody write a new drawer`);
  }
  /** Returns the two figures of some searches, with their goals if they are many enough. */
  const figures = (kind: string, queries: readonly Query[], isOfAll: boolean): Measurement[] => {
    const hasGoals = isOfAll && queries.length >= TELLING;
    const figure = (what: string, count: number, least: number): Measurement => {
      const ours = share(queries, count, found);
      return {
        what: `${what}, ${kind}, ${queries.length} searches`,
        ours: `${ours.toFixed(1)} in 100`,
        goal: hasGoals ? `>= ${least}` : '',
        ...(hasGoals && { holds: ours >= least }),
      };
    };
    return [figure('right procedure first', 1, 90), figure('among the first three', 3, 97)];
  };
  /** Returns the figures of each kind of search; a single drawer of some 150 searches of a kind tells too little for a goal. */
  const figuresOf = (drawer: string, queries: readonly Query[], isOfAll: boolean) =>
    KINDS.flatMap(([kind, isOfKind]) =>
      figures(`${drawer}, ${kind}`, queries.filter(isOfKind), isOfAll),
    );
  const searches = (drawer: string) => searchesIn(drawer, language);
  const ofAll = figuresOf('all drawers', drawers.flatMap(searches), true);
  const ofEach =
    drawers.length > 1
      ? drawers.flatMap((drawer) => figuresOf(`${drawer} drawer`, searches(drawer), false))
      : [];
  const [day] = new Date().toISOString().split('T');
  appendFileSync(
    join(PHRASES, path),
    `${day}\t${commitOf()}\t${[...ofAll, ...ofEach].map(({ what, ours }) => `${what}: ${ours}`).join('\t')}\n`,
  );
  return ofAll;
}

export const bench: Bench = async (language) => await Promise.resolve(measureHeldOut(language));
