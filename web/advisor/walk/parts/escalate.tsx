import { tapsWith } from '#core/record/walk-taps.ts';
import { memo, useEffect, useState } from 'react';
import { loadAll, OnceLoaded, onDemand } from '../../../base/on-demand/on-demand.ts';
import { useOf } from '#kit/base/use-of.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { closeToast } from '#kit/overlays/toast/toasts.ts';
import { Check } from '#kit/icon/drawings/actions/check.ts';
import { Siren } from '#kit/icon/drawings/signs/siren.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { ContactsSheet } from '../../shared/calls/contacts.tsx';
import { clockTime } from '../../shared/clock-time.ts';
import type { SavedWalk, Escalated } from '#core/record/saved-walk.ts';
import { escalatedIn, practiceIn, type WatchedWalk } from '../state/use-walking.ts';
import { escalateMessages as words } from './messages.ts';
import { recordUnderWay } from '../state/record-under-way.ts';
import { activeStep } from '#core/walk/walk.ts';
import { momentsWithCall } from '#core/record/shown-names.ts';
import type { TapAct } from '#core/record/tap-act.ts';
import { storedCampus, useCampus } from '../../phone/library/local-copy.ts';
import { outboxMessages } from '../../phone/outbox/messages.ts';
import { useRecord } from '../../phone/outbox/use-stored.ts';
import type { ToldProps } from './told.tsx';
import classes from './escalate.module.css';

const Told = onDemand('Told', async () => await import('./told.tsx'));

/** Loads the component that says who has an escalation, if the campus tells anybody about escalations; returns whether it does. */
function useTold(): boolean {
  const { told = false } = useCampus();
  useEffect(() => {
    if (told) void loadAll([Told]).catch(() => undefined);
  }, [told]);
  return told;
}

/** Shows who was told, below the calls, once the code is loaded and if the campus tells anybody; no tap waits for it (ESCALATE-6). */
export const ToldLater = (props: ToldProps) => useTold() && <OnceLoaded part={Told} {...props} />;

/**
 * The button 'Escalate now' for the current step of the walk, not drawn again with each answer. The
 * first tap shows the calls, before any name or network is needed; the second tap records the
 * escalation, and the walk goes on (ESCALATE-1).
 */
export const Escalate = memo(({ walking }: { walking: WatchedWalk }) => {
  const { now, newest, change } = walking;
  const isPractice = useOf(walking, practiceIn);
  const done = useOf(walking, escalatedIn);
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [undo, setUndo] = useState(0);
  const told = useTold();
  const text = told ? words.recordedText : words.recordedAlone;
  // When the panel closes, its Undo closes, too.
  useEffect(() => () => closeToast(undo), [undo]);
  const record = async (): Promise<void> => {
    setIsBusy(true);
    const at = new Date();
    const kept = await recordUnderWay(escalated(newest.current, at));
    setIsBusy(false);
    if (kept !== 'kept') return;
    // While the record was stored, the advisor may have pressed a call.
    change((before) => escalated(before, at));
    setIsOpen(false);
    // If the file does not load there is no Undo, but every phone that stored the app has the file.
    void import('../state/undo-outcome.ts').then(
      ({ offerUndoOfEscalation }) => setUndo(offerUndoOfEscalation(() => newest.current, change)),
      () => undefined,
    );
  };
  return (
    <>
      <span className={classes.button} data-done={done && ''}>
        <Button
          size="thumb"
          wide
          aria-haspopup="dialog"
          icon={done ? Check : Siren}
          onClick={() => setIsOpen(true)}
        >
          {done ? words.escalated : words.escalateNow}
        </Button>
      </span>
      {isOpen && (
        <ContactsSheet
          title={done ? words.escalated : words.escalateNow}
          category={now().saved.category}
          onClose={() => setIsOpen(false)}
        >
          <ToldLater walking={walking} />
          {!done && (
            <div className={classes.record}>
              <p>{isPractice ? words.recordedPractice : text}</p>
              <Button
                variant="danger"
                size="thumb"
                wide
                busy={isBusy}
                icon={Siren}
                onClick={() => void record()}
              >
                {words.record}
              </Button>
            </div>
          )}
        </ContactsSheet>
      )}
    </>
  );
});

/** Returns the walk with one more tap in its trail, on a call or on 'Record as escalated' (RECORD-14). */
export function withTap(
  saved: SavedWalk,
  act: Extract<TapAct, 'escalate' | object>,
  now: Date,
): SavedWalk {
  const at = Math.max(0, now.getTime() - Date.parse(saved.startedAt));
  const { moments = [], walk } = saved;
  const after = { ...saved, trail: tapsWith(saved.trail, walk, act, at) };
  const campus = storedCampus();
  if (act === 'escalate' || !campus) return after;
  return {
    ...after,
    moments: momentsWithCall(moments, walk, act.call, { ...campus, ...campus.now }, at),
  };
}

/** Returns the walk as escalated at its current step (ESCALATE-2); a second time changes nothing. */
export function escalated(saved: SavedWalk, now: Date): SavedWalk {
  if (saved.escalated) return saved;
  const step = activeStep(saved.walk)?.number;
  return {
    ...withTap(saved, 'escalate', now),
    escalated: { step, at: now.toISOString() },
  };
}

interface EscalatedLineProps {
  escalated: Escalated;
  walking: WatchedWalk;
}

/** A line above the question of every later step: the step and time of the escalation, and a note if the server does not have it yet. */
export const EscalatedLine = ({ escalated: { step, at }, walking }: EscalatedLineProps) => {
  const { life, state } = useRecord(walking.now().saved.id) ?? {};
  return (
    <div role="status" className={classes.line}>
      <Icon icon={Siren} size={22} />
      <div>
        <b>{words.at(step, clockTime(at))}</b>
        <ToldLater walking={walking} isLine />
        {state === 'refused' && <p>{outboxMessages.refused}</p>}
        {state === 'waiting' && life && life.failures > 0 && <p>{outboxMessages.notSent}</p>}
      </div>
    </div>
  );
};
