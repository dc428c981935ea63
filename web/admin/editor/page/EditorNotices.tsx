import { useState } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { Archive } from '#kit/icon/drawings/actions/archive.ts';
import { adminMessages } from '../../base/messages.ts';
import { FormFailure, ActionFailed } from '../../shared/states/ActionFailed.tsx';
import type { WantedChange } from '../../shared/draft/events.ts';
import type { EditorState } from '../../shared/draft/state.ts';
import type { EditorActions } from '../actions/actions.ts';
import { publishingMessages } from '../actions/messages.ts';
import type { Publishing } from './IssueState.tsx';
import classes from '../approval/Notice.module.css';
import editorClasses from './Editor.module.css';

const words = adminMessages.editor;

/** The words for each failed change of the whole issue, except for 'Restore', whose own notice says it. */
const FAILURES: Record<Exclude<WantedChange, 'restored'>, string> = {
  archived: adminMessages.issues.notArchived,
  published: adminMessages.issues.notPublished,
  takenBack: publishingMessages.notTakenBack,
};

type Failed = { failed: EditorState['failedChange'] };

type FailedChangeProps = Failed & { actions: EditorActions; publishing: Publishing };

/** A notice that publishing, moving back to draft or archiving failed, with another try (SHELL-5). */
export const FailedChange = ({ failed, actions, publishing }: FailedChangeProps) => {
  if (failed === undefined || failed.wanted === 'restored') return null;
  const { wanted, why } = failed;
  const again: Record<typeof wanted, () => Promise<void>> = {
    archived: actions.archive,
    published: publishing.publishAgain,
    takenBack: publishing.onBack,
  };
  return (
    <div key={wanted} className={editorClasses.failure}>
      <ActionFailed text={`${FAILURES[wanted]} ${why}`.trim()} onRetry={again[wanted]} />
    </div>
  );
};

/** A notice that the issue is archived, with a button that restores it (EDITOR-20). */
export const ArchivedNotice = ({
  onRestore,
  failed,
}: Failed & { onRestore: () => Promise<void> }) => {
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
    <section className={classes.notice} data-tone="warning" aria-label={words.archivedLabel}>
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
