import { useEffect } from 'react';
import { loadAll, onDemand, OnceLoaded } from '../base/on-demand/on-demand.ts';
import classes from './PrivateHint.module.css';

// Nobody needs it before something is typed.
const LooksPrivate = onDemand('LooksPrivate', async () => await import('./LooksPrivate.tsx'));

/** Warns of words that a free text should not have, before it is sent; it never blocks, and nothing leaves the phone (PRIVACY-14). */
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
