import { useState } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import { Archive } from '#kit/icon/drawings/actions/archive.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { adminMessages } from '../../base/messages.ts';
import { FormFailure } from '../../shared/states/FormFailure.tsx';
import classes from './ArchivedNotice.module.css';
import type { EditorState } from '../../draft/state.ts';

const words = adminMessages.editor;

interface ArchivedNoticeProps {
  /** Brings the issue back as a draft. */
  onRestore: () => Promise<void>;
  /** What was tried last and failed. */
  failed: EditorState['failedChange'];
}

/** Says that the issue is archived and offers to restore it (EDITOR-20). */
export const ArchivedNotice = ({ onRestore, failed }: ArchivedNoticeProps) => {
  const [busy, setBusy] = useState(false);
  const restore = async (): Promise<void> => {
    setBusy(true);
    await onRestore();
    setBusy(false);
  };
  const notRestored =
    failed?.wanted === 'restored'
      ? `${adminMessages.issues.notRestored} ${failed.why}`.trim()
      : undefined;
  return (
    <section className={classes.notice} aria-label={words.archivedLabel}>
      <p className={classes.text}>
        <Icon icon={Archive} size={18} />
        {words.archivedText}
      </p>
      <Button size="small" busy={busy} onClick={() => void restore()}>
        {words.restore}
      </Button>
      <FormFailure text={busy ? undefined : notRestored} />
    </section>
  );
};
