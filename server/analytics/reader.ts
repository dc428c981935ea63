import type { AttendanceFilter, AnalyticsRequest } from '#core/analytics/analytics.ts';
import type { AnalyticsCharts } from '#core/analytics/analytics-charts.ts';
import { assert } from '#core/base/assert.ts';
import type { Database } from '../db/tables/database.ts';
import { postgresCursor } from '../db/reading/row-cursor.ts';
import { fairSemaphore } from '../base/fair-semaphore.ts';
import { readCharts } from './charts.sql.ts';
import { readChoices, type FoundChoices } from './choices.sql.ts';
import type { CsvForm } from './csv-lines.ts';
import { csvParts, isLong, readAnalysis, type AnalysisPage } from './reads.ts';
import type { Selection } from './selection.sql.ts';
import type { CopyingSource, ReadingSource } from './analytics.sql.ts';
import { analyticsWorker } from './worker-client.ts';

type CsvFile = AsyncGenerator<Uint8Array, void>;

/** A reader of analytics. Long reads do not delay other requests, and short reads do not wait for long ones (ANALYTICS-14). */
export type AnalyticsReader = {
  analysis: (request: AnalyticsRequest) => Promise<AnalysisPage>;
  charts: (filter: AttendanceFilter) => Promise<AnalyticsCharts>;
  choices: () => Promise<FoundChoices>;
  /** Yields the CSV file in parts, all from one snapshot. It reads on while the caller takes the parts. */
  csv: (selection: Selection, form: CsvForm, gone?: AbortSignal) => CsvFile;
  close: () => Promise<void>;
};

/** The number of parts of a file, each some 400 KB, that are read before the caller takes them. */
const AHEAD = 3;

/** Makes a reader of SQLite, which blocks the thread that asks, so it uses one worker for short questions and one for long ones and files. */
function workerReader(db: Database): AnalyticsReader {
  const short = analyticsWorker(db);
  const long = analyticsWorker(db);
  let downloads = 0;
  const page = async (lane: typeof short, request: AnalyticsRequest, onlyShort: boolean) =>
    (await lane.ask({ what: 'analysis', request, onlyShort })) as AnalysisPage | undefined;

  async function* csv(selection: Selection, form: CsvForm): CsvFile {
    downloads += 1;
    const download = downloads;
    const coming: Promise<Uint8Array | undefined>[] = [];
    const readOn = () => {
      const part = long.ask({ what: 'nextPart', download }) as Promise<Uint8Array | undefined>;
      // The caller that waits for the part gets the failure. If the caller has left, nobody needs it.
      part.catch(() => undefined);
      coming.push(part);
    };
    // The worker stays, however late the caller takes the next part.
    const rest = long.keep();
    try {
      await long.ask({ what: 'beginCsv', download, selection, form });
      // The worker reads ahead while parts are sent, even if they are taken late.
      for (let ahead = 0; ahead < AHEAD; ahead += 1) readOn();
      for (let part = await coming.shift(); part; part = await coming.shift()) {
        readOn();
        yield part;
      }
    } finally {
      await long.ask({ what: 'endCsv', download }).finally(rest);
    }
  }

  return {
    analysis: async (request) => {
      const quick = isLong(request) ? undefined : await page(short, request, true);
      const found = quick ?? (await page(long, request, false));
      assert(found, 'a question that may take long is answered');
      return found;
    },
    charts: async (filter) => {
      const ask = async (lane: typeof short, onlyShort: boolean) =>
        (await lane.ask({ what: 'charts', filter, onlyShort })) as AnalyticsCharts | undefined;
      const found = (await ask(short, true)) ?? (await ask(long, false));
      assert(found, 'a question that may take long is answered');
      return found;
    },
    choices: async () => (await short.ask({ what: 'choices' })) as FoundChoices,
    csv,
    close: async () => void (await Promise.all([short.close(), long.close()])),
  };
}

/** The most downloads at once. Each holds a connection, of which a server has few, and may take an hour on a slow line. */
const DOWNLOADS = 3;

/** Makes a reader of PostgreSQL, which works in its own processes, so that reads can use the pool. */
function poolReader({ read: db, copied }: Database): AnalyticsReader {
  const source = {
    db,
    dialect: 'postgres' as const,
    rowsOf: (query, size) => postgresCursor(db, query, size),
  } satisfies ReadingSource;
  const places = fairSemaphore({ atOnce: DOWNLOADS, waiting: 64, lasting: 3_600_000 });

  async function* csv(selection: Selection, form: CsvForm, gone?: AbortSignal): CsvFile {
    const begun = Promise.withResolvers<AbortSignal>();
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const held = places.run({ client: 'downloads', ...(gone && { gone }) }, async (signal) => {
      begun.resolve(signal);
      await ended;
    });
    // The caller that waits for the beginning gets the refusal. Later, `over` reports it.
    held.catch(begun.reject);
    const over = await begun.promise;
    try {
      assert(copied, 'PostgreSQL copies its rows');
      const copying: CopyingSource = { ...source, copied: (query) => copied(query.compile(db)) };
      for await (const part of csvParts(copying, selection, form)) {
        over.throwIfAborted();
        yield part;
      }
    } finally {
      end();
    }
  }

  return {
    analysis: async (request) => {
      const found = await readAnalysis(source, request);
      assert(found, 'a question that may take long is answered');
      return found;
    },
    charts: async (filter) => await readCharts(source, filter),
    choices: async () => await readChoices(source),
    csv,
    close: async () => undefined,
  };
}

export function createReader(db: Database): AnalyticsReader {
  return db.dialect === 'sqlite' ? workerReader(db) : poolReader(db);
}
