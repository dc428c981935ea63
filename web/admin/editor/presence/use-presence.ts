import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Other } from '#core/issue/issue-part-schema.ts';
import { call } from '../../../base/call.ts';
import type { Editor } from '../actions/use-editor.ts';

/** How often an open editor says so, and how long it waits after another step is opened, in milliseconds (EDITOR-33). */
const EVERY = 20_000;
const SOON = 1_000;

const NOBODY: readonly Other[] = [];

/** The names of those who have a step open, by its id. */
export function namesByStep(others: readonly Other[]): ReadonlyMap<string, readonly string[]> {
  const atStep = others.flatMap(({ name, step }) => (step === null ? [] : [{ name, step }]));
  const byStep = Map.groupBy(atStep, ({ step }) => step);
  return new Map(Array.from(byStep, ([step, those]) => [step, those.map(({ name }) => name)]));
}

/**
 * Says that the issue is open while the page is visible, takes in what others saved meanwhile, and
 * returns the other administrators who have it open, each with the step (EDITOR-32, EDITOR-33).
 */
export function usePresence({ latest, actions }: Editor, pane: string): readonly Other[] {
  const [others, setOthers] = useState(NOBODY);
  const id = latest().issue?._id;
  const told = useRef(pane);

  const look = useEffectEvent(async (): Promise<void> => {
    const { issue } = latest();
    if (!issue || document.hidden) return;
    const params = { id: issue._id };
    told.current = pane;
    const step = issue.steps.find(({ _id }) => _id === pane)?._id;
    // Nobody waits for it: what fails is asked again, and no password is asked for.
    const present = await call('PUT /api/issue/{id}/presence', {
      params,
      body: { version: issue.version, ...(step && { step }) },
    }).catch(() => undefined);
    setOthers(present?.others ?? NOBODY);
    if (!present || present.version <= issue.version) return;
    await actions.takeIn(present);
  });

  useEffect(() => {
    if (id === undefined) return undefined;
    const lookNow = (): void => void look();
    lookNow();
    const timer = setInterval(lookNow, EVERY);
    document.addEventListener('visibilitychange', lookNow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookNow);
    };
  }, [id]);
  useEffect(() => {
    if (told.current === pane) return undefined;
    // Who looks through the steps says so once.
    const timer = setTimeout(() => void look(), SOON);
    return () => clearTimeout(timer);
  }, [pane]);
  return others;
}
