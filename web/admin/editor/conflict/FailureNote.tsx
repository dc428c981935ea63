import { Button } from '#kit/controls/button/Button.tsx';
import { FormFailure } from '../../shared/states/ActionFailed.tsx';
import { ProblemList } from '../../shared/page-parts/ProblemList.tsx';
import { adminMessages } from '../../base/messages.ts';
import type { Failure } from '../../shared/draft/failure.ts';
import { type StepEntry, asNumbered } from '../../shared/draft/step-entries.ts';
import classes from './FailureNote.module.css';

interface FailureNoteProps {
  failure: Failure;
  entries: readonly StepEntry[];
  issueId: string;
  onLoadRemote: () => void;
}

export const FailureNote = ({ failure, entries, issueId, onLoadRemote }: FailureNoteProps) => (
  <div className={classes.note}>
    <FormFailure text={failure.text} isAnnounced />
    {failure.isUnloaded && (
      <Button onClick={onLoadRemote}>{adminMessages.editor.loadRemote}</Button>
    )}
    <ProblemList issueId={issueId} problems={asNumbered(failure.problems, entries)} />
  </div>
);
