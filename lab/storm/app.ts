import { setTimeout as pause } from 'node:timers/promises';
import { API } from '#core/api/api.ts';
import { pathOf } from '#core/base/api-path.ts';
import { ALL_CATEGORIES } from '#core/base/category.ts';
import type { clientAt } from '../../bench/flood/client.ts';
import type { StormTally } from './seen.ts';

/** Requests a path as a phone does. */
export type Get = ReturnType<typeof clientAt>;

export const WORKER = '/sw.js';
export const LIBRARY = pathOf(API.listAdvisorIssues.path, { category: ALL_CATEGORIES });
export const COMPRESSED = { 'accept-encoding': 'br' };
/** A browser has this many requests in progress; the real phone asks for a newer library after this many ms. */
const AT_ONCE = 6;
const REFRESH_MS = 60_000;

/** A phone that opened the app before has these: the tags of the app's worker and of its library, and the cookie of its first page. */
export type Before = { worker: string; library: string; cookie: string };

/** Returns the files of the app that a worker keeps, by its text. */
export function filesIn(worker: string): string[] {
  const named = worker.matchAll(/[`'"]([\w./-]+\.(?:css|html|js|png|svg|webmanifest))[`'"]/g);
  return [...new Set(Array.from(named, ([, file = '']) => `/${file}`))];
}

async function askFor(path: string, headers: Record<string, string>, get: Get, seen: StormTally) {
  const { status, bytes } = await get({ path, headers: { ...COMPRESSED, ...headers } });
  seen.files.asked += 1;
  seen.files.bytes += bytes;
  if (status !== 200 && status !== 304) seen.files.failed += 1;
}

/** Looks for a newer app, as each opening does, or fetches all of it. */
async function keepApp(
  files: readonly string[],
  before: Before | undefined,
  get: Get,
  seen: StormTally,
): Promise<void> {
  if (files.length === 0) return;
  if (before) return await askFor(WORKER, { 'if-none-match': before.worker }, get, seen);
  const left = [WORKER, ...files];
  const fetchNext = async (): Promise<void> => {
    for (let path = left.pop(); path !== undefined; path = left.pop())
      await askFor(path, {}, get, seen);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
}

/** Opens the app and asks for its library, then every minute until `over`; says which cookie it is known by. */
export function openApp(
  { get, before, files }: { get: Get; before: Before | undefined; files: readonly string[] },
  seen: StormTally,
  over: AbortSignal,
) {
  let known = before?.library;
  // A first page's cookie does not identify the phone within the hour.
  const cookie = before?.cookie ?? '';
  const refresh = async () => {
    const tag = known === undefined ? {} : { 'if-none-match': known };
    const answer = await get({ path: LIBRARY, headers: { ...COMPRESSED, ...tag, cookie } });
    const { libraries } = seen;
    libraries.ms.push(answer.ms);
    libraries.bytes += answer.bytes;
    if (answer.status === 304) libraries.unchanged += 1;
    else if (answer.status === 200) known = answer.headers.etag;
    else libraries.failed += 1;
  };
  const run = async () => {
    if (!before) await get({ path: API.listTitles.path, headers: COMPRESSED });
    await Promise.all([refresh(), keepApp(files, before, get, seen)]);
    while (!over.aborted) {
      await pause(REFRESH_MS, undefined, { signal: over }).catch(() => undefined);
      if (!over.aborted) await refresh();
    }
  };
  return { cookie, running: run() };
}
