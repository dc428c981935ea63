import { namedBy, NEW_CAMPUS } from '#core/campus/campus.ts';
import { searchTexts, type SearchTexts } from '#core/search/search-texts.ts';
import { subscribable } from '#kit/base/subscribable.ts';
import { storedCampus } from './local-copy.ts';
import { translations } from './reading.ts';
import { storedVersion } from './store-library.ts';
import { onChange, read } from '../store/store.ts';

/** The texts before any steps were read. */
export const NO_TEXTS = searchTexts(() => '');

let texts: SearchTexts = NO_TEXTS;
/** The library and the campus from which the texts were made. */
let madeOf: readonly unknown[] = [];
let making: Promise<void> | undefined;
const { subscribe, publish } = subscribable();

/** The time in ms after a tap on a button or card for which the texts wait, because the page that it opens also reads the phone's store. */
const OPENING_MS = 500;
let opensUntil = 0;
const noteTap = ({ target }: Event): void => {
  if ((target as Partial<Element>).closest?.('button, a')) {
    opensUntil = performance.now() + OPENING_MS;
  }
};
addEventListener('pointerdown', noteTap, { capture: true, passive: true });

/** Waits until typed keys, and a page that a tap opens, have been handled. */
const nextTask = async () =>
  await new Promise((resolve) => setTimeout(resolve, opensUntil - performance.now()));

async function make(): Promise<void> {
  const version = await storedVersion();
  const campus = storedCampus() ?? NEW_CAMPUS;
  if (madeOf[0] === version && madeOf[1] === campus) return;
  const next = searchTexts((id) => namedBy(id, campus)?.name ?? '');
  const ids = await read(['guides'], async ({ keys }) => await keys('guides'));
  // The guides are read one at a time: reading hundreds of them at once would hold up typing for a second.
  for (const id of ids) {
    const guide = await read(['guides'], async ({ get }) => await get('guides', id));
    if (guide) next.add((await (await translations())?.searchedIn(guide)) ?? guide);
    await nextTask();
  }
  texts = next;
  madeOf = [version, campus];
}

/** Makes the words of all steps searchable, in small portions, if the library changed (SEARCH-6). It never throws. */
async function makeTexts(): Promise<void> {
  making = (making ?? Promise.resolve()).then(make).catch(() => {
    // Until the steps are read, only titles are searched.
    if (texts === NO_TEXTS) texts = searchTexts(() => '');
  });
  await making;
  publish();
}

/** Returns the words of all steps; `NO_TEXTS` until they have been read. */
export const storedTexts = (): SearchTexts => texts;

/** Follows the texts of the stored library; `listener` is called each time they have been read. */
export function followTexts(listener: () => void): void {
  subscribe(listener);
  onChange((names) => {
    if (names.includes('guides')) void makeTexts();
  });
  void makeTexts();
}
