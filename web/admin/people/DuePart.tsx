import { useId } from 'react';
import { dayOf } from '#core/base/day.ts';
import type { IssueSummary } from '#core/issue/issue.ts';
import type { NamedPerson } from '#core/people/person.ts';
import { useSession } from '../../base/session.ts';
import { DueList } from '../owners/DueList.tsx';
import { ownerMessages } from '../owners/messages.ts';
import { useCampus } from '../base/queries.ts';
import { LoadFailed } from '../shared/states/LoadFailed.tsx';
import classes from './People.module.css';

interface DuePartProps {
  /** Undefined if they did not load. */
  issues: readonly IssueSummary[] | undefined;
  owners: readonly NamedPerson[] | undefined;
  now: Date;
  onRetry: () => void;
}

/** The review dates that are due and whose they are (ACCOUNTS-17), or that they did not load. */
export const DuePart = ({ issues, owners, now, onRetry }: DuePartProps) => {
  const own = useSession()?._id;
  const timeZone = useCampus()?.timeZone;
  const title = useId();
  return (
    <section className={classes.due} aria-labelledby={title}>
      <div className={classes.dueHead}>
        <h2 id={title}>{ownerMessages.due}</h2>
        <p>{ownerMessages.dueText}</p>
      </div>
      {issues && owners ? (
        <DueList
          titleId={title}
          issues={issues}
          owners={owners}
          own={own}
          today={dayOf(now, timeZone)}
        />
      ) : (
        <LoadFailed title={ownerMessages.dueFailed} onRetry={onRetry} />
      )}
    </section>
  );
};
