import { useEffect } from 'react';
import { loadAll, onDemand, OnceLoaded } from '../base/on-demand/on-demand.ts';
import classes from './PrivateHint.module.css';

// The code loads once something is typed, since nobody needs it before.
const LooksPrivate = onDemand('LooksPrivate', async () => await import('./LooksPrivate.tsx'));

/** Warns, before a free text is sent, of words that it should not have; it never blocks the text, and nothing leaves the phone (PRIVACY-14). */
export const PrivateHint = ({ text }: { text: string }) => {
  const isTyped = text !== '';
  useEffect(() => {
    if (isTyped) loadAll([LooksPrivate]).catch(() => undefined);
  }, [isTyped]);
  return (
    <p role="status" className={classes.hint}>
      <OnceLoaded part={LooksPrivate} text={text} />
    </p>
  );
};
