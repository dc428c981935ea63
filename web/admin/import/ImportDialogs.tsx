import { useLocation } from 'wouter';
import { Button } from '#kit/controls/button/Button.tsx';
import { ProgressBar } from '#kit/layout/progress-bar/ProgressBar.tsx';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { adminPaths } from '../../base/admin-paths.ts';
import { Done } from '../shared/exchange/ImportDialog.tsx';
import { exchangeMessages } from '../shared/exchange/messages.ts';
import classes from './Import.module.css';
import { importMessages as words } from './messages.ts';
import type { useDrafts } from './use-drafts.ts';

interface ImportDialogsProps {
  drafts: ReturnType<typeof useDrafts>;
  /** The beginning of the issues' ids, by which the list shows only these issues. */
  imported: string;
}

/** The dialogs for the progress and the result of an import; a complete import leads to its drafts. */
export const ImportDialogs = ({ drafts, imported }: ImportDialogsProps) => {
  const [, navigate] = useLocation();
  const { state } = drafts;
  if (state.at === 'check') return null;
  if (state.at === 'importing') {
    return (
      <ConfirmationDialog open modalTitle={exchangeMessages.title} onCancel={drafts.stop}>
        <div className={classes.progress}>
          <ProgressBar
            label={words.importing}
            value={(100 * state.done) / Math.max(state.all, 1)}
            note={words.progress(state.done, state.all)}
          />
          <Button onClick={drafts.stop}>{words.stop}</Button>
        </div>
      </ConfirmationDialog>
    );
  }
  const { done, refused, left } = state.outcome;
  const { published } = state;
  const isWhole = refused.length + left === 0;
  const leave = {
    ...(done.length > 0 && { confirmLabel: words.showDrafts(done.length) }),
    onConfirm: () => navigate(adminPaths.adminIssues({ imported: `${imported}-` })),
    cancelLabel: words.close,
    onCancel: () => navigate(adminPaths.admin),
  };
  const stay = { confirmLabel: words.close, onConfirm: drafts.backToCheck };
  return (
    <ConfirmationDialog open modalTitle={exchangeMessages.title} {...(isWhole ? leave : stay)}>
      <Done outcome={state.outcome} />
      {published > 0 && <p>{words.publishedStay(published)}</p>}
    </ConfirmationDialog>
  );
};
