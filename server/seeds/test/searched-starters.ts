import { detailsOf } from '#core/issue/typed-details.ts';
import { encodePublishedIssue } from '#core/issue/wire-issue.ts';
import { searchTexts } from '#core/search/search-texts.ts';
import { searchIssues } from '#core/search/search.ts';
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
    publish: true,
    isArchived: false,
    isStarter: true,
    updatedAt: '',
    version: 1,
    revision: 1,
  });
});
for (const issue of issues) texts.add(issue);

/** Returns the titles that a phone finds for a search in a new installation, the best first. */
export function foundStarters(typed: string): string[] {
  const { issues: found } = searchIssues(typed, { issues, synonyms: DEFAULT_SYNONYMS, texts });
  return found.map(({ title }) => title);
}
