import type { ReactNode } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import { FootBar } from '../shared/states/FootBar.tsx';
import classes from './Import.module.css';
import { importMessages as words } from './messages.ts';
import type { useGuesses } from './use-guesses.ts';

interface ImportBarProps {
  guesses: ReturnType<typeof useGuesses>;
  children: ReactNode;
}

const guessWords = (at: number, count: number): string =>
  at > 0 ? words.guessOf(at, count) : words.guesses(count);

/** Stays in sight: how many guesses there are, what leads to the next, and the button that imports. */
export const ImportBar = ({ guesses: { at, count, goOn }, children }: ImportBarProps) => (
  <FootBar isTextShort>
    <p className={classes.quiet}>{count === 0 ? words.noGuesses : guessWords(at, count)}</p>
    {count > 0 && (
      <Button onClick={goOn} aria-keyshortcuts="F8">
        {words.nextGuess}
      </Button>
    )}
    {children}
  </FootBar>
);
