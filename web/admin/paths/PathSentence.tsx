import { isolated } from '../../guide/isolated.tsx';
import { pathsMessages as words } from './messages.ts';
import classes from './PathsPane.module.css';
import type { ReadStep } from './read-path.ts';
import type { Repetition } from './said-above.ts';

interface PathSentenceProps {
  steps: readonly ReadStep[];
  said: readonly Repetition[];
  /** Returns true if the step of that number differs from the checked one. */
  isChanged?: (number: number) => boolean;
}

/** A path as it is read: each step is whole the first time, and quiet if a path above leads the same way (PATHS-8). */
export const PathSentence = ({ steps, said, isChanged }: PathSentenceProps) => (
  <p className={classes.sentence}>
    {steps.map(({ number, question, beginning, answer }, index) => (
      <span
        key={number}
        data-said={said[index]}
        data-changed={isChanged?.(number) === true || undefined}
      >
        {isolated(said[index] === 'first' ? question : beginning)} <b>{isolated(answer)}.</b>{' '}
      </span>
    ))}
    <span>{words.final}</span>
  </p>
);
