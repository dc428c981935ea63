import { useId } from 'react';
import { Link } from 'wouter';
import hidden from '#kit/base/hidden.module.css';
import { dayOf } from '#core/base/day.ts';
import { formatDateOf } from '#core/base/format.ts';
import type { IssueSummary } from '#core/issue/issue.ts';
import { dueForReview, isReviewOverdue } from '#core/issue/review-date.ts';
import type { NamedPerson } from '#core/people/person.ts';
import { initialsOf } from '#kit/layout/layout-shell/initials.ts';
import { useSession } from '../../base/session.ts';
import { CategoryIcon } from '../../base/CategoryIcon.tsx';
import { adminPaths } from '../../base/admin-paths.ts';
import { ownerMessages as words } from '../shared/owners/messages.ts';
import { useCampus } from '../base/queries.ts';
import { LoadFailed } from '../shared/states/ActionFailed.tsx';
import classes from './DuePart.module.css';

/** The most issues that are shown; a link leads to all of them. */
const MAX_SHOWN = 10;

interface DueListProps {
  titleId: string;
  issues: readonly IssueSummary[];
  owners: readonly NamedPerson[];
  now: Date;
}

const Owner = ({ person, isOwn }: { person: NamedPerson | undefined; isOwn: boolean }) =>
  person ? (
    <span className={classes.owner} data-own={isOwn || undefined} title={person.name}>
      <span aria-hidden="true">{initialsOf(person.name)}</span>
      <span className={hidden.hidden}>{words.ownerIs(person.name)}</span>
    </span>
  ) : (
    <span className={classes.nobody}>{words.nobody}</span>
  );

/** The issues whose review is due soon, the earliest first, with their owners (ACCOUNTS-17). */
const DueList = ({ titleId, issues, owners, now }: DueListProps) => {
  const own = useSession()?._id;
  const today = dayOf(now, useCampus()?.timeZone);
  const due = dueForReview(issues, today);
  const dated = issues.filter(({ reviewBy }) => Boolean(reviewBy)).length;
  return (
    <>
      {due.length === 0 && <p className={classes.empty}>{words.noneDue}</p>}
      <ul className={classes.list} aria-labelledby={titleId}>
        {due.slice(0, MAX_SHOWN).map((issue) => {
          const { _id: id, title, category, reviewBy, owner } = issue;
          const isOverdue = isReviewOverdue(issue, today);
          return (
            <li key={id} className={classes.review}>
              <CategoryIcon category={category} size={32} />
              <div className={classes.words}>
                <Link className={classes.title} href={adminPaths.issue(id)} title={title}>
                  {title}
                </Link>
                <p className={classes.day} data-overdue={isOverdue || undefined}>
                  {words.reviewBy(formatDateOf(reviewBy ?? ''), isOverdue)}
                </p>
              </div>
              <Owner
                person={owners.find(({ _id }) => _id === owner)}
                isOwn={own !== undefined && owner === own}
              />
            </li>
          );
        })}
      </ul>
      {dated > 0 && (
        <p className={classes.foot}>
          <Link href={adminPaths.adminIssues({ sort: 'review' })}>{words.allDates(dated)}</Link>
        </p>
      )}
    </>
  );
};

interface DuePartProps {
  /** The issues; undefined if they did not load. */
  issues: readonly IssueSummary[] | undefined;
  owners: readonly NamedPerson[] | undefined;
  now: Date;
  onRetry: () => void;
}

/** The review dates that are due, with the owners (ACCOUNTS-17), or a sentence that they did not load. */
export const DuePart = ({ issues, owners, now, onRetry }: DuePartProps) => {
  const title = useId();
  return (
    <section className={classes.due} aria-labelledby={title}>
      <div className={classes.dueHead}>
        <h2 id={title}>{words.due}</h2>
        <p>{words.dueText}</p>
      </div>
      {issues && owners ? (
        <DueList titleId={title} issues={issues} owners={owners} now={now} />
      ) : (
        <LoadFailed title={words.dueFailed} onRetry={onRetry} />
      )}
    </section>
  );
};
