import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { LIMITS } from '#core/base/limits.ts';
import type { Stretch } from '#core/rota/stretches.ts';
import type { ReadCalendar } from './read-calendar.ts';

export type CalendarText = Stretch & { readonly text: string; readonly timeZone: string };

/** The ms and the megabytes that a calendar may take, since some rules never end. */
const TIME_LIMIT = 30_000;
const MEMORY_LIMIT = 384;

const TOO_MANY: ReadCalendar = { problem: 'tooMany' };

async function readAlone(calendar: CalendarText): Promise<ReadCalendar> {
  const worker = new Worker(new URL('./calendar-thread.ts', import.meta.url), {
    workerData: calendar,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT },
  });
  const timer = setTimeout(() => void worker.terminate(), TIME_LIMIT);
  try {
    const read = once(worker, 'message').then(([answer]) => answer as ReadCalendar);
    const ended = once(worker, 'exit').then(() => TOO_MANY);
    return await Promise.race([read, ended]);
  } catch {
    // The calendar took more memory than it may.
    return TOO_MANY;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Reads calendars on a thread, one after the other. A large one takes seconds, in which the server's own thread still answers (ROTA-5). */
export async function readOnThread(calendar: CalendarText): Promise<ReadCalendar> {
  if (Buffer.byteLength(calendar.text) > LIMITS.calendarBytes) return { problem: 'tooLarge' };
  const mine = last.then(async () => await readAlone(calendar));
  last = mine.catch(() => undefined);
  return await mine;
}
