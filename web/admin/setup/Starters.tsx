import { useLocation } from 'wouter';
import { dayOf } from '#core/base/day.ts';
import { formatDay } from '#core/base/format.ts';
import type { SetupStarter } from '#core/setup/setup-schema.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { followInApp } from '../../base/navigation.ts';
import { reasonIn } from '../base/admin-api.ts';
import { moveIssue, updateIssue } from '../base/issues-api.ts';
import { renewIssues, renewMoved } from '../base/queries.ts';
import { useSubmit } from '../shared/account/use-submit.ts';
import { setupMessages as words } from './messages.ts';
import classes from './Setup.module.css';
import { renewSetup } from './use-setup.ts';

/** Does it and shows what is left; a failure is told, and nothing is lost. */
async function attempt(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    showToast({ kind: 'alert', text: words.notDone, detail: reasonIn(error) });
  }
  await renewSetup();
}

/** Gives back what a press left out. */
async function bringBack(_id: string): Promise<void> {
  await attempt(async () => {
    await moveIssue(_id, false);
    await renewMoved('here');
  });
}

const review = async ({ _id }: SetupStarter): Promise<void> =>
  await attempt(async () => {
    await updateIssue(_id, { isStarter: false });
    await renewIssues();
  });

const leaveOut = async ({ _id, title, version }: SetupStarter): Promise<void> =>
  await attempt(async () => {
    await moveIssue(_id, true, version);
    await renewMoved('archived');
    const action = { label: words.undo, onAction: () => void bringBack(_id) };
    showToast({ kind: 'status', text: words.leftOut(title), action });
  });

interface StarterProps {
  starter: SetupStarter;
  timeZone: string;
}

const Starter = ({ starter, timeZone }: StarterProps) => {
  const [, navigate] = useLocation();
  const { _id, title, reviewed } = starter;
  const reviewing = useSubmit(async () => await review(starter));
  const leaving = useSubmit(async () => await leaveOut(starter));
  const href = adminPaths.issue(_id, 'paths');
  return (
    <li className={classes.starter}>
      <a href={href} onClick={(event) => followInApp(event, () => navigate(href))}>
        {title}
      </a>
      {reviewed ? (
        <p className={classes.quiet}>
          {words.reviewedBy(reviewed.by, formatDay(dayOf(new Date(reviewed.at), timeZone)))}
        </p>
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
          <Button
            size="small"
            aria-label={words.leaveOutOf(title)}
            busy={leaving.busy}
            onClick={() => void leaving.submit()}
          >
            {words.leaveOut}
          </Button>
        </div>
      )}
    </li>
  );
};

interface StartersProps {
  starters: readonly SetupStarter[];
  timeZone: string;
}

/** The starter procedures, those to be read first (SETUP-5). */
export const Starters = ({ starters, timeZone }: StartersProps) => {
  const left = starters.filter(({ reviewed }) => reviewed === null);
  const read = starters.filter(({ reviewed }) => reviewed !== null);
  return (
    <>
      {left.length > 0 && <p className={classes.quiet}>{words.startersLeft(left.length)}</p>}
      <ul className={classes.starters}>
        {[...left, ...read].map((starter) => (
          <Starter key={starter._id} starter={starter} timeZone={timeZone} />
        ))}
      </ul>
    </>
  );
};
