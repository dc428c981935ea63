import type { Issue } from '#core/issue/issue.ts';
import type { Approval } from '#core/issue/second-person.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { Users } from '#kit/icon/drawings/signs/users.ts';
import { ActionFailed } from '../../shared/states/ActionFailed.tsx';
import type { EditorActions } from '../actions/actions.ts';
import { approvalMessages as words } from './messages.ts';
import { PendingNotice } from './PendingNotice.tsx';
import classes from './Notice.module.css';
import { Changes, Said, useWord } from './ApprovalParts.tsx';
import { UnreadCorrections } from './UnreadCorrections.tsx';

interface ApprovalNoticeProps {
  issue: Issue;
  /** The state of the review; undefined while it is not loaded, or if no second person is needed. */
  data: Approval | undefined;
  isError: boolean;
  refetch: () => Promise<unknown>;
  needsApproval: boolean;
  settle: EditorActions['settle'];
}

/** Urgent corrections that nobody else has read, and below them the state of the review. */
export const ApprovalNotice = (props: ApprovalNoticeProps) => (
  <>
    <UnreadCorrections issue={props.issue} unread={props.data?.unread} />
    {!props.issue.isArchived && <ApprovalState {...props} />}
  </>
);

/** The state of a review: who asked for it, the changes since the published text, and the possible actions. The button that publishes is in the header (REVIEW-6). */
const ApprovalState = (props: ApprovalNoticeProps) => {
  const { issue, data, isError, refetch, needsApproval, settle } = props;
  const { isOwn = false, last, pending } = data ?? {};
  const isAsked = last?.step === 'asked';
  const canSay = isOwn ? !isAsked && issue.steps.length > 0 : isAsked;
  const word = useWord(issue, isOwn ? 'asked' : 'sentBack', canSay);
  if (isError) {
    return <ActionFailed text={words.notLoaded} onRetry={async () => void (await refetch())} />;
  }
  if (!data) return null;
  if (pending) {
    return <PendingNotice {...{ issue, approval: data, pending, needsApproval, settle }} />;
  }
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
  return (
    <section className={classes.notice} aria-label={words.label}>
      <p className={classes.text} role="status">
        <Icon icon={Users} size={18} />
        <span>
          {last && (
            <span className={classes.said}>
              <Said last={last} />
            </span>
          )}
          <span>{isOwn ? words.own : words.others}</span>
        </span>
      </p>
      {word.button}
      <Changes issue={issue} />
      {word.dialog}
    </section>
  );
};
