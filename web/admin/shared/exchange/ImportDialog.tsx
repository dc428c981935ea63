import { useEffect, useEffectEvent, useState } from 'react';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { Button } from '#kit/controls/button/Button.tsx';
import { ProgressBar } from '#kit/layout/progress-bar/ProgressBar.tsx';
import { adminPaths } from '../../../base/admin-paths.ts';
import { PageButton } from '../../base/PageButton.tsx';
import { ChooseDocument } from './ChooseDocument.tsx';
import classes from './ImportDialog.module.css';
import { ImportReport, RefusedList } from './ImportReport.tsx';
import type { ImportOutcome } from './import-run.ts';
import { exchangeMessages as words } from './messages.ts';
import { shownDocument } from './opened-document.ts';
import { isExportedFile, useDocument } from './use-document.ts';
import { useImport } from './use-import.ts';

export const Done = ({ outcome: { done, refused, left, why } }: { outcome: ImportOutcome }) => (
  <div className={classes.done} role="status">
    <p>{words.done(done.length)}</p>
    {done.length > 0 && <p className={classes.quiet}>{words.doneText}</p>}
    {refused.length + left > 0 && <p>{words.notDone(refused.length + left)}</p>}
    <RefusedList rows={refused} />
    {left > 0 && (
      <p className={classes.quiet}>
        {why} {words.again}
      </p>
    )}
  </div>
);

/** The import of issues from a file, which is chosen, checked, reported, confirmed and imported (EXCHANGE-3 to EXCHANGE-7); a document opens on a page of its own. */
export const ImportDialog = ({ dropped, onClose }: { dropped?: File; onClose: () => void }) => {
  const { state, choose, confirm, tick, stop } = useImport();
  const reading = useDocument();
  const close = (): void => {
    stop();
    reading.leave();
    onClose();
  };
  const open = async (file: File): Promise<void> =>
    (await isExportedFile(file)) ? await choose(file) : await reading.read(file.name, file);
  const openDropped = useEffectEvent(() => {
    if (dropped) void open(dropped);
  });
  useEffect(() => openDropped(), []);
  const [kept, setKept] = useState<string>();
  useEffect(() => {
    void shownDocument().then((shown) => setKept(shown?.document.name));
  }, []);
  const title = { open: true, modalTitle: words.title };

  if (state.at === 'choose') {
    return (
      <ConfirmationDialog
        {...title}
        description={words.text}
        cancelLabel={words.cancel}
        onCancel={close}
      >
        {kept !== undefined && (
          <div className={classes.kept}>
            <p>{words.kept(kept)}</p>
            <PageButton href={adminPaths.import}>{words.goOn}</PageButton>
          </div>
        )}
        <ChooseDocument
          problem={reading.problem ?? state.problem}
          busy={reading.isReading}
          onChoose={(file) => void open(file)}
          onPaste={(text) => void reading.read('', new Blob([text]))}
        />
      </ConfirmationDialog>
    );
  }
  if (state.at === 'report') {
    const { rows, chosen } = state;
    const canAny = rows.some(({ report }) => report.what === 'new' || report.what === 'changed');
    return (
      <ConfirmationDialog
        {...title}
        description={canAny ? words.becomesDraft : words.nothing}
        {...(canAny && { confirmLabel: words.confirm(chosen.size) })}
        confirmDisabled={chosen.size === 0}
        onConfirm={() => void confirm(rows.filter((row) => chosen.has(row)))}
        cancelLabel={canAny ? words.cancel : words.close}
        onCancel={close}
      >
        <ImportReport rows={rows} chosen={chosen} onTick={tick} />
      </ConfirmationDialog>
    );
  }
  if (state.at === 'done') {
    return (
      <ConfirmationDialog {...title} confirmLabel={words.close} onConfirm={onClose}>
        <Done outcome={state.outcome} />
      </ConfirmationDialog>
    );
  }
  const { at, done, all } = state;
  return (
    <ConfirmationDialog {...title} onCancel={stop}>
      <div className={classes.progress}>
        <ProgressBar
          label={at === 'checking' ? words.checking : words.importing}
          value={(100 * done) / Math.max(all, 1)}
          note={words.progress(done, all)}
        />
        <Button onClick={stop}>{words.stop}</Button>
      </div>
    </ConfirmationDialog>
  );
};
