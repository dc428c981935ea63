import { Link } from 'wouter';
import { useState } from 'react';
import type { SetupProcedure, SetupState } from '#core/setup/setup-schema.ts';
import { publishedIn, publishedWithout } from '#core/setup/setup.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { adminPaths } from '../../base/admin-paths.ts';
import { useSubmit } from '../shared/account/use-submit.ts';
import { adoptionInWords, leaveOut } from '../shared/setup/adopt.ts';
import { setupMessages as words } from '../shared/setup/messages.ts';
import { IMPORT_PLACE } from '../shared/setup/places.ts';
import { RestoreLeftOut } from './RestoreLeftOut.tsx';
import classes from './Setup.module.css';
import { Written } from '../base/Written.tsx';

const pathsOf = (_id: string): string => adminPaths.issue(_id, 'paths');

type ProcedureProps = { procedure: SetupProcedure; timeZone: string };

const Procedure = ({ procedure, timeZone }: ProcedureProps) => {
  const { _id, title, isStarter, reviewed } = procedure;
  const leaving = useSubmit(async () => void (await leaveOut([procedure])));
  return (
    <li className={classes.procedure}>
      <Link href={pathsOf(_id)}>
        <Written of={procedure}>{title}</Written>
      </Link>
      {reviewed && <p className={classes.quiet}>{adoptionInWords(reviewed, timeZone)}</p>}
      {!reviewed && isStarter && (
        <Button
          size="small"
          aria-label={words.leaveOutOf(title)}
          busy={leaving.busy}
          onClick={() => void leaving.submit()}
        >
          {words.leaveOut}
        </Button>
      )}
    </li>
  );
};

interface ProceduresProps extends Pick<
  SetupState,
  'procedures' | 'leftOut' | 'published' | 'timeZone'
> {
  /** True if no procedure still needs to be read. */
  isDone: boolean;
}

/** The procedures from the starter library and from imports, with those that still need to be read first (SETUP-5). */
export const Procedures = (props: ProceduresProps) => {
  const { isDone, procedures, leftOut, published, timeZone } = props;
  const left = procedures.filter(({ reviewed }) => reviewed === null);
  const read = procedures.filter(({ reviewed }) => reviewed !== null);
  const starters = left.filter(({ isStarter }) => isStarter);
  const [isAsked, setAsked] = useState(false);
  const leaving = useSubmit(async () => {
    await leaveOut(starters);
    setAsked(false);
  });
  const [next] = left;
  return (
    <>
      <p className={classes.quiet}>
        <span>{words.published(publishedIn(published))}</span>{' '}
        {next && <span>{words.left(left.length, read.length)}</span>}
      </p>
      {next && (
        <Link href={pathsOf(next._id)}>
          <Written of={next} within={words.readNext}>
            {next.title}
          </Written>
        </Link>
      )}
      {!isDone && <Link href={IMPORT_PLACE}>{words.bring}</Link>}
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
        <Button size="small" onClick={() => setAsked(true)}>
          {words.leaveOutOthers(starters.length)}
        </Button>
      )}
      <RestoreLeftOut leftOut={leftOut} />
      {isAsked && (
        <ConfirmationDialog
          open
          modalTitle={words.leaveOutTitle(starters.length)}
          description={words.leaveOutText(publishedWithout(published, starters))}
          primary="cancel"
          confirmLabel={words.leaveOut}
          busy={leaving.busy}
          onConfirm={() => void leaving.submit()}
          cancelLabel={words.keep}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
};
