// The share of held-out searches that find the right procedure, on the starter library of a new installation.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { foundStarters } from '../server/seeds/test/searched-starters.ts';
import { STARTER_LIBRARY } from '../server/seeds/starter-library.ts';
import { commitOf } from './marked-tables.ts';
import type { Bench, Measurement } from './measurement.ts';
import { PHRASES, rowsOf } from '../tools/search/phrases.ts';

const LOOKS = 'held-out/looks.tsv';

/** Running it uses up the held-out searches. */
export const isUsedUp = true;

/** The looks after which a drawer is used up: each one teaches the people who change the search. */
const MOST_LOOKS = 10;

/** Returns the title of the starter procedure for each situation that has one. */
function proceduresOf(): ReadonlyMap<string, string> {
  const titles = new Set(STARTER_LIBRARY.map(({ title }) => title));
  const rows = rowsOf('situations.tsv');
  return new Map(rows.flatMap(([id = '', title = '']) => (titles.has(title) ? [[id, title]] : [])));
}

type Query = { kind: string; titles: readonly string[]; typed: string };

/** The drawers, each by one writer. */
const DRAWERS = ['first', 'second', 'third'];

/** Returns a drawer's searches that a starter procedure answers. */
function heldOut(drawer: string): Query[] {
  const procedures = proceduresOf();
  return rowsOf(`held-out/${drawer}.tsv`).flatMap(([kind = '', ids = '', typed = '']) => {
    const titles = ids.split('|').flatMap((id) => procedures.get(id) ?? []);
    return titles.length > 0 ? [{ kind, titles, typed }] : [];
  });
}

/** Returns how many in 100 find a right procedure among the first `count`. */
function share(queries: readonly Query[], count: number): number {
  const right = queries.filter(({ titles, typed }) =>
    foundStarters(typed)
      .slice(0, count)
      .some((title) => titles.includes(title)),
  );
  return (100 * right.length) / queries.length;
}

const isSentence = ({ kind }: Query): boolean => kind === 'sentence';

/** Returns the two figures of some searches, with their goals if there are any. */
function figures(kind: string, queries: readonly Query[], hasGoals: boolean): Measurement[] {
  const figure = (what: string, count: number, least: number): Measurement => {
    const ours = share(queries, count);
    return {
      what: `${what}, ${kind}, ${queries.length} searches`,
      ours: `${ours.toFixed(1)} in 100`,
      goal: hasGoals ? `>= ${least}` : '',
      ...(hasGoals && { holds: ours >= least }),
    };
  };
  return [figure('right procedure first', 1, 90), figure('among the first three', 3, 97)];
}

const KINDS = [
  ['all', () => true],
  ['four words and more', isSentence],
  ['one to three words', (one: Query) => !isSentence(one)],
] as const;

/** Returns the figures of each kind of search; a single drawer of some 150 searches of a kind tells too little for a goal. */
const figuresOf = (drawer: string, queries: readonly Query[], hasGoals: boolean): Measurement[] =>
  KINDS.flatMap(([kind, isOfKind]) =>
    figures(`${drawer}, ${kind}`, queries.filter(isOfKind), hasGoals),
  );

/** Measures, says no search, and notes the look. Throws if the drawer is used up. */
export const bench: Bench = async () => {
  const looks = rowsOf(LOOKS);
  if (looks.length >= MOST_LOOKS) {
    throw new Error(`${LOOKS} has ${MOST_LOOKS} looks: have somebody write a new drawer`);
  }
  const measured = [
    ...figuresOf('all drawers', DRAWERS.flatMap(heldOut), true),
    ...DRAWERS.flatMap((drawer) => figuresOf(`${drawer} drawer`, heldOut(drawer), false)),
  ];
  const [day] = new Date().toISOString().split('T');
  appendFileSync(
    join(PHRASES, LOOKS),
    `${day}\t${commitOf()}\t${measured.map(({ what, ours }) => `${what}: ${ours}`).join('\t')}\n`,
  );
  return await Promise.resolve(measured);
};
