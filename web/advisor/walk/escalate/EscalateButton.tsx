import { memo, useState, type RefObject } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import { Dialog } from '#kit/overlays/dialog/Dialog.tsx';
import { Check } from '#kit/icon/drawings/actions/check.ts';
import { Siren } from '#kit/icon/drawings/signs/siren.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { messages } from '../../../base/messages.ts';
import { CalleeList } from '../../shared/calls/CalleeList.tsx';
import { clockTime } from '../../base/clock-time.ts';
import type { SavedWalk } from '../../phone/store/phone-store.ts';
import { DOUBLE_TAP_MS } from '../state/double-tap.ts';
import type { Change } from '../state/use-walking.ts';
import { escalated } from './escalated.ts';
import classes from './EscalateButton.module.css';
import { escalateMessages } from './messages.ts';
import { recordEscalated } from './record-escalated.ts';

const words = escalateMessages;

interface EscalateButtonProps {
  category: SavedWalk['category'] | undefined;
  isPractice: boolean;
  /** Where and when the walk was escalated. */
  done: SavedWalk['escalated'];
  /** The walk as it is when the button is pressed: the button is not drawn again with each answer. */
  walk: RefObject<SavedWalk>;
  onChange: (change: Change) => void;
}

/** The calls at the first tap, before any name or network; the record at the second, and the guide stays (ESCALATE-1). */
export const EscalateButton = memo((props: EscalateButtonProps) => {
  const { category, isPractice, done, walk, onChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [isNew, setIsNew] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const open = (): void => {
    setIsOpen(true);
    // What records comes where the finger is.
    setIsNew(true);
    setTimeout(setIsNew, DOUBLE_TAP_MS, false);
  };
  const record = async (): Promise<void> => {
    setIsBusy(true);
    const next = escalated(walk.current, new Date());
    const isKept = await recordEscalated(next);
    setIsBusy(false);
    if (!isKept) return;
    onChange((before) => ({ ...before, trail: next.trail, escalated: next.escalated }));
    setIsOpen(false);
  };
  return (
    <>
      <span className={classes.button} data-done={done && ''}>
        <Button
          size="thumb"
          wide
          aria-haspopup="dialog"
          icon={<Icon icon={done ? Check : Siren} size={18} />}
          onClick={open}
        >
          <span>{done ? words.escalated : words.escalateNow}</span>
        </Button>
      </span>
      <Dialog
        title={done ? words.escalated : words.escalateNow}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        closeLabel={messages.close}
      >
        <p className={classes.first}>
          {done ? words.at(done.step, clockTime(done.at)) : words.callFirst}
        </p>
        <CalleeList category={category} />
        {!done && <p className={classes.tells}>{isPractice ? words.tellsNobody : words.tells}</p>}
        {!done && (
          <div className={classes.record} inert={isNew}>
            <Button
              variant="danger"
              size="thumb"
              wide
              busy={isBusy}
              icon={<Icon icon={Siren} size={20} />}
              onClick={() => void record()}
            >
              {words.record}
            </Button>
          </div>
        )}
      </Dialog>
    </>
  );
});
