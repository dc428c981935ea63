import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { followCampus, storedCampus } from '../../phone/library/local-copy.ts';
import { findIn, type Find } from './find.tsx';
import { followTexts, storedTexts } from '../../phone/library/stored-texts.ts';
import { setSearching } from './searching.ts';

let isRead = false;

/** The words of all steps are read once somebody searches: most walks begin without, and they are much to hold. */
function readTexts(): void {
  if (isRead) return;
  isRead = true;
  followTexts(renew);
}

function renew(): void {
  const { synonyms } = storedCampus() ?? NEW_CAMPUS;
  const findInAll = findIn(storedTexts(), synonyms);
  const find: Find = (search, issues) => {
    readTexts();
    return findInAll(search, issues);
  };
  setSearching({ find });
}

/** Who goes into the search will type. */
function readOnFocus({ target }: Event): void {
  if ((target as Partial<Element>).matches?.('[type=search]') === true) readTexts();
}

let isPrepared = false;

/** Has the search ready before the first key, and in what the phone keeps from here on (SEARCH-6). */
export function prepareSearch(): void {
  if (isPrepared) return;
  isPrepared = true;
  followCampus(renew);
  renew();
  addEventListener('focusin', readOnFocus);
}
