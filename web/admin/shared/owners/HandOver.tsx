import { useState } from 'react';
import { useIssues } from '../../base/queries.ts';
import { ownerMessages } from './messages.ts';
import { OwnerDropdown, NOBODY } from './OwnerDropdown.tsx';

/** Holds the issues of somebody who leaves, and the choice of the next owner (ACCOUNTS-16). */
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
    /** The part of the request for the next owner; it is empty if there are no issues. */
    body: owned.length === 0 ? {} : { issuesTo: taker === NOBODY ? null : taker },
  };
}

interface HandOverProps {
  from: string;
  text: string;
  handOver: ReturnType<typeof useHandOver>;
  submitted: boolean;
}

/** A list of the issues of somebody who leaves, with the question who takes them, which may be nobody (ACCOUNTS-16). */
export const HandOver = ({ from, text, handOver, submitted }: HandOverProps) => {
  const { titles, taker, setTaker, isMissing } = handOver;
  if (titles.length === 0) return null;
  return (
    <>
      <p>{text}</p>
      <OwnerDropdown
        label={ownerMessages.whoTakes}
        required
        without={from}
        placeholder={ownerMessages.choose}
        value={taker}
        onChange={setTaker}
        error={submitted && isMissing ? ownerMessages.required : undefined}
      />
    </>
  );
};
