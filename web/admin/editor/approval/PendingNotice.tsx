import { useState } from 'react';
import type { Issue } from '#core/issue/issue.ts';
import { stepOfPart, textOfPart } from '#core/issue/issue-parts.ts';
import type { Pending, PendingAct, Approval } from '#core/issue/second-person.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { Users } from '#kit/icon/drawings/signs/users.ts';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { adminMessages } from '../../base/messages.ts';
import { dayAndTime } from '../../base/moment.ts';
import { nameOfText } from '../../base/text-names.ts';
import { FormFailure } from '../../shared/states/ActionFailed.tsx';
import type { EditorActions } from '../actions/actions.ts';
import { pendingMessages as words, approvalMessages } from './messages.ts';
import classes from './Notice.module.css';
import { Changes, Said, useWord } from './ApprovalParts.tsx';

/** Returns the name of a part that an urgent correction also changed for advisors. */
function nameOf(part: Pending['disputed'][number], { steps }: Issue): string {
  if (part === 'details') return adminMessages.editor.details;
  if (part === 'order') return words.order;
  const text = textOfPart(part);
  if (text) return nameOfText(text, steps);
  const at = steps.findIndex(({ _id }) => _id === stepOfPart(part));
  return adminMessages.editor.step(at + 1);
}

interface PendingNoticeProps {
  issue: Issue;
  approval: Approval;
  pending: Pending;
  /** True if a second person must publish them. */
  needsApproval: boolean;
  settle: EditorActions['settle'];
}

/** A notice about the changes that wait next to the published text, with their author and the possible actions (REVIEW-15). */
export const PendingNotice = (props: PendingNoticeProps) => {
  const { issue, approval, pending, needsApproval, settle } = props;
  const { isOwn, author, last } = approval;
  const [isDiscardAsked, setDiscardAsked] = useState(false);
  const [busy, setBusy] = useState<PendingAct>();
  const [why, setWhy] = useState<string>();
  const act = async (what: PendingAct): Promise<void> => {
    setDiscardAsked(false);
    setWhy(undefined);
    setBusy(what);
    setWhy(await settle(what));
    setBusy(undefined);
  };
  const isDisputed = pending.disputed.length > 0;
  const step = isOwn ? 'asked' : 'sentBack';
  const word = useWord(issue, step, needsApproval && !isDisputed && last?.step !== step);
  const who = isOwn ? words.own : words.others;
  const whose = needsApproval ? who : words.off;
  const text = isDisputed
    ? words.disputed(pending.disputed.map((part) => nameOf(part, issue)))
    : whose;
  return (
    <section className={classes.notice} aria-label={words.label}>
      <div className={classes.text} role="status">
        <Icon icon={Users} size={18} />
        <div>
          <p>
            <b>
              {isOwn
                ? words.ownTitle
                : words.title(author ?? words.somebody, dayAndTime(pending.at))}
            </b>
          </p>
          {last && (
            <p>
              <Said last={last} />
            </p>
          )}
          <p>{text}</p>
        </div>
      </div>
      <div className={classes.ways}>
        <Button variant="plain" size="small" onClick={() => setDiscardAsked(true)}>
          {words.discard}
        </Button>
        {word.button}
        {isDisputed && (
          <Button size="small" busy={busy === 'keep'} onClick={() => void act('keep')}>
            {words.keep}
          </Button>
        )}
        {!isDisputed && (!needsApproval || !isOwn) && (
          <Button
            variant="primary"
            size="small"
            busy={busy === 'publish'}
            onClick={() => void act('publish')}
          >
            {needsApproval ? approvalMessages.approve : words.publish}
          </Button>
        )}
      </div>
      <FormFailure text={why && `${words.failed} ${why}`} />
      <Changes issue={issue} sides={words.sides} />
      {word.dialog}
      <ConfirmationDialog
        open={isDiscardAsked}
        modalTitle={words.discardTitle}
        description={words.discardText}
        confirmLabel={words.discard}
        danger
        onConfirm={() => void act('discard')}
        cancelLabel={words.cancel}
        onCancel={() => setDiscardAsked(false)}
      />
    </section>
  );
};
