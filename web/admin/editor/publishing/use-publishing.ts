import { useMemo, useState } from 'react';
import type { Campus } from '#core/campus/campus-schema.ts';
import { blockingProblems, type TreeProblem } from '#core/tree/tree-check.ts';
import type { EditorActions } from '../actions/actions.ts';
import { isDirty, type EditorState } from '../../draft/state.ts';

const NONE: readonly TreeProblem[] = [];

export type Publishing = ReturnType<typeof usePublishing>;

/** Publishing an issue and taking it back, and what is said or asked before (EDITOR-47). */
export function usePublishing(
  state: EditorState,
  actions: EditorActions,
  campus: Campus | undefined,
) {
  const { steps, firstAct, publish: isPublished = true } = state.issue ?? {};
  const [busy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  // That it publishes what was saved last.
  const [isAgreed, setAgreed] = useState(false);
  const [listed, setListed] = useState<readonly TreeProblem[]>();
  // As it was saved last; looked for when a save changes it.
  const blocking = useMemo(
    () => (isPublished || !steps ? NONE : blockingProblems(steps, { firstAct, campus })),
    [isPublished, steps, firstAct, campus],
  );

  const send = async (): Promise<void> => {
    setAsked(false);
    setBusy(true);
    const problems = await actions.publish();
    setBusy(false);
    if (problems.length > 0) setListed(problems);
  };
  const begin = async (asks: boolean): Promise<void> => {
    if (blocking.length > 0) setListed(blocking);
    else if (asks && isDirty(state)) setAsked(true);
    else await send();
  };
  const takeBack = async (): Promise<void> => {
    setBusy(true);
    await actions.takeBack();
    setBusy(false);
  };
  return {
    /** What keeps a draft from being published. */
    blocking,
    busy,
    publish: async (): Promise<void> => {
      setAgreed(false);
      await begin(true);
    },
    /** Another try, which asks no second time. */
    publishAgain: async (): Promise<void> => await begin(!isAgreed),
    takeBack,
    /** Whether it is asked about what is not saved. */
    isAsked,
    onAgreed: (): void => {
      setAgreed(true);
      void send();
    },
    onStay: (): void => setAsked(false),
    /** The problems that are listed; the server may know of newer ones. */
    listed,
    onListClosed: (): void => setListed(undefined),
  };
}
