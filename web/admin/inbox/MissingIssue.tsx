import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { ISSUE_CATEGORIES } from '#core/base/category.ts';
import { formatStamp } from '#core/base/format.ts';
import type { InboxMessage } from '#core/inbox/inbox-schema.ts';
import { displayName } from '#core/base/display-name.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Plus } from '#kit/icon/drawings/actions/plus.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { messages } from '../../base/messages.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { useSubmit } from '../shared/account/use-submit.ts';
import { FormFailure } from '../shared/states/ActionFailed.tsx';
import { sayNotDone } from './archive-message.ts';
import { useMay, useMayChange } from '../base/role.ts';
import { useOnceFewer } from '../base/use-once-fewer.ts';
import { ClosestIssues } from './ClosestIssues.tsx';
import { makeDraft, mergeMessages, takeBackMerge } from './inbox-queries.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { WhichMeant } from './WhichMeant.tsx';
import { inboxMessages as words } from './messages.ts';
import classes from './OpenMessage.module.css';
import { Written } from '../base/Written.tsx';

/** The draft that was made from the message, or the button that makes it (INBOX-6). */
const Draft = ({ message }: { message: InboxMessage }) => {
  const mayChange = useMayChange();
  const { busy, failure, submit } = useSubmit(
    async () => {
      await makeDraft(message._id);
      showToast({ kind: 'status', text: words.draftMade });
    },
    () => words.notDone,
  );
  const link = useRef<HTMLAnchorElement>(null);
  const isMade = message.draft !== null;
  useEffect(() => {
    // The pressed button is gone, so the link in its place gets the focus.
    if (isMade && document.activeElement === document.body) link.current?.focus();
  }, [isMade]);
  if (message.draft) {
    return (
      <p>
        {words.toDraft}{' '}
        <Link ref={link} href={adminPaths.issue(message.draft._id)}>
          <Written of={message.draft}>{message.draft.title}</Written>
        </Link>
      </p>
    );
  }
  const category = ISSUE_CATEGORIES.find((one) => one === message.category) ?? 'Other';
  if (!mayChange(category)) return null;
  return (
    <div className={classes.draft}>
      <div>
        <Button variant="primary" busy={busy} icon={Plus} onClick={() => void submit()}>
          {words.makeDraft}
        </Button>
      </div>
      <p className={classes.quiet}>{words.makeDraftText(displayName(category))}</p>
      <FormFailure text={failure} />
    </div>
  );
};

/** The messages that were merged into this one, each with a button that separates it (INBOX-7). */
const Merged = ({ message: { _id, merged, mergedCount, timeZone } }: { message: InboxMessage }) => {
  const canChange = useMay('author');
  const separate = async (part: string): Promise<void> => {
    try {
      const isOurs = (await mergeMessages(_id, [part], false)).length > 0;
      showToast({ kind: 'status', text: isOurs ? words.separated : words.separatedBefore });
    } catch {
      sayNotDone();
    }
  };
  return (
    <section className={classes.merged} aria-labelledby="merged-title">
      <h3 id="merged-title" className={classes.mergedTitle}>
        {words.mergedTitle}
      </h3>
      {mergedCount > merged.length && (
        <p className={classes.quiet}>{words.newestMerged(merged.length, mergedCount)}</p>
      )}
      <ul className={classes.merged}>
        {merged.map((part) => (
          <li key={part._id} className={classes.part}>
            <div className={classes.partWords}>
              <p>{part.text}</p>
              <p className={classes.quiet}>
                {words.from(part.advisor, formatStamp(part.receivedAt, timeZone))}
              </p>
            </div>
            {canChange && (
              <Button size="small" onClick={() => void separate(part._id)}>
                {words.separate}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

type MissingIssueProps = { message: InboxMessage; onOpen: (id: string) => void };

export const MissingIssue = ({ message, onOpen }: MissingIssueProps) => {
  const [isMerging, setMerging] = useState(false);
  const { _id, mergedInto, mergedCount } = message;
  const canChange = useMay('author');
  const mergeButton = useRef<HTMLButtonElement>(null);
  // The button that separated a message is gone with that message.
  useOnceFewer(mergedCount, () => mergeButton.current?.focus());
  if (mergedInto !== null) {
    return (
      <div className={classes.draft}>
        <p>{words.mergedInto}</p>
        <div>
          <Button onClick={() => onOpen(mergedInto)}>{words.toMerged}</Button>
        </div>
      </div>
    );
  }
  const merge = async (ids: readonly string[]): Promise<void> => {
    const moved = await mergeMessages(_id, ids, true);
    const chosen = moved.filter(({ from }) => from === null).length;
    const before = chosen < ids.length ? words.mergedBefore(ids.length - chosen) : undefined;
    if (before !== undefined && chosen === 0) {
      showToast({ kind: 'status', tone: 'neutral', text: before });
      return;
    }
    const undo = (): void => void takeBackMerge(_id, moved).catch(sayNotDone);
    showToast({
      kind: 'status',
      text: words.mergedNow(chosen),
      ...(before !== undefined && { detail: before }),
      action: { label: messages.undo, onAction: undo },
    });
  };
  return (
    <>
      <ClosestIssues text={message.text} />
      <WhichMeant key={_id} text={message.text} isMessage />
      <Draft message={message} />
      {mergedCount > 0 && <Merged message={message} />}
      {canChange && (
        <div className={classes.merge}>
          <Button ref={mergeButton} variant="quiet" onClick={() => setMerging(true)}>
            {words.merge}
          </Button>
        </div>
      )}
      {isMerging && (
        <MergeDialog message={message} onMerge={merge} onClose={() => setMerging(false)} />
      )}
    </>
  );
};
