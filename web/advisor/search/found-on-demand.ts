import { onDemand } from '../../on-demand.ts';

/** What finds in steps and forgives comes after the first paint; until then titles are searched (SEARCH-6). */
export const FoundIssues = onDemand('FoundIssues', async () => await import('./FoundIssues.tsx'));
