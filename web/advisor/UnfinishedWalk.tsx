import { lazy, Suspense, useState } from 'react';
import { Button } from '#kit/button/Button.tsx';
import { LoadingOverlay } from '#kit/loading-overlay/LoadingOverlay.tsx';
import { messages } from '../messages.ts';
import { eraseKeptWalk, readKeptWalk } from './kept-walk.ts';
import classes from './UnfinishedWalk.module.css';

// Not part of the first screen: hardly anybody comes back to a broken-off walk.
const WalkPanel = lazy(async () => ({ default: (await import('./WalkPanel.tsx')).WalkPanel }));

const words = messages.walk;

/** Ruling 5: a walk broken off by a crash, a reload or an empty battery is offered again at its step. */
export const UnfinishedWalk = () => {
  const [found, setFound] = useState(readKeptWalk);
  const [open, setOpen] = useState(false);
  if (!found) return null;
  const end = (): void => {
    setOpen(false);
    setFound(undefined);
  };
  return (
    <section className={classes.offer} aria-label={words.unfinishedLabel}>
      <p className={classes.text}>{words.unfinished(found.title)}</p>
      <div className={classes.buttons}>
        <Button
          variant="plain"
          onClick={() => {
            eraseKeptWalk();
            end();
          }}
        >
          {words.erase}
        </Button>
        <Button onClick={() => setOpen(true)}>{words.goOn}</Button>
      </div>
      {open && (
        <Suspense fallback={<LoadingOverlay text={messages.loading} />}>
          <WalkPanel begun={found} onLeave={end} />
        </Suspense>
      )}
    </section>
  );
};
