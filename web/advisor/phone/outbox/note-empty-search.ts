import { isWorthReporting, searchedWords } from '#core/search/empty-search.ts';
import { newKey } from '../../../base/device.ts';
import { hasText, parseAs } from '../../../base/parse-as.ts';
import { storeRecord } from './outbox.ts';
import { sendSoon } from './sender.ts';
import { change } from '../store/store.ts';

/** What the phone remembers of words that it did not find: their id, and the day they were told. */
type Reported = { readonly phone: string; readonly day: string };

const isReported = (stored: unknown): stored is [string, Reported] =>
  Array.isArray(stored) && hasText(stored[1], 'day');

const REPORTED = 'emptySearches';
/** Words that the phone remembers; of those before it does not know that it told them. */
const MAX_REPORTED = 100;

/** The id of the phone for these words, made at their first telling; undefined if they were told that day. */
async function claim(words: string, day: string): Promise<string | undefined> {
  return await change(['facts'], async ({ get, put }) => {
    const stored = await get('facts', REPORTED);
    const reported = new Map(parseAs(stored, Array.isArray)?.filter(isReported));
    const before = reported.get(words);
    if (before?.day === day) return undefined;
    const phone = before?.phone ?? newKey();
    reported.delete(words);
    reported.set(words, { phone, day });
    await put('facts', REPORTED, JSON.stringify([...reported].slice(-MAX_REPORTED)));
    return phone;
  });
}

/**
 * Sends words that were searched for and not found by the outbox, the same ones at most once a day
 * (MESSAGES-12). Says nothing, whatever comes of it, and never throws.
 */
export async function noteEmptySearch(search: string, now = new Date()): Promise<void> {
  const words = searchedWords(search);
  if (!isWorthReporting(words)) return;
  try {
    const phone = await claim(words, now.toDateString());
    if (phone === undefined) return;
    const key = newKey();
    const address = 'POST /api/advisor/empty-search';
    await storeRecord({ key, address, advisor: '', title: '', body: { words, phone } }, now);
    sendSoon(key);
  } catch {
    // The phone is full: what advisors say goes before what they looked for.
  }
}
