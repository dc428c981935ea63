import { adminPaths } from '../../base/admin-paths.ts';

/** What is left in the history: what was asked for on analytics, as the query of its address. */
type CameFrom = { readonly from: string };

/** What a link on analytics leaves, so that the page it opens leads back to the same results (RECORDED-1). */
export const leavingAnalytics = (): CameFrom => ({ from: window.location.search });

/** What the page before left, handed on to the next; '' where it left nothing. */
export function handedOn(): CameFrom {
  const state: unknown = window.history.state;
  const isKnown = typeof state === 'object' && state !== null && 'from' in state;
  const from = isKnown && typeof state.from === 'string' ? state.from : '';
  return { from: from.startsWith('?') ? from : '' };
}

/** Where 'Back to Analytics' leads. */
export const backToAnalytics = (): string => adminPaths.analytics + handedOn().from;
