import { useLocation, useSearch } from 'wouter';
import { formatTime, formatUpdated } from '#core/format.ts';
import { problemsInIssue, type Issue } from '#core/issue.ts';
import { problemsInStep } from '#core/step-problems.ts';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../../page-title.ts';
import { ActionFailed } from '../states/ActionFailed.tsx';
import { adminMessages, wordsOfStepProblem } from '../messages.ts';
import { DetailsPane } from './DetailsPane.tsx';
import classes from './Editor.module.css';
import { EditorHeader } from './EditorHeader.tsx';
import {
  addLock,
  areDetailsSaved,
  detailsOf,
  isDirty,
  NEW_STEP,
  stepEntries,
  type EditorState,
  type StepEntry,
} from './editor-state.ts';
import { FeedbackPreview } from './FeedbackPreview.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { OpenStep } from './OpenStep.tsx';
import { ProblemPanel } from './ProblemPanel.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SaveFailureNote } from './SaveFailureNote.tsx';
import { StepRail } from './StepRail.tsx';
import { useChanges } from './use-changes.ts';
import { useEditorState } from './use-editor-state.ts';
import { useSaves } from './use-saves.ts';

const words = adminMessages.editor;

/** Why the step cannot be saved, as a sentence; undefined where it can (spec 5). */
function reasonAgainst({ draft, saved }: StepEntry, state: EditorState): string | undefined {
  const [problem] = problemsInStep(draft, state.issue?.steps ?? [], saved?._id);
  if (!problem) return undefined;
  const { where, what } = wordsOfStepProblem(problem);
  return where === undefined ? what.charAt(0).toUpperCase() + what.slice(1) : `${where}: ${what}`;
}

function savedAt({ updatedAt }: Issue): string {
  return words.savedAt(formatUpdated(updatedAt), formatTime(updatedAt));
}

/** Why no step can be added, as a sentence. */
function lockText(state: EditorState, entries: readonly StepEntry[]): string | undefined {
  if (!state.issue) return words.addLockedNew;
  const lock = addLock(state);
  if (lock === 'failed') return words.addLockedFailed;
  return lock && words.addLockedUnsaved(entries.length);
}

/** Spec 2 and 4: the editor of an issue, or of a new one. `issue` has its skips as ids. */
export const Editor = ({ issue: opened }: { issue: Issue | undefined }) => {
  const [, navigate] = useLocation();
  const search = useSearch();
  const store = useEditorState(opened);
  const { state, change } = store;
  const { issue } = state;
  const goTo = (path: string): void => navigate(path, { replace: true });
  const saves = useSaves(store, goTo);
  const changes = useChanges(store, navigate);
  usePageTitle(issue?.title ?? words.newTitle);

  const entries = stepEntries(state);
  const asked = new URLSearchParams(search).get('pane') ?? 'details';
  const entry = issue && entries.find(({ key }) => key === asked);
  const pane = entry || (asked === 'feedback' && issue) ? asked : 'details';
  const show = (next: string): void => {
    if (issue) goTo(paths.issue(issue._id, next));
  };

  const here = issue ? paths.issue(issue._id) : paths.newIssue;
  const failure = saves.failure?.pane === pane ? saves.failure : undefined;
  const isSaved = entry ? entry.mark !== 'unsaved' : areDetailsSaved(state);
  const reason = entry
    ? reasonAgainst(entry, state)
    : problemsInIssue(detailsOf(state)).length > 0
      ? words.detailsMissing
      : undefined;

  return (
    <LeaveGuard isDirty={isDirty(state)} leaves={(to) => to.split('?')[0] !== here}>
      <div className={classes.page}>
        <EditorHeader issue={issue} onArchive={() => void changes.archive()} />
        <div className={classes.editor}>
          <StepRail
            pane={pane}
            onPane={show}
            category={detailsOf(state).category}
            areDetailsSaved={areDetailsSaved(state)}
            entries={entries}
            addLocked={lockText(state, entries)}
            onAdd={() => {
              change({ type: 'stepAdded' });
              show(NEW_STEP);
            }}
            isNew={!issue}
          />
          <main className={classes.pane}>
            {changes.archiveFailed && (
              <div className={classes.failure}>
                <ActionFailed text={adminMessages.issues.notArchived} onRetry={changes.archive} />
              </div>
            )}
            {/* Another pane begins at its top. */}
            <div key={pane} className={classes.scroll}>
              {failure && (
                <SaveFailureNote
                  failure={failure}
                  issueId={issue?._id ?? ''}
                  onLoadTheirs={() => void changes.loadTheirs().then(saves.clearFailure)}
                />
              )}
              {pane === 'details' && (
                <DetailsPane
                  details={detailsOf(state)}
                  onChange={(details) => change({ type: 'detailsTyped', details })}
                />
              )}
              {pane === 'feedback' && <FeedbackPreview />}
              {entry && (
                <OpenStep
                  entry={entry}
                  store={store}
                  changes={changes}
                  onGone={() => show(entries[entry.number - 2]?.key ?? 'details')}
                />
              )}
            </div>
            {pane !== 'feedback' && (
              <SaveBar
                isSaved={isSaved}
                savedText={issue ? savedAt(issue) : words.notSaved}
                reason={reason}
                isLive={issue?.publish ?? false}
                saving={saves.saving === pane}
                onSave={() => void (entry ? saves.saveStep(entry.key) : saves.saveDetails())}
              />
            )}
          </main>
          {issue && <ProblemPanel issue={issue} />}
        </div>
      </div>
    </LeaveGuard>
  );
};
