import { useLayoutEffect, useRef, useState } from 'react';
import { ORIGINAL } from '#core/base/language.ts';
import { holderOf } from '#core/record/holder.ts';
import { activeStep } from '#core/walk/walk.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Checkbox } from '#kit/controls/checkbox/Checkbox.tsx';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { useAdvisorName } from '../../../base/advisor-name.ts';
import { isolated } from '../../../guide/isolated.tsx';
import { AskedArea } from '../../shared/calls/ask-area.tsx';
import { Calls } from '../../shared/calls/calls.tsx';
import { contactMessages } from '../../shared/calls/contact-messages.ts';
import { FirstAct } from '../../shared/calls/contacts.tsx';
import { clockDay, clockTime } from '../../shared/clock-time.ts';
import type { IssueTitle } from '../../phone/library/titles.ts';
import { CallTaps } from '../parts/practice.tsx';
import { practiceMessages } from '../parts/messages.ts';
import { useLastPractice } from '../state/record-walk.ts';
import type { LocalIssue } from './begin-walk.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import { isPracticeBeside } from '../../phone/store/phone-store.ts';
import classes from './StartDialog.module.css';
import { walkMessages as words } from '../state/messages.ts';

interface StartDialogProps {
  issue: Omit<IssueTitle, 'question'>;
  /** An urgent correction that was made since the issue was chosen. */
  urgent: IssueTitle['urgent'];
  problem: 'noLonger' | 'notWalkable' | undefined;
  local: LocalIssue | undefined;
  /** Begins a new walk, which replaces the advisor's own earlier one. */
  onStart: (before: SavedWalk | undefined, isPractice: boolean) => void;
  onResume: (walk: SavedWalk) => void;
  onCancel: () => void;
}

/** The question before a walk begins (WALK-1), which also offers to continue one that was begun (CARDS-9, WALK-19). */
export const StartDialog = ({
  issue,
  urgent,
  problem,
  local,
  onStart,
  onResume,
  onCancel,
}: StartDialogProps) => {
  const name = useAdvisorName();
  const [isPractice, setIsPractice] = useState(false);
  const lastPractice = useLastPractice(issue._id);
  const walk = problem === undefined ? local?.walk : undefined;
  const isOwn = walk !== undefined && holderOf(walk) === name;
  const isBeside = isOwn && isPracticeBeside(walk, isPractice);
  const resumeButton = useRef<HTMLButtonElement>(null);
  // The unfinished walk is found a moment after the dialog opens: until then Start had the focus.
  useLayoutEffect(() => {
    if (isOwn) resumeButton.current?.focus();
  }, [isOwn]);
  const resume = walk && (
    <Button
      variant={isOwn ? 'primary' : 'secondary'}
      size="thumb"
      ref={resumeButton}
      data-autofocus={isOwn || undefined}
      onClick={() => onResume(walk)}
    >
      {words.resume}
    </Button>
  );
  const step = walk && activeStep(walk.walk)?.number;
  const { introduction } = local ?? {};
  // The title has the language of the text below it, because a dialog must not mix two languages.
  const isWhole =
    !issue.isHalf && (!introduction?.firstAct || introduction.language === issue.language);
  const { title, language = ORIGINAL } = (!isWhole && issue.original) || issue;
  return (
    <ConfirmationDialog
      open
      modalTitle={words.startTitle}
      description={
        problem === undefined ? (
          <b className={classes.subject} lang={language}>
            {title}
          </b>
        ) : (
          <span role="alert">{words[problem]}</span>
        )
      }
      confirmLabel={isOwn && !isBeside ? words.startOver : words.start}
      primary={isOwn ? 'neither' : 'confirm'}
      confirmDisabled={problem !== undefined}
      onConfirm={() => onStart(isOwn && !isBeside ? walk : undefined, isPractice)}
      cancelLabel={words.startCancel}
      onCancel={onCancel}
    >
      <div className={classes.parts}>
        {urgent && (
          <p role="alert" className={classes.note}>
            <b>{words.corrected(clockTime(urgent.at))}</b>{' '}
            <span lang={(issue.original ?? issue).language ?? ORIGINAL}>
              {isolated(urgent.sentence)}
            </span>
          </p>
        )}
        {isWhole && issue.mark && <p className={classes.note}>{issue.mark}</p>}
        {introduction?.isStarter && <p className={classes.note}>{contactMessages.starter}</p>}
        {introduction?.firstAct && (
          <FirstAct text={introduction.firstAct} lang={introduction.language ?? ORIGINAL} />
        )}
        <Calls category={issue.category} />
        <AskedArea />
        {walk ? (
          <div className={classes.begun}>
            <p>
              {words.unfinishedAt(step)}
              <br />
              {words.startedBy(clockTime(walk.startedAt), walk.advisor)}
            </p>
            {!isOwn && <p>{words.staysIn(holderOf(walk))}</p>}
            {isBeside && <p>{words.staysAsItIs}</p>}
            {resume}
          </div>
        ) : null}
        <div>
          <Checkbox
            label={practiceMessages.practice}
            aria-describedby="practice-hint"
            active={isPractice}
            onChange={setIsPractice}
          />
          <p id="practice-hint" className={classes.hint}>
            {lastPractice === undefined
              ? practiceMessages.hint
              : `${practiceMessages.hint}. ${practiceMessages.last(clockDay(lastPractice))}`}
          </p>
        </div>
      </div>
      <CallTaps isPractice={isPractice} onConvert={() => setIsPractice(false)} />
    </ConfirmationDialog>
  );
};
