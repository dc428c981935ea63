import { useState } from 'react';
import { formatTime, formatUpdated } from '#core/base/format.ts';
import type { Issue } from '#core/issue/issue.ts';
import type { Review, ReviewStep } from '#core/issue/second-person.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { TextArea } from '#kit/controls/text-area/TextArea.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { Users } from '#kit/icon/drawings/signs/users.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { reasonIn } from '../../base/admin-api.ts';
import { ActionFailed } from '../../shared/states/ActionFailed.tsx';
import { CheckedPaths } from '../../paths/CheckedPaths.tsx';
import { Comparison } from '../../revisions/Comparison.tsx';
import { useRevision } from '../../revisions/restore.tsx';
import { comparedRevision } from '../../revisions/RevisionList.tsx';
import { SubmitDialog } from '../../shared/account/SubmitDialog.tsx';
import { reviewMessages as words } from './messages.ts';
import classes from './ReviewNotice.module.css';
import { saveReviewStep } from './use-review.ts';

interface WordDialogProps {
  issue: Issue;
  step: ReviewStep['step'];
  onClose: () => void;
}

/** Asks for a review, or sends back, with a word. Mounted while it is open. */
const WordDialog = ({ issue, step, onClose }: WordDialogProps) => {
  const [word, setWord] = useState('');
  const save = async (): Promise<void> => {
    await saveReviewStep(issue, { step, word });
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

/** What differs from what advisors read last, and which paths somebody ticked. */
const Changes = ({ issue }: { issue: Issue }) => {
  const older = useRevision(issue._id, issue.revision ?? undefined).data;
  const newer = { content: issue, name: words.asItStands, head: words.asItStands };
  return (
    <details className={classes.changes}>
      <summary>{issue.revision === null ? words.isNew : words.changes}</summary>
      {older && <Comparison older={comparedRevision(older)} newer={newer} />}
      <CheckedPaths issue={issue} />
    </details>
  );
};

interface ReviewNoticeProps {
  issue: Issue;
  /** Nothing while it is not known, or nobody else is needed. */
  data: Review | undefined;
  isError: boolean;
  refetch: () => Promise<unknown>;
}

/** Who asks whom, what changed since advisors read it, and the ways on; what publishes is in the header (REVIEW-6). */
export const ReviewNotice = ({ issue, data, isError, refetch }: ReviewNoticeProps) => {
  const [asked, setAsked] = useState<ReviewStep['step']>();
  if (isError) {
    const again = async (): Promise<void> => {
      await refetch();
    };
    return <ActionFailed text={words.notLoaded} onRetry={again} />;
  }
  if (!data) return null;
  const { isOwn, last } = data;
  const isAsked = last?.step === 'asked';
  if (issue.publish) {
    return (
      <section className={classes.notice} aria-label={words.label}>
        <p className={classes.text}>
          <Icon icon={Users} size={18} />
          {words.published}
        </p>
      </section>
    );
  }
  const said =
    last &&
    words.said[last.step](
      last.by ?? words.somebody,
      `${formatUpdated(last.at)}, ${formatTime(last.at)}`,
    );
  const step = isOwn ? 'asked' : 'sentBack';
  const canSay = isOwn ? !isAsked && issue.steps.length > 0 : isAsked;
  return (
    <section className={classes.notice} aria-label={words.label}>
      <p className={classes.text} role="status">
        <Icon icon={Users} size={18} />
        <span>
          <span>{said}</span> {last?.word && <q>{last.word}</q>}{' '}
          <span>{isOwn ? words.own : words.others}</span>
        </span>
      </p>
      {canSay && (
        <Button size="small" onClick={() => setAsked(step)}>
          {words.act[step]}
        </Button>
      )}
      <Changes issue={issue} />
      {asked && <WordDialog issue={issue} step={asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
};
