import { useState } from 'react';
import { namedBy, telLink } from '#core/campus/campus.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { ButtonLink } from '#kit/controls/button/ButtonLink.tsx';
import { Dialog } from '#kit/overlays/dialog/Dialog.tsx';
import { Phone } from '#kit/icon/drawings/actions/phone.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { useCampus } from '../../phone/library/local-copy.ts';
import { callMessages } from '../../../guide/call-messages.ts';
import { useCallTaps } from '../../shared/calls/use-call-taps.ts';
import classes from './CallTaps.module.css';
import { practiceMessages } from './messages.ts';

const words = practiceMessages;

interface CallTapsProps {
  isPractice: boolean;
  /** A call is made to the contact of this id. */
  onCall?: (id: string) => void;
  /** It is no practice. */
  onReal: () => void;
}

/** Hears the taps on call links; in practice each is asked about first (PRACTICE-2). Draws the question. */
export const CallTaps = ({ isPractice, onCall, onReal }: CallTapsProps) => {
  const [asked, setAsked] = useState<string>();
  const campus = useCampus();
  const stop = (): void => setAsked(undefined);
  useCallTaps((link, event) => {
    const { call: id = '', forReal } = link.dataset;
    if (isPractice && forReal === undefined) {
      event.preventDefault();
      setAsked(id);
      return;
    }
    onCall?.(id);
    // The link is followed once every listener has heard of it, and must be there until then.
    setTimeout(stop);
  });
  const named = asked === undefined ? undefined : namedBy(asked, campus);
  if (!named) return null;
  return (
    <Dialog title={words.ask(named.name)} open onClose={stop} role="alertdialog">
      <div className={classes.buttons}>
        <Button size="thumb" data-autofocus onClick={stop}>
          {words.cancel}
        </Button>
        <ButtonLink
          variant="fill-danger"
          size="thumb"
          href={telLink(named.number)}
          data-call={named.id}
          data-for-real=""
          icon={<Icon icon={Phone} size={20} />}
        >
          {callMessages.call(named.name)}
        </ButtonLink>
      </div>
      <div className={classes.real}>
        <Button
          variant="quiet"
          size="thumb"
          onClick={() => {
            stop();
            onReal();
          }}
        >
          {words.real}
        </Button>
      </div>
    </Dialog>
  );
};
