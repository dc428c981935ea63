import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { parseProof } from '#core/people/advisor-proof.ts';
import { advisorProof, useAdvisorName } from '../../../base/advisor-name.ts';
import { storage } from '../../../base/safe-storage.ts';
import { CampusButton, CampusEntry } from './CampusEntry.tsx';
import { codeInAddress, EnrolEntry } from './EnrolEntry.tsx';
import { proofMessages as words } from './proof-messages.ts';
import classes from './ProvenEntry.module.css';

const isByCampus = (): boolean => document.cookie.includes('advisors=campus');

/** The advisor's login at a campus that verifies names; `children` is the form that only takes a typed name (SIGNIN-42, SIGNIN-47). */
export const ProvenEntry = ({ children }: { children: ReactNode }) =>
  isByCampus() && codeInAddress() === undefined ? (
    <CampusEntry>{children}</CampusEntry>
  ) : (
    <EnrolEntry>{children}</EnrolEntry>
  );

/** Returns the reason why the phone's proof is not valid now; undefined if it is valid, as far as the phone knows. */
function unprovenText(name: string): string | undefined {
  const proof = parseProof(advisorProof() ?? '');
  const isOwn = name !== '' && proof?.name === name;
  if (isOwn && proof.until >= Date.now()) return undefined;
  if (!isByCampus()) return words.notEnrolled;
  if (name === '') return words.typed;
  return isOwn ? words.ended : words.unproven;
}

/** The storage key of the name for which a page already said that this phone is not enrolled. */
const SAID_KEY = 'reslife.unproven';

export interface UnprovenNoticeProps {
  /** If true, the notice says only once that a phone is not enrolled, because nobody can change that on this page. */
  isOnce?: boolean;
}

/** A notice, above an advisor's page and in the dialog that asks for a name, that the name is not verified; the reason and the way to verify it are folded below (SIGNIN-45). */
export const UnprovenNotice = ({ isOnce = false }: UnprovenNoticeProps) => {
  const name = useAdvisorName();
  const [problem, setProblem] = useState<string>();
  const text = unprovenText(name);
  const [before] = useState(() => storage.get(SAID_KEY));
  const [path] = useLocation();
  const [firstPath] = useState(path);
  const isSaid = isOnce && text === words.notEnrolled;
  useEffect(() => {
    if (isSaid) storage.set(SAID_KEY, name);
  }, [isSaid, name]);
  if (text === undefined || (isSaid && (name === before || path !== firstPath))) return null;
  return (
    <div role="status" className={classes.notice}>
      <details>
        <summary>{text.split(/[,:]/, 1)}</summary>
        <p>{problem ?? text}</p>
        {isByCampus() && <CampusButton onFailed={() => setProblem(words.failed)} />}
      </details>
    </div>
  );
};
