import { useState } from 'react';
import type { Issue } from '#core/issue/issue.ts';
import type { ApprovalStep } from '#core/issue/second-person.ts';
import { TextArea } from '#kit/controls/text-area/TextArea.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { reasonIn } from '../../base/admin-api.ts';
import { CheckedPaths } from '../../paths/CheckedPaths.tsx';
import { Comparison, type ComparedText } from '../../revisions/Comparison.tsx';
import { useRevision } from '../../revisions/restore.tsx';
import { comparedRevision } from '../../revisions/RevisionList.tsx';
import { SubmitDialog } from '../../shared/account/SubmitDialog.tsx';
import { approvalMessages as words } from './messages.ts';
import classes from './Notice.module.css';
import { saveApprovalStep } from './use-approval.ts';

interface WordDialogProps {
  issue: Issue;
  step: ApprovalStep['step'];
  onClose: () => void;
}

/** Asks for a review, or sends back, with a word. Mounted while it is open. */
export const WordDialog = ({ issue, step, onClose }: WordDialogProps) => {
  const [word, setWord] = useState('');
  const save = async (): Promise<void> => {
    await saveApprovalStep(issue, { step, word });
    showToast({ kind: 'status', text: words.done[step] });
    onClose();
  };
  return (
    <SubmitDialog
      title={words.act[step]}
      text={words.text[step]}
      label={words.act[step]}
      act={save}
      say={reasonIn}
      onClose={onClose}
    >
      {() => <TextArea label={words.word} value={word} onChange={setWord} />}
    </SubmitDialog>
  );
};

interface ChangesProps {
  issue: Issue;
  /** The names of both sides if the older one is not named by its revision. */
  sides?: { older: Omit<ComparedText, 'content'>; newer: Omit<ComparedText, 'content'> };
}

/** Shows the differences from the text that advisors read, and the paths that somebody ticked. */
export const Changes = ({ issue, sides }: ChangesProps) => {
  const read = useRevision(issue._id, issue.revision ?? undefined).data;
  const newer = {
    content: issue,
    ...(sides?.newer ?? { name: words.asItStands, head: words.asItStands }),
  };
  return (
    <details className={classes.changes} open={sides !== undefined}>
      <summary>{issue.revision === null ? words.isNew : words.changes}</summary>
      {read && <Comparison older={{ ...comparedRevision(read), ...sides?.older }} newer={newer} />}
      <CheckedPaths issue={issue} />
    </details>
  );
};
