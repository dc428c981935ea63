import { Button } from '#kit/button/Button.tsx';
import { messages } from '../../messages.ts';
import { eraseSavedWalk, savedWalks, useUnfinishedWalks } from './saved-walks.ts';
import classes from './UnfinishedWalks.module.css';
import { useWalkControl } from './WalkProvider.tsx';

const words = messages.walk;

/** Walks broken off by a crash, a reload or an empty battery are offered again at their steps (WALK-14, WALK-15). */
export const UnfinishedWalks = () => {
  const { openWalk, open } = useWalkControl();
  const walks = useUnfinishedWalks().filter(({ issueId }) => issueId !== openWalk?.issueId);
  if (walks.length === 0) return null;
  const goOn = (issueId: string): void => {
    const walk = savedWalks().find((saved) => saved.issueId === issueId);
    if (walk) open(walk);
  };
  return (
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
                onClick={() => eraseSavedWalk(walk.issueId)}
              >
                {words.erase}
              </Button>
              <Button
                aria-describedby={`unfinished-${walk.issueId}`}
                onClick={() => goOn(walk.issueId)}
              >
                {words.goOn}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
