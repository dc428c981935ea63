import { useId, useState } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import { Dialog } from '#kit/overlays/dialog/Dialog.tsx';
import { messages } from '../../../base/messages.ts';
import { chooseArea } from '../../phone/library/duty.ts';
import { storedCampus, useCampus } from '../../phone/library/local-copy.ts';
import { areaMessages as words } from './area-messages.ts';
import { Calls } from './calls.tsx';
import classes from './contacts.module.css';

interface AreaButtonsProps {
  /** True if the buttons have a dialog of their own: the current area then gets the focus. */
  isAlone?: boolean;
  onChosen: () => void;
}

/** Buttons that choose the area with one tap, or say that the advisor has none (AREAS-7). */
const AreaButtons = ({ isAlone = false, onChosen }: AreaButtonsProps) => {
  const { areas = [], now } = useCampus();
  const choose = (id: string): void => {
    chooseArea(id);
    onChosen();
  };
  return (
    <>
      <div className={classes.areas}>
        {areas.map(({ id, name }) => (
          <Button
            key={id}
            size="thumb"
            selected={name === now?.here}
            data-autofocus={(isAlone && name === now?.here) || undefined}
            onClick={() => choose(id)}
          >
            {name}
          </Button>
        ))}
      </div>
      <Button variant="quiet" size="thumb" wide onClick={() => choose('')}>
        {words.none}
      </Button>
    </>
  );
};

export interface AreaDialogProps {
  /** The name of the area of the QR code that led here. */
  ofCode?: string | undefined;
  /** Hears that an area was chosen or the dialog was closed. */
  onClose: () => void;
}

/** A dialog that changes the area, with the calls in reach (CALL-11); a QR code never changes the area by itself (AREAS-11). */
export const AreaDialog = ({ ofCode, onClose }: AreaDialogProps) => (
  <Dialog title={words.title} open onClose={onClose} closeLabel={messages.close}>
    <p className={classes.hint}>{ofCode === undefined ? words.text : words.ofCode(ofCode)}</p>
    <div className={classes.list}>
      <AreaButtons isAlone onChosen={onClose} />
      <Calls category={undefined} />
    </div>
  </Dialog>
);

/** The most areas shown as buttons: more would push the other calls out of sight. */
const FEW = 6;

/** Gives the answer the focus, since the pressed button is gone. */
const takeFocus = (answer: HTMLElement | null): void => answer?.focus();

/** The question for the area, below the first call, until somebody answers it (AREAS-7). */
export const AreaQuestion = () => {
  const { areas = [], now } = useCampus();
  const [isAnswered, setAnswered] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const answer = (): void => {
    setAnswered(true);
    setOpen(false);
  };
  if (isAnswered) {
    return (
      <p ref={takeFocus} tabIndex={-1} role="status">
        {words.area(now?.here)}
      </p>
    );
  }
  if (!now?.ask) return null;
  return (
    <div role="group" aria-labelledby={id} className={classes.question}>
      <b id={id}>{words.title}</b>
      {areas.length > FEW ? (
        <Button size="thumb" wide aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {words.choose}
        </Button>
      ) : (
        <AreaButtons onChosen={answer} />
      )}
      {isOpen && (
        <AreaDialog onClose={() => (storedCampus()?.now?.ask ? setOpen(false) : answer())} />
      )}
    </div>
  );
};
