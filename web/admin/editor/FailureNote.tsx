import { Button } from '#kit/button/Button.tsx';
import { FormFailure } from '../states/FormFailure.tsx';
import { ProblemList } from '../issues/ProblemList.tsx';
import { adminMessages } from '../messages.ts';
import type { Failure } from './failure.ts';
import classes from './FailureNote.module.css';

interface FailureNoteProps {
  failure: Failure;
  issueId: string;
  onLoadTheirs: () => void;
}

/** What failed in this pane, why, and what can be done about it. */
export const FailureNote = ({ failure, issueId, onLoadTheirs }: FailureNoteProps) => (
  <div className={classes.note}>
    <FormFailure text={failure.text} />
    {failure.isUnloaded && (
      <Button onClick={onLoadTheirs}>{adminMessages.editor.loadTheirs}</Button>
    )}
    <ProblemList issueId={issueId} problems={failure.problems} />
  </div>
);
