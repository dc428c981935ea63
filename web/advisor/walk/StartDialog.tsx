import { activeStep } from '#core/walk.ts';
import { Button } from '#kit/button/Button.tsx';
import { ConfirmationDialog } from '#kit/confirmation-dialog/ConfirmationDialog.tsx';
import { useAdvisorName } from '../../session.ts';
import { clockTime } from '../clock-time.ts';
import type { IssueTitle } from '../library/titles.ts';
import type { Begun } from './begin-walk.ts';
import type { SavedWalk } from './saved-walk.ts';
import classes from './StartDialog.module.css';
import { walkMessages } from './messages.ts';

const words = walkMessages;

interface StartDialogProps {
  issue: Omit<IssueTitle, 'question'>;
  /** Why it cannot be started. */
  problem: string | undefined;
  /** What the phone has of it; undefined until it was looked up. */
  begun: Begun | undefined;
  /** Begins anew, in place of a walk of one's own. */
  onStart: (before?: SavedWalk) => void;
  onGoOn: (walk: SavedWalk) => void;
  onCancel: () => void;
}

/** Asks before a walk begins (WALK-1), and where one was begun whether to go on with it (CARDS-9, WALK-19). */
export const StartDialog = ({
  issue,
  problem,
  begun,
  onStart,
  onGoOn,
  onCancel,
}: StartDialogProps) => {
  const name = useAdvisorName();
  const walk = problem === undefined ? begun?.walk : undefined;
  const isOwn = walk?.advisor === name;
  const goOn = walk && (
    <Button
      variant={isOwn ? 'primary' : 'secondary'}
      size="thumb"
      data-autofocus={isOwn || undefined}
      onClick={() => onGoOn(walk)}
    >
      {words.goOn}
    </Button>
  );
  const step = walk && activeStep(walk.walk)?.number;
  return (
    <ConfirmationDialog
      open
      modalTitle={words.startTitle}
      description={problem === undefined ? issue.title : <span role="alert">{problem}</span>}
      confirmLabel={isOwn ? words.startOver : words.start}
      primary={isOwn ? 'neither' : 'confirm'}
      confirmDisabled={problem !== undefined || begun === undefined}
      onConfirm={() => onStart(isOwn ? walk : undefined)}
      cancelLabel={words.startCancel}
      onCancel={onCancel}
    >
      {walk && (
        <div className={classes.begun}>
          <p>
            {words.unfinishedAt(step)}
            <br />
            {words.begun(clockTime(walk.startedAt), walk.advisor)}
          </p>
          {!isOwn && <p>{words.staysIn(walk.advisor)}</p>}
          {goOn}
        </div>
      )}
    </ConfirmationDialog>
  );
};
