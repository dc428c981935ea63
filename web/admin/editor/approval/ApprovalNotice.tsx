import { useState } from 'react';
import { formatTime, formatUpdated } from '#core/base/format.ts';
import type { Issue } from '#core/issue/issue.ts';
import type { Approval, ApprovalStep } from '#core/issue/second-person.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { Users } from '#kit/icon/drawings/signs/users.ts';
import { ActionFailed } from '../../shared/states/ActionFailed.tsx';
import type { EditorActions } from '../actions/actions.ts';
import { approvalMessages as words } from './messages.ts';
import { PendingNotice } from './PendingNotice.tsx';
import classes from './Notice.module.css';
import { Changes, WordDialog } from './ApprovalParts.tsx';
import { UnreadCorrections } from './UnreadCorrections.tsx';

interface ApprovalNoticeProps {
  issue: Issue;
  /** Nothing while it is not known, or nobody else is needed. */
  data: Approval | undefined;
  isError: boolean;
  refetch: () => Promise<unknown>;
  needsApproval: boolean;
  settle: EditorActions['settle'];
}

/** Urgent corrections that nobody else has read, and below them how far the review is. */
export const ApprovalNotice = (props: ApprovalNoticeProps) => (
  <>
    <UnreadCorrections issue={props.issue} unread={props.data?.unread} />
    {!props.issue.isArchived && <ApprovalState {...props} />}
  </>
);

/** Shows who asks whom, the changes since the published text, and the ways on; the button that publishes is in the header (REVIEW-6). */
const ApprovalState = (props: ApprovalNoticeProps) => {
  const { issue, data, isError, refetch, needsApproval, settle } = props;
  const [asked, setAsked] = useState<ApprovalStep['step']>();
  if (isError) {
    const again = async (): Promise<void> => {
      await refetch();
    };
    return <ActionFailed text={words.notLoaded} onRetry={again} />;
  }
  if (!data) return null;
  const { isOwn, last, pending } = data;
  if (pending) {
    return <PendingNotice {...{ issue, review: data, pending, needsApproval, settle }} />;
  }
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
          {said && (
            <span className={classes.said}>
              {said} {last.word && <q>{last.word}</q>}
            </span>
          )}
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
