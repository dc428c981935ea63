import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '#kit/button/Button.tsx';
import { LoadingOverlay } from '#kit/loading-overlay/LoadingOverlay.tsx';
import { messages } from '../../messages.ts';
import { eraseSavedWalk, savedWalks, onWalkClosed, type SavedWalk } from './saved-walks.ts';
import classes from './UnfinishedWalks.module.css';

// Not part of the first screen: hardly anybody comes back to a broken-off walk.
const WalkPanel = lazy(async () => ({ default: (await import('./WalkPanel.tsx')).WalkPanel }));

const words = messages.walk;

/** Ruling 5: walks broken off by a crash, a reload or an empty battery are offered again at their steps. */
export const UnfinishedWalks = () => {
  const [walks, setWalks] = useState(savedWalks);
  const [open, setOpen] = useState<SavedWalk>();
  useEffect(() => onWalkClosed(() => setWalks(savedWalks())), []);

  const erase = (issueId: string): void => {
    eraseSavedWalk(issueId);
    setWalks(savedWalks());
  };
  return (
    <>
      {walks.length > 0 && (
        <section aria-label={words.unfinishedLabel}>
          <ul>
            {walks.map((walk) => (
              <li key={walk.issueId} className={classes.offer}>
                <p id={`unfinished-${walk.issueId}`} className={classes.text}>
                  {words.unfinished(walk.title)}
                </p>
                <div className={classes.buttons}>
                  <Button
                    variant="plain"
                    aria-describedby={`unfinished-${walk.issueId}`}
                    onClick={() => erase(walk.issueId)}
                  >
                    {words.erase}
                  </Button>
                  <Button
                    aria-describedby={`unfinished-${walk.issueId}`}
                    onClick={() => setOpen(walk)}
                  >
                    {words.goOn}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {open && (
        <Suspense fallback={<LoadingOverlay text={messages.loading} />}>
          <WalkPanel begun={open} onLeave={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
};
