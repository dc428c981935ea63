import { Button } from '#kit/button/Button.tsx';
import { FormFailure } from '../states/FormFailure.tsx';
import { adminMessages } from '../messages.ts';
import { ProblemList } from '../issues/ProblemList.tsx';
import type { SaveFailure } from './save-failure.ts';
import classes from './SaveFailureNote.module.css';

interface SaveFailureNoteProps {
  failure: SaveFailure;
  issueId: string;
  onLoadTheirs: () => void;
}

/** Why the save of this pane failed, in place, and what can be done. */
export const SaveFailureNote = ({ failure, issueId, onLoadTheirs }: SaveFailureNoteProps) => (
  <div className={classes.note}>
    <FormFailure text={failure.text} />
    {failure.isConflict && (
      <Button onClick={onLoadTheirs}>{adminMessages.editor.loadTheirs}</Button>
    )}
    <ProblemList issueId={issueId} problems={failure.problems} />
  </div>
);
