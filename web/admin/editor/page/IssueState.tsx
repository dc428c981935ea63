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

export type Publishing = ReturnType<typeof usePublishing>;

/** Returns what publishing an issue and taking it back needs: the questions before it, and the problems (EDITOR-47). */
export function usePublishing(
  state: EditorState,
  actions: EditorActions,
  campus: Campus | undefined,
) {
  const { steps, firstAct, publish: isPublished = true } = state.issue ?? {};
  const [busy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  // True once somebody agreed that only the last saved state is published.
  const [isAgreed, setAgreed] = useState(false);
  const [listed, setListed] = useState<readonly TreeProblem[]>();
  const [isCorrected, setCorrected] = useState(false);
  const [isBackAsked, setBackAsked] = useState(false);
  const twins = useTwins();
  // The problems of the saved state; checked again when a save changes it.
  const blocking = useMemo(
    () => (isPublished || !steps ? NONE : blockingProblems(steps, { firstAct, campus })),
    [isPublished, steps, firstAct, campus],
  );

  const send = async (sentence?: string): Promise<void> => {
    setAsked(false);
    setCorrected(false);
    setBusy(true);
    const { issue, problems, isCorrected = false } = await actions.publish(sentence);
    setBusy(false);
    setCorrected(isCorrected);
    if (problems.length > 0) setListed(problems);
    if (issue) await twins.lookFor(issue);
  };
  const begin = async (asks: boolean): Promise<void> => {
    if (blocking.length > 0) setListed(blocking);
    else if (asks && isDirty(state)) setAsked(true);
    else await send();
  };
  const takeBack = async (): Promise<void> => {
    setBackAsked(false);
    setBusy(true);
    await actions.takeBack();
    setBusy(false);
  };
  return {
    /** The problems that keep a draft from being published. */
    blocking,
    busy,
    publish: async (): Promise<void> => {
      setAgreed(false);
      await begin(true);
    },
    /** Another try, which asks no second time. */
    publishAgain: async (): Promise<void> => await begin(!isAgreed),
    takeBack: (): void => {
      if (state.issue?.pending) setBackAsked(true);
      else void takeBack();
    },
    /** True while it asks about pending changes. */
    isBackAsked,
    onBack: takeBack,
    onNotBack: (): void => setBackAsked(false),
    /** True while it asks about unsaved text. */
    isAsked,
    onAgreed: (): void => {
      setAgreed(true);
      void send();
    },
    onStay: (): void => setAsked(false),
    /** True if its words were corrected urgently, and a sentence is asked for (PUBLISH-15). */
    isCorrected,
    onSentence: (sentence: string): void => void send(sentence),
    onNoSentence: (): void => setCorrected(false),
    /** The act that waits for a sentence, and its answer. */
    broughtBack: state.broughtBack,
    answer: actions.answerSentence,
    /** The problems that are listed; the server may know of newer ones. */
    listed,
    onListClosed: (): void => setListed(undefined),
    twins,
  };
}

interface IssueStateProps {
  issue: Issue;
  entries: readonly StepEntry[];
  publishing: Publishing;
  /** If publishing needs a second person: the review, which says whether the reader is that person (REVIEW-6). */
  review: Pick<ReturnType<typeof useApproval>, 'data' | 'needsApproval'>;
}

/** Shows Publish on a draft with a step, 'Back to draft' on a published issue, and the problems in the way (EDITOR-47). */
export const IssueState = ({ issue, entries, publishing, review }: IssueStateProps) => {
  const { needsApproval, data } = review;
  const canPublish = !needsApproval || data?.isOwn === false;
  const { steps, publish } = issue;
  const { busy, isAsked, onAgreed, onStay, listed, onListClosed, broughtBack } = publishing;
  return (
    <>
      {(publish || (steps.length > 0 && canPublish)) && (
        <Button
          busy={busy}
          onClick={() => (publish ? publishing.takeBack() : void publishing.publish())}
        >
          {publish
            ? words.backToDraft
            : needsApproval
              ? approvalMessages.approve
              : adminMessages.issues.publish}
        </Button>
      )}
      {publishing.isBackAsked && (
        <BecomesDraftDialog
          issue={issue}
          act="takeBack"
          onConfirm={() => void publishing.onBack()}
          onCancel={publishing.onNotBack}
        />
      )}
      {listed && (
        // A link to a step leads to it in this page: the dialog goes.
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
        open={isAsked}
        modalTitle={words.unsavedTitle}
        description={words.unsavedText}
        confirmLabel={words.unsavedConfirm}
        onConfirm={onAgreed}
        cancelLabel={adminMessages.editor.stay}
        onCancel={onStay}
      />
      {publishing.isCorrected && issue.urgent && (
        <BroughtBackDialog
          correction={issue.urgent}
          confirmLabel={broughtBackMessages.publish}
          onConfirm={publishing.onSentence}
          onCancel={publishing.onNoSentence}
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
