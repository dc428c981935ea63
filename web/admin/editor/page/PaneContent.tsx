import type { Language } from '#core/base/language.ts';
import { onDemand } from '../../../base/on-demand/on-demand.ts';
import { useCampusInTexts } from '../../base/queries.ts';
import { PATHS_PANE } from '../../paths/CheckedPaths.tsx';
import { isDirty, typedDetails } from '../../shared/draft/state.ts';
import type { StepEntry } from '../../shared/draft/step-entries.ts';
import { ActionFailed } from '../../shared/states/ActionFailed.tsx';
import { LoadedPart } from '../../shared/states/LoadedPart.tsx';
import { partsNotLoaded } from '../actions/messages.ts';
import type { Editor } from '../actions/use-editor.ts';
import { FailureNote } from '../conflict/FailureNote.tsx';
import { noteMessages } from '../notes/messages.ts';
import { StepNotes } from '../notes/StepNotes.tsx';
import type { useNotes } from '../notes/use-notes.ts';
import { OpenStep } from '../step/OpenStep.tsx';
import { DetailsPane } from './DetailsPane.tsx';
import { FeedbackPreview } from './FeedbackPreview.tsx';
import type { useSidePanels } from './SidePanels.tsx';
import { TaughtSearches } from './TaughtSearches.tsx';

const PathsPane = onDemand('PathsPane', async () => await import('../../paths/PathsPane.tsx'));

interface PaneContentProps {
  pane: string;
  /** The open step, if the pane is a step. */
  entry: StepEntry | undefined;
  entries: readonly StepEntry[];
  editor: Editor;
  notes: ReturnType<typeof useNotes>;
  addLocked: string | undefined;
  lang: Language;
  onWalk: ReturnType<typeof useSidePanels>['walk'];
}

/** The content of the open pane (details, a step, the path check or the last screen), below its failures and the notes about it. */
export const PaneContent = (props: PaneContentProps) => {
  const { pane, entry, entries, editor, notes, addLocked, lang, onWalk } = props;
  const { state, actions, change, focusPane } = editor;
  const { issue } = state;
  const campus = useCampusInTexts();
  const failure = state.failures.find((one) => one.pane === pane && !one.isResolved);
  return (
    <>
      {failure && state.saving !== pane && (
        <FailureNote
          failure={failure}
          entries={entries}
          issueId={issue?._id ?? ''}
          onLoadRemote={() => void actions.loadRemote(pane)}
        />
      )}
      {pane === 'details' && notes.hasFailed && (
        <ActionFailed text={noteMessages.notLoaded} onRetry={notes.reload} />
      )}
      <StepNotes
        notes={notes.byPane.get(pane) ?? []}
        areStray={pane === 'details'}
        onDone={notes.putAway}
      />
      {pane === 'details' && (
        <DetailsPane
          details={typedDetails(state)}
          onChange={(details) => change({ type: 'detailsTyped', details })}
          campus={campus}
          lang={lang}
        />
      )}
      {pane === 'details' && issue && <TaughtSearches issue={issue} />}
      {pane === 'feedback' && <FeedbackPreview />}
      {pane === PATHS_PANE && issue && (
        <LoadedPart part={PathsPane} failed={partsNotLoaded.paths}>
          <PathsPane
            issue={issue}
            campus={campus}
            isDirty={isDirty(state)}
            onWalk={onWalk}
            onAdopt={actions.adoptIssue}
          />
        </LoadedPart>
      )}
      {entry && (
        <OpenStep
          entry={entry}
          editor={editor}
          campus={campus}
          lang={lang}
          addLocked={addLocked}
          onGone={() => focusPane(entries[entry.number - 2]?.key ?? 'details')}
        />
      )}
    </>
  );
};
