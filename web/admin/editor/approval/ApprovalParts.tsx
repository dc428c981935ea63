import { useState } from 'react';
import type { Issue } from '#core/issue/issue.ts';
import type { Approval, ApprovalStep } from '#core/issue/second-person.ts';
import { withTranslations } from '#core/issue/translations.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { TextArea } from '#kit/controls/text-area/TextArea.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { reasonIn } from '../../base/admin-api.ts';
import { dayAndTime } from '../../base/moment.ts';
import { useTranslations } from '../../base/translations-api.ts';
import { CheckedPaths } from '../../paths/CheckedPaths.tsx';
import { Comparison, type ComparedText } from '../../revisions/Comparison.tsx';
import { useRevision } from '../../revisions/restore.tsx';
import { comparedRevision } from '../../revisions/RevisionList.tsx';
import { SubmitDialog } from '../../shared/account/SubmitDialog.tsx';
import { ActionFailed } from '../../shared/states/ActionFailed.tsx';
import { approvalMessages as words } from './messages.ts';
import classes from './Notice.module.css';
import { saveApprovalStep } from './use-approval.ts';

type Step = ApprovalStep['step'];

type WordDialogProps = { issue: Issue; step: Step; onClose: () => void };

const WordDialog = ({ issue, step, onClose }: WordDialogProps) => {
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

/** Asks for a review, or sends the issue back, with a note to the other person; it is offered while `canSay` is true. */
export function useWord(issue: Issue, step: Step, canSay: boolean) {
  const [asked, setAsked] = useState<Step>();
  const button = canSay && (
    <Button size="small" onClick={() => setAsked(step)}>
      {words.act[step]}
    </Button>
  );
  const dialog = asked && (
    <WordDialog issue={issue} step={asked} onClose={() => setAsked(undefined)} />
  );
  return { button, dialog };
}

/** The last step of a review: who asked for it or sent it back, when, and with which note. */
export const Said = ({ last: { step, by, at, word } }: { last: NonNullable<Approval['last']> }) => (
  <>
    {words.said[step](by ?? words.somebody, dayAndTime(at))} {word && <q>{word}</q>}
  </>
);

interface ChangesProps {
  issue: Issue;
  /** The names of both sides, if the older side is not named by its revision. */
  sides?: { older: Omit<ComparedText, 'content'>; newer: Omit<ComparedText, 'content'> };
}

/** The differences from the text that advisors read, and the paths that somebody checked. */
export const Changes = ({ issue, sides }: ChangesProps) => {
  const read = useRevision(issue._id, issue.revision ?? undefined).data;
  const own = useTranslations(issue, issue.revision !== null);
  const newer = {
    content: withTranslations(issue, own.data ?? {}),
    ...(sides?.newer ?? { name: words.asItStands, head: words.asItStands }),
  };
  return (
    <details className={classes.changes} open={sides !== undefined}>
      <summary>{issue.revision === null ? words.isNew : words.changes}</summary>
      {own.isError && (
        <ActionFailed text={words.notLoaded} onRetry={async () => void (await own.refetch())} />
      )}
      {read && own.data && (
        <Comparison
          issue={issue}
          older={{ ...comparedRevision(read), ...sides?.older }}
          newer={newer}
        />
      )}
      <CheckedPaths issue={issue} />
    </details>
  );
};
