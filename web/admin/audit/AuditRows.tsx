import { useId, type RefObject } from 'react';
import { Link } from 'wouter';
import { kindOfAct, type AuditAct } from '#core/audit/audit.ts';
import type { AuditPage, AuditRow } from '#core/audit/audit-schema.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { dayAndTime } from '../base/moment.ts';
import { ACT_NAMES, auditMessages as words } from './messages.ts';
import classes from './Audit.module.css';
import { Written } from '../base/Written.tsx';

const isKnownAct = (what: string): what is AuditAct => Object.hasOwn(ACT_NAMES, what);

type Names = ReadonlyMap<string, string>;

/** Returns the name of the person, as the account has it now. */
function whoOf({ who, network }: AuditRow, names: Names): string {
  if (who !== null) return names.get(who) ?? words.gone(who);
  return network === null ? words.server : words.nobody;
}

/** The words of a count, for acts whose count is not a number of repetitions. */
const COUNTED: Readonly<Record<string, (count: number) => string>> = {
  'issue.export': words.issues,
  'record.void': words.records,
  'record.unvoid': words.records,
};

/** Returns the words for how often something was done, if more than once, or how many things were changed. */
function countOf({ what, count, subject }: AuditRow): string | undefined {
  const counted = COUNTED[what];
  if (counted) return counted(count);
  // A removed name has nothing to count if there is no subject.
  if (what === 'person.forget' && subject === null) return words.entries(count);
  return count === 1 ? undefined : words.times(count);
}

/** The subject of the act, if it says more than the name of the person who acted. */
const Subject = ({ row, names }: { row: AuditRow; names: Names }) => {
  const { what, subject, name, who } = row;
  if (subject === null || subject === who) return null;
  const [id = ''] = subject.split('/');
  const kind = kindOfAct(what);
  if (what === 'record.open' || what === 'record.void' || what === 'record.evidence')
    return <Link href={adminPaths.record(id)}>{id.slice(0, 8)}</Link>;
  if (kind === 'issues' && name !== null)
    return (
      <Link href={adminPaths.issue(id)}>
        <Written of={{ _id: id }}>{name}</Written>
      </Link>
    );
  if (kind === 'people' || kind === 'signIns') return names.get(id) ?? words.gone(id);
  if (kind === 'refusals' || what === 'record.download' || what === 'privacy.sweep') return subject;
  return name;
};

const Details = ({ row }: { row: AuditRow }) => {
  const { number, who, subject, session, request } = row;
  const told = [
    [words.number, String(number)],
    [words.account, who],
    [words.subject, subject],
    [words.session, session],
    [words.request, request],
  ] as const;
  return (
    <details className={classes.details}>
      <summary aria-label={words.detailsOf(number)}>
        <span>{words.details}</span>
      </summary>
      <dl>
        {told.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text ?? words.none}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
};

interface AuditRowsProps extends Pick<AuditPage, 'rows' | 'people' | 'timeZone'> {
  list: RefObject<HTMLUListElement | null>;
}

/** The rows, the newest first, each with details for tracing a cause (TRAIL-10). */
export const AuditRows = ({ rows, people, timeZone, list }: AuditRowsProps) => {
  const names = new Map(people.map(({ _id, name }) => [_id, name]));
  const titleId = useId();
  return (
    <>
      <h2 id={titleId} className={classes.title}>
        {words.rows}
      </h2>
      {/* The heads of the columns, which screen readers skip, because each row itself says which fact is which. */}
      <p aria-hidden="true" className={classes.heads}>
        {Object.values(words.heads).map((head) => (
          <span key={head}>{head}</span>
        ))}
      </p>
      <ul ref={list} className={classes.rows} aria-labelledby={titleId}>
        {rows.map((row) => {
          const { number, at, what, network } = row;
          const count = countOf(row);
          return (
            <li key={number} className={classes.row} tabIndex={-1}>
              <time dateTime={at} className={classes.when}>
                {dayAndTime(at, timeZone)}
              </time>
              <p className={classes.what}>
                {isKnownAct(what) ? ACT_NAMES[what] : what}
                {count !== undefined && <span className={classes.count}> {count}</span>}
                <small>
                  <Subject row={row} names={names} />
                </small>
              </p>
              <span className={classes.who}>{whoOf(row, names)}</span>
              <span className={classes.where}>{network}</span>
              <Details row={row} />
            </li>
          );
        })}
      </ul>
    </>
  );
};
