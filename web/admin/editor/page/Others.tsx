import { useEffect, useEffectEvent, useRef, useState } from 'react';
import hidden from '#kit/base/hidden.module.css';
import type { OtherAuthor } from '#core/issue/issue-part-schema.ts';
import { call } from '../../../base/call.ts';
import type { StepEntry } from '../../shared/draft/step-entries.ts';
import { presenceMessages } from '../actions/messages.ts';
import type { Editor } from '../actions/use-editor.ts';
import classes from './Others.module.css';

/** The interval in ms in which an open editor reports itself; below, the delay after another step is opened (EDITOR-33). */
const EVERY = 20_000;
const SOON = 1_000;

const NOBODY: readonly OtherAuthor[] = [];

export function namesByStep(
  others: readonly OtherAuthor[],
): ReadonlyMap<string, readonly string[]> {
  const atStep = others.flatMap(({ name, step }) => (step === null ? [] : [{ name, step }]));
  const byStep = Map.groupBy(atStep, ({ step }) => step);
  return new Map(Array.from(byStep, ([step, those]) => [step, those.map(({ name }) => name)]));
}

/** Reports that this issue is open while the page is visible, takes in the saves of others, and returns the other people who have it open (EDITOR-32, EDITOR-33). */
export function usePresence({ latest, actions }: Editor, pane: string): readonly OtherAuthor[] {
  const [others, setOthers] = useState(NOBODY);
  const id = latest().issue?._id;
  const shownPane = useRef(pane);

  const look = useEffectEvent(async (): Promise<void> => {
    const { issue } = latest();
    if (!issue || document.hidden) return;
    const params = { id: issue._id };
    shownPane.current = pane;
    const step = issue.steps.find(({ _id }) => _id === pane)?._id;
    // Nobody waits for this request, so a failed one is repeated later, and none asks for a password.
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
    if (shownPane.current === pane) return undefined;
    // If somebody looks through the steps, only the last one is reported.
    const timer = setTimeout(() => void look(), SOON);
    return () => clearTimeout(timer);
  }, [pane]);
  return others;
}

/** Returns 'TR' for Tom Reyes. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters.map((word) => word?.at(0)?.toUpperCase() ?? '').join('');
}

const Faces = ({ names }: { names: readonly string[] }) =>
  names.map((name) => (
    <span key={name} className={classes.avatar} aria-hidden="true">
      {initialsOf(name)}
    </span>
  ));

type OthersProps = { others: readonly OtherAuthor[]; entries: readonly StepEntry[] };

/** The other administrators who have the issue open, and the step each one is at; a new person is read out (EDITOR-33). */
export const Others = ({ others, entries }: OthersProps) => {
  const people = others.map(({ name, step }) => {
    const number = entries.find(({ key }) => key === step)?.number;
    return number === undefined ? name : presenceMessages.at(name, number);
  });
  return (
    <span className={classes.others} aria-live="polite" aria-atomic="true">
      {others.length > 0 && (
        <>
          <Faces names={others.map(({ name }) => name)} />
          <span className={classes.text} title={presenceMessages.here(people)}>
            {presenceMessages.here(people)}
          </span>
        </>
      )}
    </span>
  );
};

/** The people who have a step open, as the stepper shows them (EDITOR-33). */
export const OthersAtStep = ({ names }: { names: readonly string[] }) => (
  <span className={classes.atStep} title={presenceMessages.atStep(names)}>
    <Faces names={names} />
    <span className={hidden.hidden}>{presenceMessages.atStep(names)}</span>
  </span>
);
