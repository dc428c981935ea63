import { namedBy, NEW_CAMPUS } from '#core/campus/campus.ts';
import { searchTexts, type SearchTexts } from '#core/search/search-texts.ts';
import { subscribable } from '#kit/base/subscribable.ts';
import { storedCampus } from './local-copy.ts';
import { translations } from './reading.ts';
import { storedVersion } from './store-library.ts';
import { onChange, read } from '../store/store.ts';

/** The texts of a phone that has read none yet. */
export const NO_TEXTS = searchTexts(() => '');

let texts: SearchTexts = NO_TEXTS;
/** The library and the campus that they are of. */
let madeOf: readonly unknown[] = [];
let making: Promise<void> | undefined;
const { subscribe, publish } = subscribable();

/** The page that a tapped button or card opens reads the phone's store too. */
const OPENING_MS = 500;
let opensUntil = 0;
const noteTap = ({ target }: Event): void => {
  if ((target as Partial<Element>).closest?.('button, a')) {
    opensUntil = performance.now() + OPENING_MS;
  }
};
addEventListener('pointerdown', noteTap, { capture: true, passive: true });

/** Lets keys go first, and the page that a tap opens. */
const nextTask = async () =>
  await new Promise((resolve) => setTimeout(resolve, opensUntil - performance.now()));

async function make(): Promise<void> {
  const version = await storedVersion();
  const campus = storedCampus() ?? NEW_CAMPUS;
  if (madeOf[0] === version && madeOf[1] === campus) return;
  const next = searchTexts((id) => namedBy(id, campus)?.name ?? '');
  const ids = await read(['guides'], async ({ keys }) => await keys('guides'));
  // One at a time: to copy and read hundreds of guides at once would hold up a key for a second.
  for (const id of ids) {
    const guide = await read(['guides'], async ({ get }) => await get('guides', id));
    if (guide) next.add((await (await translations())?.searchedIn(guide)) ?? guide);
    await nextTask();
  }
  texts = next;
  madeOf = [version, campus];
}

/** Makes the words of all steps ready to be searched, in slices, if the library changed (SEARCH-6). Never throws. */
async function makeTexts(): Promise<void> {
  making = (making ?? Promise.resolve()).then(make).catch(() => {
    // Without steps titles are searched.
    if (texts === NO_TEXTS) texts = searchTexts(() => '');
  });
  await making;
  publish();
}

/** Returns the words of all steps; `NO_TEXTS` until they are ready. */
export const storedTexts = (): SearchTexts => texts;

/** Follows the texts of the library that the phone keeps; `listener` is called whenever they were read. */
export function followTexts(listener: () => void): void {
  subscribe(listener);
  onChange((names) => {
    if (names.includes('guides')) void makeTexts();
  });
  void makeTexts();
}
