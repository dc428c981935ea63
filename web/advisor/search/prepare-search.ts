import { loadAll } from '../../on-demand.ts';
import { FoundIssues } from './found-on-demand.ts';
import { keepTexts } from './kept-texts.ts';

/** Has the search ready before the first key (SEARCH-6). */
export async function prepareSearch(): Promise<void> {
  keepTexts();
  await loadAll([FoundIssues]);
}
