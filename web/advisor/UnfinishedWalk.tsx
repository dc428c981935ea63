import { useState } from 'react';
import { Button } from '#kit/button/Button.tsx';
import { messages } from '../messages.ts';
import { eraseKeptWalk, readKeptWalk } from './kept-walk.ts';
import classes from './UnfinishedWalk.module.css';
import { WalkPanel } from './WalkPanel.tsx';

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
      {open && <WalkPanel begun={found} onLeave={end} />}
    </section>
  );
};
