import { detailsOf } from '#core/issue/typed-details.ts';
import { encodePublishedIssue } from '#core/issue/wire-issue.ts';
import { readFileSync } from 'node:fs';
import { readMeanings } from '#core/search/meanings.ts';
import { situationOf, understandBy } from '#core/search/situations.ts';
import { searchTexts } from '#core/search/search-texts.ts';
import { searchIssues } from '#core/search/search.ts';
import { shownOf } from '#core/search/shown.ts';
import { AS_PUBLISHED } from './as-published.ts';
import { DEFAULT_SYNONYMS } from '../../domain/default-synonyms.ts';
import { stepsOf } from '../base/seed-shape.ts';
import { STARTER_LIBRARY } from '../starter-library.ts';

const texts = searchTexts(() => '');
const issues = STARTER_LIBRARY.map((seed, at) => {
  let ids = 0;
  const steps = stepsOf(seed, () => `${at}-${(ids += 1)}`);
  return encodePublishedIssue({
    ...detailsOf(seed),
    _id: `${at}`,
    steps,
    ...AS_PUBLISHED,
  });
});
for (const issue of issues) texts.add(issue);
const adopted = issues.map((issue) => ({ ...issue, isStarter: false }));

const table = new URL('../../../core/search/meanings.en.bin', import.meta.url);
const meanings = readMeanings(Uint8Array.from(readFileSync(table)).buffer);
export const understand = understandBy(meanings);

/** Returns the number of the situation that each starter procedure belongs to, by its title. */
export const startersSituations = (): ReadonlyMap<string, number> =>
  new Map(issues.map((issue) => [issue.title, situationOf(issue, meanings)]));

const searchedIn = (isEarly: boolean) => ({
  issues,
  synonyms: DEFAULT_SYNONYMS,
  texts,
  understand: isEarly ? undefined : understand,
});

type Found = ReturnType<typeof searchIssues<(typeof issues)[number]>>;

/** The results so far, since several tests judge the same searches. */
const known = { early: new Map<string, Found>(), later: new Map<string, Found>() };

/** Searches the starter procedures, but each search only once. `isEarly` means before the phone has the table of meanings. */
function found(typed: string, isEarly: boolean): Found {
  const all = isEarly ? known.early : known.later;
  const before = all.get(typed) ?? searchIssues(typed, searchedIn(isEarly));
  all.set(typed, before);
  return before;
}

/** Returns the titles that a phone finds for a search in a new installation, the best first. `isEarly` means before it has the table of meanings. */
export function foundStarters(typed: string, isEarly = false): string[] {
  return found(typed, isEarly).issues.map(({ title }) => title);
}

/** Returns the procedures that a phone shows at once for a search. Without `isStarter`, the campus has taken them as its own. */
export function shownStarters(typed: string, isStarter = true) {
  const where = searchedIn(false);
  if (isStarter) return shownOf(typed, found(typed, false), where);
  const taken = { ...where, issues: adopted };
  return shownOf(typed, searchIssues(typed, taken), taken);
}
