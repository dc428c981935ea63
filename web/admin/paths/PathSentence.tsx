import { isolated } from '../../guide/isolated.tsx';
import { pathsMessages as words } from './messages.ts';
import classes from './PathsPane.module.css';
import type { ReadStep } from './read-path.ts';
import type { Repetition } from './said-above.ts';

interface PathSentenceProps {
  steps: readonly ReadStep[];
  /** What the paths above it have of each step. */
  said: readonly Repetition[];
  /** Whether the step of that number differs from what was checked. */
  isChanged?: (number: number) => boolean;
}

/** A path as it is read: each step whole where it stands first, and quiet where a path above leads the same way (PATHS-8). */
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
