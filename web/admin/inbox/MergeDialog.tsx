import { useRef, useState } from 'react';
import { formatStamp } from '#core/base/format.ts';
import type { InboxItem, InboxMessage } from '#core/inbox/inbox-schema.ts';
import { displayName } from '#core/base/display-name.ts';
import { Checkbox } from '#kit/controls/checkbox/Checkbox.tsx';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { adminMessages } from '../base/messages.ts';
import { useSubmit } from '../shared/account/use-submit.ts';
import { FormFailure } from '../shared/states/ActionFailed.tsx';
import { ShowOlder } from '../shared/page-parts/ShowOlder.tsx';
import { useInbox } from './inbox-queries.ts';
import classes from './MergeDialog.module.css';
import { inboxMessages as words } from './messages.ts';

const Choice = ({ message, timeZone }: { message: InboxItem; timeZone: string }) => (
  <span className={classes.choice}>
    <span>{message.excerpt}</span>
    <span className={classes.from}>
      {[
        message.advisor,
        message.category ? displayName(message.category) : [],
        formatStamp(message.receivedAt, timeZone),
      ]
        .flat()
        .join(' · ')}
    </span>
  </span>
);

interface MergeDialogProps {
  message: InboxMessage;
  /** Merges the messages; throws if that failed. */
  onMerge: (ids: readonly string[]) => Promise<void>;
  onClose: () => void;
}

/** The choice of the missing issues that become part of a message; those of its category come first (INBOX-7). */
export const MergeDialog = ({ message, onMerge, onClose }: MergeDialogProps) => {
  const loaded = useInbox({ kind: 'missing', state: 'open' });
  const rows = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { busy, failure, submit } = useSubmit(
    async () => {
      await onMerge(chosen);
      onClose();
    },
    () => words.notDone,
  );
  const others = loaded.data?.pages
    .flatMap((page) => page.messages)
    .filter(({ _id }) => _id !== message._id)
    .sort(
      (a, b) => Number(b.category === message.category) - Number(a.category === message.category),
    );

  return (
    <ConfirmationDialog
      open
      modalTitle={words.mergeTitle}
      description={words.mergeText}
      confirmLabel={words.mergeConfirm(chosen.length)}
      confirmDisabled={chosen.length === 0}
      busy={busy}
      onConfirm={() => void submit()}
      cancelLabel={adminMessages.cancel}
      onCancel={onClose}
    >
      {others?.length === 0 && !loaded.hasNextPage && <p>{words.mergeNone}</p>}
      <div ref={rows} className={classes.choices}>
        {others?.map((other) => (
          <Checkbox
            key={other._id}
            label={<Choice message={other} timeZone={message.timeZone} />}
            active={chosen.includes(other._id)}
            onChange={(isChosen) =>
              setChosen(
                isChosen ? [...chosen, other._id] : chosen.filter((one) => one !== other._id),
              )
            }
          />
        ))}
        <ShowOlder list={loaded} rows={rows} wide />
      </div>
      <FormFailure text={loaded.isError && !loaded.data ? words.loadFailed : failure} />
    </ConfirmationDialog>
  );
};
