import { useLocation } from 'wouter';
import type { ReactNode } from 'react';
import type { SetupProcedure } from '#core/setup/setup-schema.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { adminPaths } from '../../base/admin-paths.ts';
import { followInApp } from '../../base/navigation.ts';
import { useSubmit } from '../shared/account/use-submit.ts';
import { FormFailure } from '../shared/states/ActionFailed.tsx';
import { leaveOut, renewReviewed, reviewFailure, sayReviewed } from './review.ts';
import { setupMessages as words } from './messages.ts';
import { IMPORT_PLACE } from './places.ts';
import { reviewedInWords } from './reviewed-words.ts';
import classes from './Setup.module.css';

const PageLink = ({ href, children }: { href: string; children: ReactNode }) => {
  const [, navigate] = useLocation();
  return (
    <a href={href} onClick={(event) => followInApp(event, () => navigate(href))}>
      {children}
    </a>
  );
};

const pathsOf = (_id: string): string => adminPaths.issue(_id, 'paths');

interface ProcedureProps {
  procedure: SetupProcedure;
  timeZone: string;
}

const Procedure = ({ procedure, timeZone }: ProcedureProps) => {
  const { _id, title, isStarter, reviewed } = procedure;
  const reviewing = useSubmit(async () => {
    try {
      await sayReviewed(_id);
    } finally {
      // Where it failed, somebody else may have read it, or left it out.
      await renewReviewed();
    }
  }, reviewFailure);
  const leaving = useSubmit(async () => void (await leaveOut([procedure])));
  return (
    <li className={classes.procedure}>
      <PageLink href={pathsOf(_id)}>{title}</PageLink>
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
      <FormFailure text={reviewing.failure} />
    </li>
  );
};

interface ProceduresProps {
  /** None is left to be read. */
  isDone: boolean;
  procedures: readonly SetupProcedure[];
  timeZone: string;
}

/** What the starter library and imports brought, what is to be read first (SETUP-5). */
export const Procedures = ({ isDone, procedures, timeZone }: ProceduresProps) => {
  const left = procedures.filter(({ reviewed }) => reviewed === null);
  const read = procedures.filter(({ reviewed }) => reviewed !== null);
  const starters = left.filter(({ isStarter }) => isStarter);
  const leaving = useSubmit(async () => void (await leaveOut(starters)));
  const [next] = left;
  return (
    <>
      {next && (
        <>
          <p className={classes.quiet}>{words.left(left.length)}</p>
          <PageLink href={pathsOf(next._id)}>{words.readNext(next.title)}</PageLink>
        </>
      )}
      {!isDone && <PageLink href={IMPORT_PLACE}>{words.bring}</PageLink>}
      {procedures.length > 0 && (
        <details className={classes.procedures}>
          <summary>{words.listed(procedures.length)}</summary>
          <ul className={classes.list}>
            {[...left, ...read].map((procedure) => (
              <Procedure key={procedure._id} procedure={procedure} timeZone={timeZone} />
            ))}
          </ul>
        </details>
      )}
      {starters.length > 1 && starters.length < procedures.length && (
        <Button size="small" busy={leaving.busy} onClick={() => void leaving.submit()}>
          {words.leaveOutOthers(starters.length)}
        </Button>
      )}
    </>
  );
};
