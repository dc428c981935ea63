import { useEffect, useState } from 'react';
import { holderOf } from '#core/record/holder.ts';
import { takeOverCode } from '#core/record/codes/receipt-code.ts';
import { MAX_CODE } from '#core/record/hand-over.ts';
import { useOf } from '#kit/base/use-of.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { Dialog } from '#kit/overlays/dialog/Dialog.tsx';
import { closeActions, showToast } from '#kit/overlays/toast/toasts.ts';
import { messages } from '../../../base/messages.ts';
import { Calls } from '../../shared/calls/calls.tsx';
import { paths } from '../../../base/paths.ts';
import { QrCode } from '../../../base/QrCode.tsx';
import { letGo, offerWalk, takeBack, withCode } from '../state/handed-over.ts';
import { savedIn, type WatchedWalk } from '../state/use-walking.ts';
import { warnNotSaved } from '../../phone/walks/saved-walks.ts';
import { handOverMessages as words } from './messages.ts';
import classes from './HandOver.module.css';

interface HandOverProps {
  walking: WatchedWalk;
  onClose: () => void;
  /** Hears that the other phone has the walk and this phone no longer does. */
  onHandedOver: () => void;
}

type Offer = { readonly code: string; readonly address: string; readonly hasGoneOn: boolean };

/** Makes the code, and a new one whenever the walk changes (HANDOVER-12): undefined while it is made, null if the walk has none or it is too long. */
function useOffer(walking: WatchedWalk): Offer | null | undefined {
  const { change } = walking;
  const saved = useOf(walking, savedIn);
  const [offer, setOffer] = useState<Offer | null>();
  useEffect(() => {
    let isShown = true;
    // After this, an Undo would restore a walk that differs from the code (ESCALATE-5).
    closeActions();
    const make = async (): Promise<void> => {
      const made = await offerWalk(saved);
      const address = `${location.origin}${paths.link(saved.issueId)}#${made}`;
      if (!isShown) return;
      if (made === undefined || address.length > MAX_CODE) return setOffer(null);
      const code = takeOverCode(made);
      setOffer({ code, address, hasGoneOn: (saved.firstCode ?? code) !== code });
      change((before) => withCode(before, code));
    };
    make().catch(() => setOffer(null));
    return () => {
      isShown = false;
    };
  }, [saved, change]);
  return offer;
}

/** Keeps only letters and digits, because only these are compared. */
const plain = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** The code that another phone's camera reads, and the field that tells this phone that the walk was taken over (HANDOVER-1, HANDOVER-3). */
export const HandOver = ({ walking, onClose, onHandedOver }: HandOverProps) => {
  const offer = useOffer(walking);
  const { title, category } = walking.now().saved;
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const finish = (): void => {
    const isTheirs = code === '' || (offer && plain(code) === plain(offer.code));
    if (!isTheirs) return setError(words.wrongCode);
    // The advisor reads this and presses once more, because the other phone may have no code to read out.
    if (code === '' && offer?.hasGoneOn && error !== words.wentOn) return setError(words.wentOn);
    const { saved } = walking.now();
    const to = name.trim();
    // Otherwise a save that waits for its frame would bring the walk back.
    walking.giveUp();
    void letGo(saved, holderOf(saved), to, new Date()).then(
      () => {
        onHandedOver();
        showToast({
          kind: 'status',
          text: words.handedOver(to),
          action: {
            label: messages.undo,
            onAction: () => void takeBack(walking.now().saved).catch(warnNotSaved),
          },
        });
      },
      () => {
        walking.persist();
        warnNotSaved();
      },
    );
  };
  return (
    <Dialog title={words.title} open onClose={onClose} closeLabel={messages.close}>
      <div className={classes.calls}>
        <Calls category={category} />
      </div>
      {offer === null && <p role="alert">{words.noCode}</p>}
      {offer && (
        <div className={classes.parts}>
          <p>{words.scan}</p>
          <div className={classes.code}>
            <QrCode text={offer.address} label={words.label(title)} />
          </div>
          <p className={classes.text}>{words.until}</p>
          <TextInput size="thumb" label={words.name} value={name} onChange={setName} />
          <TextInput
            size="thumb"
            label={words.code}
            value={code}
            onChange={(typed) => {
              setCode(typed);
              setError(undefined);
            }}
            autoComplete="off"
            {...(error && { error })}
          />
          <Button variant="primary" size="thumb" wide onClick={finish}>
            {words.done}
          </Button>
        </div>
      )}
    </Dialog>
  );
};
