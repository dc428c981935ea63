import type { Other } from '#core/issue/issue-part-schema.ts';
import hidden from '#kit/base/hidden.module.css';
import { presenceMessages } from '../actions/presence-messages.ts';
import classes from './Others.module.css';

/** 'TR' for Tom Reyes. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters.map((word) => word?.at(0)?.toUpperCase() ?? '').join('');
}

const Faces = ({ names }: { names: readonly string[] }) =>
  names.map((name) => (
    <span key={name} className={classes.face} aria-hidden="true">
      {initialsOf(name)}
    </span>
  ));

interface OthersProps {
  others: readonly Other[];
  /** The number of the step with an id; undefined if there is none. */
  numberOf: (step: string) => number | undefined;
}

/** The other administrators who have the issue open, and where; who comes is read out (EDITOR-33). */
export const Others = ({ others, numberOf }: OthersProps) => {
  const people = others.map(({ name, step }) => {
    const number = step === null ? undefined : numberOf(step);
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

/** At a step of the stepper: those who have it open (EDITOR-33). */
export const OthersAtStep = ({ names }: { names: readonly string[] }) => (
  <span className={classes.atStep} title={presenceMessages.atStep(names)}>
    <Faces names={names} />
    <span className={hidden.hidden}>{presenceMessages.atStep(names)}</span>
  </span>
);
