import { NEW_CAMPUS } from '#core/campus.ts';
import { followCampus, keptCampus } from '../calls/campus.ts';
import { findIn } from './find.tsx';
import { followTexts, keptTexts } from './kept-texts.ts';
import { setSearching } from './searching.ts';

const renew = (): void => {
  const { synonyms } = keptCampus() ?? NEW_CAMPUS;
  setSearching({ find: findIn(keptTexts(), synonyms) });
};

const SEARCH = '[type=search]';

/** The words of all steps are read once somebody searches: most walks begin without, and they are much to hold. */
function readOnceSearched(): void {
  const isSearched =
    new URLSearchParams(location.search).has('search') || document.activeElement?.matches(SEARCH);
  if (isSearched === true) return followTexts(renew);
  const onFocus = ({ target }: Event): void => {
    if ((target as Partial<Element>).matches?.(SEARCH) !== true) return;
    removeEventListener('focusin', onFocus);
    followTexts(renew);
  };
  addEventListener('focusin', onFocus);
}

let isPrepared = false;

/** Has the search ready before the first key, and in what the phone keeps from here on (SEARCH-6). */
export function prepareSearch(): void {
  if (isPrepared) return;
  isPrepared = true;
  followCampus(renew);
  renew();
  readOnceSearched();
}
