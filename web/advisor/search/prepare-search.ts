import { loadAll } from '../../on-demand.ts';
import { FoundIssues } from './found-on-demand.ts';
import { keepTexts } from './kept-texts.ts';

/** Makes the search ready, where it can before the first key (SEARCH-6). */
export async function prepareSearch(): Promise<void> {
  keepTexts();
  await loadAll([FoundIssues]);
}
