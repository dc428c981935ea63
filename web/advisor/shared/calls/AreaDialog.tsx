import { Button } from '#kit/controls/button/Button.tsx';
import { Dialog } from '#kit/overlays/dialog/Dialog.tsx';
import { messages } from '../../../base/messages.ts';
import { chooseArea } from '../../phone/library/duty.ts';
import { useCampus } from '../../phone/library/local-copy.ts';
import { areaMessages as words } from './area-messages.ts';
import { Calls } from './calls.tsx';
import classes from './contacts.module.css';

export interface AreaDialogProps {
  /** The name of the area that a code is of, which brought somebody here. */
  ofCode?: string | undefined;
  /** Called once it is answered or closed; closed it is asked again another time. */
  onClose: () => void;
}

/** Asks for the area: one tap on its name (AREAS-7), with the calls in reach (CALL-11); a code changes none by itself (AREAS-11). */
export const AreaDialog = ({ ofCode, onClose }: AreaDialogProps) => {
  const { areas = [], now } = useCampus();
  const choose = (id: string): void => {
    chooseArea(id);
    onClose();
  };
  return (
    <Dialog title={words.title} open onClose={onClose} closeLabel={messages.close}>
      <p className={classes.hint}>{ofCode === undefined ? words.text : words.ofCode(ofCode)}</p>
      <div className={classes.list}>
        {areas.map(({ id, name }) => (
          <Button
            key={id}
            size="thumb"
            wide
            selected={name === now?.here}
            data-autofocus={name === now?.here || undefined}
            onClick={() => choose(id)}
          >
            {name}
          </Button>
        ))}
        <Button variant="quiet" size="thumb" wide onClick={() => choose('')}>
          {words.none}
        </Button>
        <Calls category={undefined} />
      </div>
    </Dialog>
  );
};
