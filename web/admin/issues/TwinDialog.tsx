import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { leaveOut } from '../shared/setup/adopt.ts';
import { useSubmit } from '../shared/account/use-submit.ts';
import { issuesListMessages as words } from './messages.ts';
import type { useTwins } from './use-twins.ts';

/** The question what to do with a starter text whose title advisors would see twice; it stays until it is answered (LIST-22). */
export const TwinDialog = ({ twins, lookFor, forget }: ReturnType<typeof useTwins>) => {
  const leaving = useSubmit(async () => {
    if (!twins) return;
    if (await leaveOut(twins.starters)) forget();
    // Somebody may have changed the starter text since, or have done this already.
    else await lookFor(twins.issue);
  });
  const [starter] = twins?.starters ?? [];
  if (!starter) return null;
  return (
    <ConfirmationDialog
      open
      modalTitle={twins?.isNear ? words.nearTwin : words.twin}
      description={(twins?.isNear ? words.nearTwinText : words.twinText)(starter.title)}
      confirmLabel={words.leaveStarterOut}
      busy={leaving.busy}
      onConfirm={() => void leaving.submit()}
      cancelLabel={words.keepBoth}
      onCancel={forget}
    />
  );
};
