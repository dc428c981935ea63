import { Button } from '#kit/controls/button/Button.tsx';
import { escalationMessages as words } from './messages.ts';
import classes from './frame/Frame.module.css';

/** Offers to say that nobody is there; it is below everything else, far from the thumb (LADDER-23). */
export const NotReal = ({ busy, onPress }: { busy: boolean; onPress: () => void }) => (
  <div className={classes.notReal}>
    <p>{words.notRealText}</p>
    <Button variant="quiet" size="thumb" busy={busy} onClick={onPress}>
      {words.notReal}
    </Button>
  </div>
);
