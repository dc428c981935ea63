import { presenceMessages } from './messages.ts';
import classes from './Others.module.css';

/** 'TR' for Tom Reyes. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters.map((word) => word?.at(0)?.toUpperCase() ?? '').join('');
}

/** The other administrators who have the issue open; who comes is read out (EDITOR-33). */
export const Others = ({ names }: { names: readonly string[] }) => (
  <span className={classes.others} role="status">
    {names.length > 0 && (
      <>
        {names.map((name) => (
          <span key={name} className={classes.face} aria-hidden="true">
            {initialsOf(name)}
          </span>
        ))}
        <span className={classes.text} title={presenceMessages.here(names)}>
          {presenceMessages.here(names)}
        </span>
      </>
    )}
  </span>
);
