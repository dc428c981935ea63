import { Button } from '#kit/button/Button.tsx';
import { FormFailure } from '../states/FormFailure.tsx';
import { ProblemList } from '../issues/ProblemList.tsx';
import { adminMessages } from '../messages.ts';
import type { Failure } from './failure.ts';
import type { StepEntry } from './step-entries.ts';
import { asNumbered } from './step-numbers.ts';
import classes from './FailureNote.module.css';

interface FailureNoteProps {
  failure: Failure;
  /** The steps by the numbers that the stepper shows. */
  entries: readonly StepEntry[];
  issueId: string;
  onLoadTheirs: () => void;
}

/** What failed in this pane, why, and what can be done about it. */
export const FailureNote = ({ failure, entries, issueId, onLoadTheirs }: FailureNoteProps) => (
  <div className={classes.note}>
    <FormFailure text={failure.text} isTold />
    {failure.isUnloaded && (
      <Button onClick={onLoadTheirs}>{adminMessages.editor.loadTheirs}</Button>
    )}
    <ProblemList issueId={issueId} problems={asNumbered(failure.problems, entries)} />
  </div>
);
