import { Button } from '#kit/controls/button/Button.tsx';
import classes from './PracticeStrip.module.css';
import { practiceMessages } from './messages.ts';

const words = practiceMessages;

/** In sight on every screen of a practice walk, with the way out of it (PRACTICE-1, PRACTICE-3). */
export const PracticeStrip = ({ onReal }: { onReal: () => void }) => (
  <div className={classes.strip}>
    <p>
      <b>{words.practice}</b>
      <br />
      {words.strip}
    </p>
    <Button size="thumb" onClick={onReal}>
      {words.real}
    </Button>
  </div>
);
