import { isWorthReporting, searchedWords } from '#core/search/empty-search.ts';
import { newKey } from '../../../base/device.ts';
import { hasText, parseAs } from '../../../base/parse-as.ts';
import { storeRecord } from './outbox.ts';
import { sendSoon } from './sender.ts';
import { change } from '../store/store.ts';

/** The phone's note about a search that found nothing: its id, and the day on which it was reported. */
type Reported = { readonly phone: string; readonly day: string };

const isReported = (stored: unknown): stored is [string, Reported] =>
  Array.isArray(stored) && hasText(stored[1], 'day');

const REPORTED = 'emptySearches';
/** The number of such searches that the phone remembers; earlier ones may be reported again. */
const MAX_REPORTED = 100;

/** Returns the phone's id for these words, which is made at their first report; undefined if they were already reported that day. */
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

/** Reports words that found nothing, at most once a day (MESSAGES-12). It shows nothing, and never throws. */
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
    // The phone is full: messages of advisors matter more than their searches.
  }
}
