import { NEW_CAMPUS } from '#core/campus.ts';
import { followCampus, keptCampus } from '../calls/campus.ts';
import { findIn } from './find.tsx';
import { followTexts, keptTexts } from './kept-texts.ts';
import { setSearching } from './searching.ts';

const renew = (): void => {
  const { synonyms } = keptCampus() ?? NEW_CAMPUS;
  setSearching({ find: findIn(keptTexts(), synonyms) });
};

let isPrepared = false;

/** Has the search ready before the first key, and in what the phone keeps from here on (SEARCH-6). */
export function prepareSearch(): void {
  if (isPrepared) return;
  isPrepared = true;
  followCampus(renew);
  followTexts(renew);
  renew();
}
