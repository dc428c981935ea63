import { useState, useEffect, useEffectEvent } from 'react';
import { namedBy, telLink } from '#core/campus/campus.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Dialog } from '#kit/overlays/dialog/Dialog.tsx';
import { useCampus } from '../../phone/library/local-copy.ts';
import { CallLink } from '../../shared/calls/calls.tsx';
import { callMessages } from '../../../guide/call-messages.ts';
import { practiceMessages as words } from './messages.ts';
import type { Outcome } from '#core/record/attendance.ts';
import { finishWalk } from '../state/record-walk.ts';
import { recordUnderWay } from '../state/record-under-way.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import type { WatchedWalk } from '../state/use-walking.ts';
import classes from './practice.module.css';

interface CallTapsProps {
  isPractice: boolean;
  onCall?: (id: string) => void;
  onConvert: () => void;
}

/** Hears the taps on call links, and in practice asks before each call (PRACTICE-2). */
export const CallTaps = ({ isPractice, onCall, onConvert }: CallTapsProps) => {
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
    // The link is followed only after every listener has heard of it, so it must be there until then.
    setTimeout(stop);
  });
  const named = asked === undefined ? undefined : namedBy(asked, { ...campus, ...campus.now });
  if (!named) return null;
  return (
    <Dialog title={words.ask(named.name)} open onClose={stop} role="alertdialog">
      <div className={classes.buttons}>
        <Button size="thumb" data-autofocus onClick={stop}>
          {words.cancel}
        </Button>
        <CallLink
          variant="fill-danger"
          wide={false}
          href={telLink(named)}
          data-call={named.id}
          data-for-real=""
        >
          {callMessages.call(named.name)}
        </CallLink>
      </div>
      <div className={classes.real}>
        <Button
          variant="quiet"
          size="thumb"
          onClick={() => {
            stop();
            onConvert();
          }}
        >
          {words.real}
        </Button>
      </div>
    </Dialog>
  );
};

/** A strip on every screen of a practice walk, with the way out of practice (PRACTICE-1, PRACTICE-3). */
export const PracticeStrip = ({ onConvert }: { onConvert: () => void }) => (
  <div className={classes.strip} data-stays="">
    <p>
      <b>{words.practice}</b>
      <br />
      {words.strip}
    </p>
    <Button size="thumb" onClick={onConvert}>
      {words.real}
    </Button>
  </div>
);

/** Records the outcome of a practice walk as a real one; if the phone is full, a toast says so. */
async function recordConverted(saved: SavedWalk, recorded: Outcome | undefined): Promise<void> {
  if (recorded !== undefined) await finishWalk(saved, recorded, undefined);
  else if (saved.escalated) await recordUnderWay(saved);
}

/** Turns a practice walk into an ordinary one, which keeps its path (PRACTICE-3). `recorded` is its outcome, if one is recorded. */
export function convertPractice(
  { newest, change }: WatchedWalk,
  recorded: Outcome | undefined,
): void {
  change((before) => ({ ...before, isPractice: false }));
  void recordConverted(newest.current, recorded);
}

/** Reports every tap on a call link, on any part of the page, before the call is made; `data-call` is the id of the contact. */
function useCallTaps(onTap: (link: HTMLAnchorElement, event: MouseEvent) => void): void {
  const tapped = useEffectEvent(onTap);
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-call]');
      if (link) tapped(link, event);
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);
}
