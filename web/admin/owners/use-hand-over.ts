import { useState } from 'react';
import { useIssues } from '../base/queries.ts';
import { NOBODY } from './owner-choices.ts';

/** The issues of somebody who goes, and who is chosen to own them from then on (ACCOUNTS-16). */
export function useHandOver(id: string | undefined) {
  const issues = useIssues();
  const [taker, setTaker] = useState('');
  const owned = issues.data?.filter(({ owner }) => owner === id) ?? [];
  return {
    titles: owned.map(({ title }) => title),
    taker,
    setTaker,
    isLoading: issues.isPending,
    isMissing: owned.length > 0 && taker === '',
    /** What is sent of it: nothing if there is nothing to hand over. */
    body: owned.length === 0 ? {} : { issuesTo: taker === NOBODY ? null : taker },
  };
}
