import { adminMessages } from '../../base/messages.ts';
import { ActionFailed } from '../../shared/states/ActionFailed.tsx';
import type { EditorActions } from '../actions/actions.ts';
import classes from './Editor.module.css';
import { publishingMessages } from '../actions/publishing-messages.ts';
import type { Publishing } from '../publishing/use-publishing.ts';
import type { EditorState, WantedChange } from '../../draft/state.ts';

/** What is said of each change of the issue as a whole; 'Restore' says it in its own notice. */
const SAID: Record<Exclude<WantedChange, 'restored'>, string> = {
  archived: adminMessages.issues.notArchived,
  published: adminMessages.issues.notPublished,
  takenBack: publishingMessages.notTakenBack,
  reviewed: adminMessages.editor.notMarked,
};

interface FailedChangeProps {
  failed: EditorState['failedChange'];
  actions: EditorActions;
  publishing: Publishing;
}

/** The change of the whole issue that was pressed and not done, with another try (SHELL-5). */
export const FailedChange = ({ failed, actions, publishing }: FailedChangeProps) => {
  if (failed === undefined || failed.wanted === 'restored') return null;
  const { wanted, why } = failed;
  const again: Record<typeof wanted, () => Promise<void>> = {
    archived: actions.archive,
    published: publishing.publishAgain,
    takenBack: publishing.takeBack,
    reviewed: actions.review,
  };
  return (
    <div key={wanted} className={classes.failure}>
      <ActionFailed text={`${SAID[wanted]} ${why}`.trim()} onRetry={again[wanted]} />
    </div>
  );
};
