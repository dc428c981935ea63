import { useCallback, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import type { Issue } from '#core/issue/issue.ts';
import { displayName } from '#core/base/display-name.ts';
import { onDemand } from '../../../base/on-demand/on-demand.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { usePageTitle } from '../../../base/page-title.ts';
import { adminMessages } from '../../base/messages.ts';
import { useCampusInTexts, useWrittenIn } from '../../base/queries.ts';
import { Others, namesByStep, usePresence } from './Others.tsx';
import { LoadedPart } from '../../shared/states/LoadedPart.tsx';
import { ArchivedNotice, FailedChange } from './EditorNotices.tsx';
import { removedDrafts } from '../../shared/draft/drafts.ts';
import classes from './Editor.module.css';
import { EditorHeader } from './EditorHeader.tsx';
import { IssueState, usePublishing } from './IssueState.tsx';
import { ApprovalNotice } from '../approval/ApprovalNotice.tsx';
import { BecomesDraftDialog } from '../approval/BecomesDraftDialog.tsx';
import { useApproval } from '../approval/use-approval.ts';
import { useNotes } from '../notes/use-notes.ts';
import { PATHS_PANE } from '../../paths/CheckedPaths.tsx';
import { previewMessages } from '../../shared/preview/messages.ts';
import { LeaveGuard } from '../../shared/session/LeaveGuard.tsx';
import { partsNotLoaded } from '../actions/messages.ts';
import { lockText, reasonAgainstDetails, paneIn, usePaneInSight } from './panes.ts';
import { SaveBar, urgentAloneOf, useChangeNote, useSaveKeys } from './SaveBar.tsx';
import { PaneContent } from './PaneContent.tsx';
import { SidePanels, SidePreviewButton, useSidePanels } from './SidePanels.tsx';
import { StepRail } from './StepRail.tsx';
import { areDetailsSaved, hasConflict, isDirty, typedDetails } from '../../shared/draft/state.ts';
import { reasonAgainstStep, stepEntries } from '../../shared/draft/step-entries.ts';
import { useEditor } from '../actions/use-editor.ts';

const words = adminMessages.editor;
/** The pane that is drawn if somebody else saved the same part. */
const EditorConflict = onDemand(
  'EditorConflict',
  async () => await import('../conflict/EditorConflict.tsx'),
);

export const Editor = ({ issue: opened }: { issue: Issue | undefined }) => {
  const search = useSearch();
  const editor = useEditor(opened);
  const { state, actions, show } = editor;
  const { issue } = state;
  const notes = useNotes(issue);
  const campus = useCampusInTexts();
  const lang = useWrittenIn()(issue ?? { isStarter: false });
  const { isLive, ...approval } = useApproval(issue);
  const [isArchiveAsked, setArchiveAsked] = useState(false);
  const panels = useSidePanels();
  usePageTitle(issue?.title ?? words.newTitle);

  // The preview and the tree show the details as they are typed.
  const { title, firstAct } = typedDetails(state);
  const typed = useMemo(() => issue && { ...issue, title, firstAct }, [issue, title, firstAct]);
  const entries = stepEntries(state);
  const { entry, pane, isRemoved } = paneIn(search, state, entries);
  const main = usePaneInSight(pane);
  const others = usePresence(editor, pane);
  const othersAt = useMemo(() => namesByStep(others), [others]);
  const here = issue ? adminPaths.issue(issue._id) : adminPaths.newIssue;
  const leaves = useCallback((to: string) => to.split('?')[0] !== here, [here]);
  const isSaved = entry ? entry.status !== 'unsaved' : areDetailsSaved(state);
  const isArchived = issue?.isArchived ?? false;
  const isDisputed = Boolean(state.lostOrder) || hasConflict(state, pane) || isRemoved;
  const typedReason = entry
    ? reasonAgainstStep(entry.draft, issue?.steps, entry.saved?._id)
    : reasonAgainstDetails(state);
  const reason = isArchived ? words.archivedReason : typedReason;
  const isSaving = state.saving === pane;
  const publishing = usePublishing(state, actions, campus);
  const addLocked = lockText(state, entries);

  const hasSave = pane !== 'feedback' && pane !== PATHS_PANE && !isDisputed;
  const { changeNote, save } = useChangeNote(pane, actions.savePane);
  const saveAndContinue = (): void => void actions.saveAndContinue(pane, isSaved);
  // A shortcut that does nothing says why, as the disabled button does.
  const byKey = (job: () => void) => (): void => {
    if (isDisputed) actions.refuse(previewMessages.settleFirst);
    if (!hasSave || isSaving) return;
    if (reason === undefined) job();
    else actions.refuse(reason);
  };
  useSaveKeys({ onSave: byKey(() => void save()), onContinue: byKey(saveAndContinue) });
  return (
    <LeaveGuard isDirty={isDirty(state)} leaves={leaves}>
      <div className={classes.page}>
        <EditorHeader
          issue={issue}
          lang={lang}
          preview={issue && <SidePreviewButton panels={panels} isDisputed={isDisputed} />}
          isPending={Boolean(approval.data?.pending)}
          blocking={publishing.blocking.length}
          publishing={
            issue && !isArchived && <IssueState {...{ issue, entries, publishing, approval }} />
          }
          onBackToDraft={issue?.publish && !isArchived ? publishing.takeBack : undefined}
          isBusy={publishing.busy}
          others={<Others others={others} entries={entries} />}
          onArchive={() => {
            if (isDirty(state) || issue?.pending) setArchiveAsked(true);
            else void actions.archive();
          }}
        />
        <div
          className={classes.editor}
          data-tree-wide={(panels.isTreeWide && pane !== PATHS_PANE) || undefined}
          data-preview={(panels.preview && !panels.isNarrow) || undefined}
        >
          <StepRail
            pane={pane}
            onPane={show}
            category={displayName(typedDetails(state).category)}
            areDetailsSaved={areDetailsSaved(state)}
            entries={entries}
            removed={removedDrafts(state.draft, issue)}
            notes={notes.byPane}
            others={othersAt}
            campus={campus}
            lang={lang}
            addLocked={addLocked}
            onAdd={actions.addStep}
            onDrag={{
              onShown: actions.showOrder,
              onDropped: (keys) => void actions.reorder(keys, pane),
              onGivenUp: actions.dropOrder,
            }}
            canMove={!isArchived}
            isNew={!issue}
          />
          <main ref={main} className={classes.main}>
            <div className={classes.pane}>
              {isArchived && (
                <ArchivedNotice onRestore={actions.restore} failed={state.failedChange} />
              )}
              {issue && <ApprovalNotice {...{ issue, ...approval }} settle={actions.settle} />}
              <FailedChange failed={state.failedChange} actions={actions} publishing={publishing} />
              {isDisputed && (
                <LoadedPart
                  part={EditorConflict}
                  failed={partsNotLoaded.conflict}
                  room={classes.failure}
                >
                  <EditorConflict
                    editor={editor}
                    pane={pane}
                    campus={campus}
                    urgent={changeNote?.urgent}
                    isLive={isLive}
                    onSave={async () => await save(changeNote)}
                  />
                </LoadedPart>
              )}
              {/* Another pane must start scrolled to its top. */}
              <div key={pane} className={classes.scroll} hidden={isDisputed}>
                <PaneContent
                  pane={pane}
                  entry={entry}
                  entries={entries}
                  editor={editor}
                  notes={notes}
                  addLocked={addLocked}
                  lang={lang}
                  onWalk={panels.walk}
                />
              </div>
            </div>
            {hasSave && (
              <SaveBar
                isSaved={isSaved}
                savedText={issue ? words.savedAt(issue.updatedAt) : words.notSaved}
                reason={reason}
                isLive={isLive}
                urgentAlone={urgentAloneOf(issue, isLive)}
                saving={isSaving}
                earlierNote={changeNote}
                onSave={save}
                onContinue={saveAndContinue}
              />
            )}
          </main>
          {typed && (
            <SidePanels
              issue={typed}
              entries={entries}
              editor={editor}
              pane={pane}
              isDisputed={isDisputed}
              panels={panels}
            />
          )}
        </div>
        {isArchiveAsked && (
          <BecomesDraftDialog
            issue={issue}
            act="archive"
            isTyped={isDirty(state)}
            onConfirm={() => {
              setArchiveAsked(false);
              void actions.archive();
            }}
            onCancel={() => setArchiveAsked(false)}
          />
        )}
      </div>
    </LeaveGuard>
  );
};
