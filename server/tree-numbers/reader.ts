import type { Database } from '../db/tables/database.ts';
import { postgresCursor } from '../db/reading/row-cursor.ts';
import { readingThread } from '../db/reading/reading-thread.ts';
import { fairSemaphore } from '../base/fair-semaphore.ts';
import { inSpan } from '../base/spans.ts';
import { countTree, type CountedTree, type ReadingSource } from './reads.ts';
import type { Selection } from './tree-numbers.sql.ts';

/** The walks to count, and the revision that they are drawn on. */
export type Question = { selection: Selection; drawn: number };

/** Counts walks without delaying other requests (ANALYTICS-14). */
export type TreeNumbersReader = {
  count: (question: Question, gone: AbortSignal) => Promise<CountedTree>;
  close: () => Promise<void>;
};

/** Reads in a separate thread, because SQLite blocks the thread that runs a query. */
function threadReader(db: Database): TreeNumbersReader {
  const thread = readingThread<Question, CountedTree>(
    db,
    new URL('./tree-numbers-worker.ts', import.meta.url),
  );
  return {
    count: async (question) =>
      await inSpan(
        { name: 'read tree numbers', kind: 'internal' },
        async () => await thread.ask(question),
      ),
    close: thread.close,
  };
}

/** Makes a reader for PostgreSQL, whose own processes do the reading. It counts one selection at a time, since each count holds one of the connections. */
function poolReader({ read: db }: Database): TreeNumbersReader {
  const source: ReadingSource = {
    db,
    dialect: 'postgres',
    rowsOf: (query, size) => postgresCursor(db, query, size),
  };
  const places = fairSemaphore({ atOnce: 1, waiting: 64 });
  return {
    count: async ({ selection, drawn }, gone) =>
      await places.run(
        { client: 'numbers', gone },
        async () => await countTree(source, selection, drawn),
      ),
    close: async () => undefined,
  };
}

export function createReader(db: Database): TreeNumbersReader {
  return db.dialect === 'sqlite' ? threadReader(db) : poolReader(db);
}
