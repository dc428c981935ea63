import { countedWalk } from '#core/analytics/counted-walk.ts';
import { readStep, type Wording } from '#core/record/recorded-steps.ts';
import { readTap } from '#core/record/recorded-taps.ts';
import type { TreeNumbers } from '#core/api/tree-numbers-api.ts';
import { walkCounter } from '#core/analytics/walk-numbers.ts';
import { namedText, readCampus } from '../domain/campus.ts';
import type { Db } from '../db/tables/database.ts';
import type { Dialect } from '../db/columns/dialect.ts';
import type { Values } from '../db/reading/row-cursor.ts';
import { parseJson } from '../db/columns/json.ts';
import { findWording, walksIn, type Selection, type WalkValues } from './tree-numbers.sql.ts';

/** A database, and a way to read all rows of a query from one snapshot, a few at a time. */
export type ReadingSource = {
  db: Db;
  dialect: Dialect;
  rowsOf: (
    query: ReturnType<typeof walksIn>,
    size: number,
  ) => Iterable<Values[]> | AsyncIterable<Values[]>;
};

/** The numbers that have to be counted from walks. */
export type CountedTree = Omit<TreeNumbers, 'title' | 'drawn' | 'revisions' | 'timeZone'>;

/** The number of walks that are counted in one go, which takes two or three milliseconds. */
const PART_ROWS = 250;

/** Returns a function that reads the texts of an issue's revisions, each once. A text is undefined if the server lacks it. */
function wordings({ db }: ReadingSource, issueId: string) {
  const known = new Map<number, Wording | undefined>();
  const of = async (revision: number): Promise<Wording | undefined> => {
    if (!known.has(revision)) known.set(revision, await findWording(db, issueId, revision));
    return known.get(revision);
  };
  return { known, of };
}

/** Counts the walks of a selection. `drawn` is the revision whose steps need no texts. */
export async function countTree(
  source: ReadingSource,
  selection: Selection,
  drawn: number,
): Promise<CountedTree> {
  const words = wordings(source, selection.issueId);
  const counter = walkCounter();
  let unreadable = 0;
  for await (const part of source.rowsOf(walksIn(source.dialect, selection), PART_ROWS)) {
    for (const values of part) {
      const [revision, status, finishedAt, steps, trail] = values as unknown as WalkValues;
      const wording =
        revision === null ? undefined : (words.known.get(revision) ?? (await words.of(revision)));
      if (!wording) {
        unreadable += 1;
        continue;
      }
      counter.add(
        countedWalk(
          {
            issueStatus: status,
            finishedAt,
            steps: parseJson(steps).map((step) => readStep(step, wording)),
            trail: trail === null ? [] : parseJson(trail).map((tap) => readTap(tap, wording)),
          },
          wording,
        ),
      );
    }
  }
  const numbers = counter.numbers();
  const shown = await words.of(drawn);
  const campus = await readCampus(source.db);
  const newestFirst = [...words.known].sort(([a], [b]) => b - a);
  const goneStep = (step: string) => {
    const [revision, wording] = newestFirst.find(([, one]) => one?.positions.has(step)) ?? [];
    const question = wording?.steps[wording.positions.get(step) ?? -1]?.question ?? null;
    return {
      question: question === null ? null : namedText(question, campus),
      revision: revision ?? null,
    };
  };
  return {
    ...numbers,
    unreadable,
    steps: numbers.steps.map((step) =>
      shown?.positions.has(step.step) ? step : { ...step, gone: goneStep(step.step) },
    ),
    ways: [...numbers.ways],
  };
}
