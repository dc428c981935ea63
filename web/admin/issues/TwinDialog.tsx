import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { leaveOut } from '../shared/setup/adopt.ts';
import { useSubmit } from '../shared/account/use-submit.ts';
import { issuesListMessages as words } from './messages.ts';
import type { useTwins } from './use-twins.ts';

/** Asks what to do with a starter text whose title advisors would see twice; stays until that is done (LIST-22). */
export const TwinDialog = ({ twins, lookFor, forget }: ReturnType<typeof useTwins>) => {
  const leaving = useSubmit(async () => {
    if (!twins) return;
    if (await leaveOut(twins.starters)) forget();
    // Somebody may have changed it meanwhile, or done it.
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
