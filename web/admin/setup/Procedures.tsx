import { useLocation } from 'wouter';
import type { ReactNode } from 'react';
import type { SetupProcedure } from '#core/setup/setup-schema.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { adminPaths } from '../../base/admin-paths.ts';
import { followInApp } from '../../base/navigation.ts';
import { useSubmit } from '../shared/account/use-submit.ts';
import { leaveOut, review } from './review.ts';
import { setupMessages as words } from './messages.ts';
import { reviewedInWords } from './reviewed-words.ts';
import classes from './Setup.module.css';

const PathsLink = ({ _id, children }: { _id: string; children: ReactNode }) => {
  const [, navigate] = useLocation();
  const href = adminPaths.issue(_id, 'paths');
  return (
    <a href={href} onClick={(event) => followInApp(event, () => navigate(href))}>
      {children}
    </a>
  );
};

interface ProcedureProps {
  procedure: SetupProcedure;
  timeZone: string;
}

const Procedure = ({ procedure, timeZone }: ProcedureProps) => {
  const { _id, title, isStarter, reviewed } = procedure;
  const reviewing = useSubmit(async () => await review(procedure));
  const leaving = useSubmit(async () => await leaveOut([procedure]));
  return (
    <li className={classes.procedure}>
      <PathsLink _id={_id}>{title}</PathsLink>
      {reviewed ? (
        <p className={classes.quiet}>{reviewedInWords(reviewed, timeZone)}</p>
      ) : (
        <div className={classes.buttons}>
          <Button
            size="small"
            aria-label={words.reviewedOf(title)}
            busy={reviewing.busy}
            onClick={() => void reviewing.submit()}
          >
            {words.reviewed}
          </Button>
          {isStarter && (
            <Button
              size="small"
              aria-label={words.leaveOutOf(title)}
              busy={leaving.busy}
              onClick={() => void leaving.submit()}
            >
              {words.leaveOut}
            </Button>
          )}
        </div>
      )}
    </li>
  );
};

interface ProceduresProps {
  procedures: readonly SetupProcedure[];
  timeZone: string;
}

/** What the starter library and imports brought, what is to be read first (SETUP-5). */
export const Procedures = ({ procedures, timeZone }: ProceduresProps) => {
  const left = procedures.filter(({ reviewed }) => reviewed === null);
  const read = procedures.filter(({ reviewed }) => reviewed !== null);
  const starters = left.filter(({ isStarter }) => isStarter);
  const leaving = useSubmit(async () => await leaveOut(starters));
  const [next] = left;
  if (procedures.length === 0) return null;
  return (
    <>
      {next && (
        <>
          <p className={classes.quiet}>{words.left(left.length)}</p>
          <PathsLink _id={next._id}>{words.readNext(next.title)}</PathsLink>
        </>
      )}
      <details className={classes.procedures}>
        <summary>{words.listed(procedures.length)}</summary>
        <ul className={classes.list}>
          {[...left, ...read].map((procedure) => (
            <Procedure key={procedure._id} procedure={procedure} timeZone={timeZone} />
          ))}
        </ul>
      </details>
      {starters.length > 1 && starters.length < procedures.length && (
        <Button size="small" busy={leaving.busy} onClick={() => void leaving.submit()}>
          {words.leaveOutOthers(starters.length)}
        </Button>
      )}
    </>
  );
};
