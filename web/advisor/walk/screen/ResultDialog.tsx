import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { CircleCheck } from '#kit/icon/drawings/signs/circle-check.ts';
import { Siren } from '#kit/icon/drawings/signs/siren.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { Calls } from '../../shared/calls/calls.tsx';
import { SavedHere } from '../../shared/record-notices.tsx';
import { ToldLater } from '../parts/escalate.tsx';
import { practiceMessages } from '../parts/messages.ts';
import { ReportLater, OutcomeLater } from '../parts/loaded-at-end.tsx';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import type { Result } from '../state/use-submit-attendance.ts';
import type { WatchedWalk } from '../state/use-walking.ts';
import { walkMessages as words } from '../state/messages.ts';
import { useRecordWords } from '../../phone/outbox/use-stored.ts';
import classes from './ResultDialog.module.css';

interface ResultDialogProps extends Result {
  walking: WatchedWalk;
  onHome: () => void;
}

/** The dialog after an outcome, once the record is safe at the server or on this phone; it only leads home (RECORD-4, RECORD-7), with the calls after an escalation (CALL-11). */
export const ResultDialog = ({ outcome, how, record, walking, onHome }: ResultDialogProps) => {
  const { saved } = walking.now();
  const isResolved = outcome === 'Resolved';
  return (
    <ConfirmationDialog
      open
      modalTitle={isResolved ? words.resolvedTitle : words.escalatedTitle}
      description={isResolved ? words.resolvedText : words.escalatedText}
      icon={
        <span className={classes.sign} data-outcome={outcome}>
          <Icon icon={isResolved ? CircleCheck : Siren} size={28} />
        </span>
      }
      confirmLabel={words.backToHome}
      onConfirm={onHome}
    >
      <div className={classes.parts}>
        {!isResolved && <Calls category={saved.category} />}
        <ToldLater recordKey={saved.id} />
        {saved.isPractice && <p className={classes.saved}>{practiceMessages.done}</p>}
        {how === 'saved' && <SavedHere recordKey={saved.id} className={classes.saved} />}
        <ReportLater saved={saved} />
        <OutcomeLater record={record} walking={walking} />
      </div>
    </ConfirmationDialog>
  );
};

interface ExitDialogProps {
  /** The category whose contacts the call button calls. */
  category: SavedWalk['category'] | undefined;
  /** The key of the record, if an outcome was pressed: that record stays on the phone (WALK-20). */
  recordKey: string | undefined;
  /** True if the walk was escalated and goes on: the escalation stays recorded, and the rest is erased (WALK-20). */
  isUnderWay: boolean;
  onExit: () => void;
  onStay: () => void;
}

/** The question before a walk is left (WALK-10), with the calls in reach (CALL-11). */
export const ExitDialog = ({
  category,
  recordKey,
  isUnderWay,
  onExit,
  onStay,
}: ExitDialogProps) => {
  const recordWords = useRecordWords(recordKey);
  const text = [isUnderWay && words.exitEscalated, recordWords].filter(Boolean).join(' ');
  return (
    <ConfirmationDialog
      open
      modalTitle={words.exitTitle}
      description={recordKey === undefined ? words.exitText : text}
      confirmLabel={words.exitConfirm}
      onConfirm={onExit}
      cancelLabel={words.exitStay}
      primary="cancel"
      onCancel={onStay}
    >
      <Calls category={category} />
    </ConfirmationDialog>
  );
};
