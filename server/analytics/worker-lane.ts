import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { AnalyticsCharts } from '#core/analytics-charts.ts';
import type { AnalyticsRequest } from '#core/analytics.ts';
import type { FoundChoices } from './choices/store.ts';
import type { AnalysisPage } from './reads.ts';
import type { Chosen, Selection } from './selection/store.ts';

/** What a worker is asked; the number of a download is the asker's choice. */
export type Question =
  | { what: 'analysis'; request: AnalyticsRequest; onlyShort: boolean }
  | { what: 'charts'; chosen: Chosen; onlyShort: boolean }
  | { what: 'choices' }
  | { what: 'beginCsv'; download: number; selection: Selection; timeZone: string }
  | { what: 'nextPart' | 'endCsv'; download: number };
export type Answer =
  | AnalysisPage
  | AnalyticsCharts
  | FoundChoices
  | Uint8Array<ArrayBuffer>
  | undefined;

/** What goes to the worker and what comes back. */
export type Asked = { number: number; question: Question };
type Answered = { number: number } & ({ answer: Answer } | { error: unknown });

type PendingQuestion = { resolve: (answer: Answer) => void; reject: (error: unknown) => void };

/** A started worker and the reads that wait for it; when it ends, all of them fail. */
function startWorker(file: string, ended: () => void) {
  const worker = new Worker(new URL('./analytics-worker.ts', import.meta.url), {
    workerData: { file },
  });
  const pending = new Map<number, PendingQuestion>();
  let asked = 0;
  const end = (error: unknown) => {
    ended();
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  worker.on('message', (answered: Answered) => {
    const asker = pending.get(answered.number);
    pending.delete(answered.number);
    if ('error' in answered) asker?.reject(answered.error);
    else asker?.resolve(answered.answer);
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The analytics worker ended.')));
  return {
    ask: async (question: Question): Promise<Answer> => {
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      asked += 1;
      pending.set(asked, { resolve, reject });
      worker.postMessage({ number: asked, question } satisfies Asked, []);
      return await promise;
    },
    close: async () => {
      const exit = once(worker, 'exit');
      await worker.terminate();
      await exit;
    },
  };
}

/** One worker, started by the first question, and started again after it ended; it answers one question after the other. */
export function workerLane(findFile: () => Promise<string>) {
  let worker: Promise<ReturnType<typeof startWorker>> | undefined;
  const forget = () => {
    worker = undefined;
  };
  const start = async () => {
    try {
      return startWorker(await findFile(), forget);
    } catch (error) {
      forget();
      throw error;
    }
  };
  return {
    ask: async (question: Question): Promise<Answer> =>
      await (await (worker ??= start())).ask(question),
    close: async () => await (await worker)?.close(),
  };
}
