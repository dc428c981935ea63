import type { Campus } from '#core/campus/setting.ts';
import type { PartConflict } from '#core/issue/issue-part-schema.ts';
import { mergedDetails, mergedStep, type Choices } from '#core/issue/three-way.ts';
import { adminMessages } from '../../base/messages.ts';
import { FailureNote } from './FailureNote.tsx';
import { isNewStepTyped, isTypedIn } from '../../shared/draft/state.ts';
import { reasonAgainstStep, stepEntries } from '../../shared/draft/step-entries.ts';
import type { Editor } from '../actions/use-editor.ts';
import { useWrittenIn } from '../../base/queries.ts';
import { usePeopleById } from '../../shared/people/use-people.ts';
import { detailsComparison, stepComparison } from './comparison.ts';
import { ConflictPane } from './ConflictPane.tsx';
import { conflictWords } from './messages.ts';
import {
  detailsConflict,
  removedDrafts,
  stepConflict,
  withoutStepDraft,
} from '../../shared/draft/drafts.ts';
import { OrderPane } from './OrderPane.tsx';
import { RemovedPane } from './RemovedPane.tsx';

const words = adminMessages.editor;

interface EditorConflictProps {
  editor: Editor;
  pane: string;
  campus: Campus | undefined;
  urgent: string | undefined;
  isLive: boolean;
  onSave: () => Promise<unknown>;
}

/** The decisions that a pane needs because somebody else saved the issue too (EDITOR-18, EDITOR-31). */
export const EditorConflict = (props: EditorConflictProps) => {
  const { editor, pane, campus, urgent, isLive, onSave } = props;
  const { state, latest, change, actions, show } = editor;
  const { issue, draft, lostOrder } = state;
  const inDetails = issue && pane === 'details' ? detailsConflict(draft, issue) : undefined;
  const writtenIn = useWrittenIn();
  const people = usePeopleById(
    inDetails ? [inDetails.base.owner, inDetails.mine.owner, inDetails.theirs.owner] : [],
  );
  if (!issue) return null;
  const lang = writtenIn(issue);
  const among = { steps: issue.steps, campus, people };
  const byOf = (part: PartConflict['part'], step?: string): PartConflict | undefined =>
    state.remoteChanges.find((one) => one.part === part && one.step === step);

  if (lostOrder) {
    return (
      <OrderPane
        mine={lostOrder.mine}
        among={among}
        lang={lang}
        by={byOf('order')}
        onKeep={actions.keepOrder}
        onTake={() => change({ type: 'noted', lostOrder: undefined })}
      />
    );
  }

  const failed = state.failures.find((one) => one.pane === pane && !one.isResolved);
  const failure = failed && (
    <FailureNote
      failure={failed}
      entries={stepEntries(state)}
      issueId={issue._id}
      onLoadRemote={() => void actions.loadRemote(pane)}
    />
  );
  const saving = state.saving === pane;
  const archived = issue.isArchived ? words.archivedReason : undefined;
  const begun = isNewStepTyped(state) ? conflictWords.newStepFirst : undefined;
  const removed = removedDrafts(draft, issue).find(({ key }) => key === pane);
  if (removed) {
    return (
      <RemovedPane
        key={pane}
        removed={removed}
        lang={lang}
        among={among}
        by={byOf('step', pane)}
        reason={archived ?? reasonAgainstStep(removed.draft, issue.steps)}
        locked={archived ?? begun}
        onReopen={() => actions.reopen(pane)}
        onSave={(after) => void actions.saveAsNew(pane, after)}
        onDiscard={() => {
          change({ type: 'noted', draft: withoutStepDraft(latest().draft, pane) });
          show('details');
        }}
        saving={saving}
        failure={failure}
      />
    );
  }

  const shown = (settle: (choices: Choices) => void) => ({
    lang,
    isLive,
    saving,
    urgent,
    onGoOn: settle,
    onSave: (choices: Choices): void => {
      settle(choices);
      // If the author takes everything from the other person, there is nothing to save.
      if (isTypedIn(latest(), pane)) void onSave();
    },
  });
  if (inDetails) {
    return (
      <ConflictPane
        key={pane}
        {...shown((choices) => {
          const details = mergedDetails(inDetails, choices);
          change({ type: 'conflictSettled', pane: 'details', details });
        })}
        name={words.details}
        comparison={detailsComparison(inDetails, among)}
        by={byOf('details')}
        reasonAgainst={() => archived}
      />
    );
  }

  const three = stepConflict(draft, issue, pane);
  if (!three) return null;
  const at = issue.steps.findIndex(({ _id }) => _id === pane);
  return (
    <ConflictPane
      key={pane}
      {...shown((choices) =>
        change({ type: 'conflictSettled', pane, draft: mergedStep(three, choices) }),
      )}
      name={words.step(at + 1)}
      comparison={stepComparison(three, among)}
      by={byOf('step', pane)}
      reasonAgainst={(choices) =>
        archived ?? reasonAgainstStep(mergedStep(three, choices), issue.steps, issue.steps[at]?._id)
      }
    />
  );
};
