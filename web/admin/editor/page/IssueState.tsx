import { useMemo, useState } from 'react';
import type { Campus } from '#core/campus/setting.ts';
import type { Issue } from '#core/issue/issue.ts';
import { blockingProblems, type TreeProblem } from '#core/tree/tree-check.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { BlockedPublishDialog } from '../../issues/BlockedPublishDialog.tsx';
import { TwinDialog } from '../../issues/TwinDialog.tsx';
import { useTwins } from '../../issues/use-twins.ts';
import { adminMessages } from '../../base/messages.ts';
import { asNumbered, type StepEntry } from '../../shared/draft/step-entries.ts';
import { isDirty, type EditorState } from '../../shared/draft/state.ts';
import { BroughtBackDialog } from '../../revisions/BroughtBackDialog.tsx';
import { broughtBackMessages } from '../../revisions/messages.ts';
import { BecomesDraftDialog } from '../approval/BecomesDraftDialog.tsx';
import { approvalMessages } from '../approval/messages.ts';
import type { useApproval } from '../approval/use-approval.ts';
import { publishingMessages as words } from '../actions/messages.ts';
import type { EditorActions } from '../actions/actions.ts';

const NONE: readonly TreeProblem[] = [];

/** A question before publishing: about waiting changes, unsaved text, or text that was corrected urgently (PUBLISH-15). */
type PublishQuestion = 'pending' | 'unsaved' | 'correction';

export type Publishing = ReturnType<typeof usePublishing>;

/** Returns everything needed to publish an issue and move it back to draft: the questions before it, and the problems (EDITOR-47). */
export function usePublishing(
  state: EditorState,
  actions: EditorActions,
  campus: Campus | undefined,
) {
  const { steps, firstAct, publish: isPublished = true } = state.issue ?? {};
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<PublishQuestion>();
  // This is true once the author agreed that only the last saved state is published.
  const [isAgreed, setAgreed] = useState(false);
  const [listed, setListed] = useState<readonly TreeProblem[]>();
  const twins = useTwins();
  // These are the problems of the saved state; they are checked again when a save changes it.
  const blocking = useMemo(
    () => (isPublished || !steps ? NONE : blockingProblems(steps, { firstAct, campus })),
    [isPublished, steps, firstAct, campus],
  );

  const send = async (sentence?: string): Promise<void> => {
    setAsked(undefined);
    setBusy(true);
    const { issue, problems, isCorrected } = await actions.publish(sentence);
    setBusy(false);
    if (isCorrected) setAsked('correction');
    if (problems.length > 0) setListed(problems);
    if (issue) await twins.lookFor(issue);
  };
  const begin = async (asks: boolean): Promise<void> => {
    if (blocking.length > 0) setListed(blocking);
    else if (asks && isDirty(state)) setAsked('unsaved');
    else await send();
  };
  const takeBack = async (): Promise<void> => {
    setAsked(undefined);
    setBusy(true);
    await actions.takeBack();
    setBusy(false);
  };
  return {
    blocking,
    busy,
    publish: async (): Promise<void> => {
      setAgreed(false);
      await begin(true);
    },
    /** Tries again, without asking a second time. */
    publishAgain: async (): Promise<void> => await begin(!isAgreed),
    takeBack: (): void => {
      if (state.issue?.pending) setAsked('pending');
      else void takeBack();
    },
    asked,
    onBack: takeBack,
    onAgreed: (): void => {
      setAgreed(true);
      void send();
    },
    onSentence: (sentence: string): void => void send(sentence),
    onCancel: (): void => setAsked(undefined),
    broughtBack: state.broughtBack,
    answer: actions.answerSentence,
    /** The problems that are listed; the server may know newer ones. */
    listed,
    onListClosed: (): void => setListed(undefined),
    twins,
  };
}

interface IssueStateProps {
  issue: Issue;
  entries: readonly StepEntry[];
  publishing: Publishing;
  /** The state of the review, which says if publishing needs a second person, and if the reader can be that person (REVIEW-6). */
  approval: Pick<ReturnType<typeof useApproval>, 'data' | 'needsApproval'>;
}

/** The button Publish on a draft with a step, the question before it moves back to draft, and the problems that prevent publishing (EDITOR-47). */
export const IssueState = ({ issue, entries, publishing, approval }: IssueStateProps) => {
  const { needsApproval, data } = approval;
  const canPublish = !needsApproval || data?.isOwn === false;
  const { steps, publish } = issue;
  const { asked, onCancel, listed, onListClosed, broughtBack } = publishing;
  return (
    <>
      {!publish && steps.length > 0 && canPublish && (
        <Button busy={publishing.busy} onClick={() => void publishing.publish()}>
          {needsApproval ? approvalMessages.approve : adminMessages.issues.publish}
        </Button>
      )}
      {asked === 'pending' && (
        <BecomesDraftDialog
          issue={issue}
          act="takeBack"
          onConfirm={() => void publishing.onBack()}
          onCancel={onCancel}
        />
      )}
      {listed && (
        // A link to a step leads to it on this page, so the dialog must close.
        <div
          role="presentation"
          onClick={({ target }) => {
            if (target instanceof HTMLAnchorElement) onListClosed();
          }}
        >
          <BlockedPublishDialog
            issue={issue}
            problems={asNumbered(listed, entries)}
            onClose={onListClosed}
          />
        </div>
      )}
      <ConfirmationDialog
        open={asked === 'unsaved'}
        modalTitle={words.unsavedTitle}
        description={words.unsavedText}
        confirmLabel={words.unsavedConfirm}
        onConfirm={publishing.onAgreed}
        cancelLabel={adminMessages.editor.stay}
        onCancel={onCancel}
      />
      {asked === 'correction' && issue.urgent && (
        <BroughtBackDialog
          correction={issue.urgent}
          confirmLabel={broughtBackMessages.publish}
          onConfirm={publishing.onSentence}
          onCancel={onCancel}
        />
      )}
      {issue.urgent && broughtBack && (
        <BroughtBackDialog
          correction={issue.urgent}
          confirmLabel={broughtBackMessages.again[broughtBack.what]}
          onConfirm={publishing.answer}
          onCancel={() => publishing.answer()}
        />
      )}
      <TwinDialog {...publishing.twins} />
    </>
  );
};
