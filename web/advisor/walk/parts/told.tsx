import { useEffect, useState } from 'react';
import { normalizeCallback } from '#core/notifications/answers.ts';
import { newRecord } from '#core/outbox/record-life.ts';
import { useOf } from '#kit/base/use-of.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { Check } from '#kit/icon/drawings/actions/check.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { CALLBACK_KEY } from '../../../base/advisor-name.ts';
import { parseAs, hasText } from '../../../base/parse-as.ts';
import { storage } from '../../../base/safe-storage.ts';
import { useRecord } from '../../phone/outbox/use-stored.ts';
import { recordUnderWay } from '../state/record-under-way.ts';
import { escalatedIn, practiceIn, type Walking, type WatchedWalk } from '../state/use-walking.ts';
import { LOOKED_FOR_MS, useSentEscalation } from './sent-escalation.ts';
import { escalatedAt, toldState, type ToldState } from './told-state.ts';
import { toldMessages as words } from './told-messages.ts';
import classes from './told.module.css';

/** Returns the state of a record's escalation, and follows it; undefined if there is nothing to say or it was too long ago. If this phone does not have it, it was escalated at `since` on another phone. */
function useToldState(
  recordKey: string,
  since?: number,
  longest = Infinity,
): ToldState | undefined {
  const { state = 'received', life = newRecord(recordKey, {}) } = useRecord(recordKey) ?? {};
  const [opened] = useState(() => Date.now());
  const escalated = escalatedAt(life.body) ?? since ?? -Infinity;
  const at = opened - escalated < longest ? escalated : undefined;
  const known = useSentEscalation(recordKey, at ?? 0, at !== undefined && state === 'received');
  const now = known?.looked ?? opened;
  return at === undefined ? undefined : toldState({ state, life, at, known }, now);
}

/** Returns the state of the escalation of a walk under way, and follows it. In practice nobody is told. */
function useToldOf(walking: WatchedWalk): ToldState | undefined {
  const escalated = useOf(walking, escalatedIn);
  const isPractice = useOf(walking, practiceIn);
  const since = escalated && !isPractice ? Date.parse(escalated.at) : undefined;
  return useToldState(walking.now().saved.id, since);
}

const MARKS = ['sent', 'told', 'taken'] as const;

/** The state of an escalation, below the calls (ESCALATE-6). */
const State = ({ title, text, tone, reached }: ToldState) => (
  <div role="status" className={classes.state} data-tone={tone}>
    <div className={classes.marks} aria-hidden>
      {MARKS.map((mark, index) => (
        <span key={mark} data-is={index < reached ? 'done' : index === reached ? 'now' : undefined}>
          <i>{index < reached && <Icon icon={Check} size={12} strokeWidth={3.5} />}</i>
        </span>
      ))}
    </div>
    <p>
      <b>{title}</b>
      {text}
    </p>
  </div>
);

type Kept = { readonly advisor: string; readonly number: string };

const isKept = (stored: unknown): stored is Kept =>
  hasText(stored, 'advisor') && hasText(stored, 'number');

/** Returns the number that this advisor left here last; undefined if another advisor left it. */
function keptNumber(name: string): string | undefined {
  const kept = parseAs(storage.get(CALLBACK_KEY), isKept);
  return kept?.advisor === name ? kept.number : undefined;
}

const callbackIn = ({ saved }: Walking): string => saved.callback ?? '';

const isWrong = (number: string): boolean => number !== '' && normalizeCallback(number) === null;

interface OfWalk {
  walking: WatchedWalk;
}

/** The field for the number to call back, which is sent only with an escalation (ESCALATE-7). */
const NumberField = ({ walking: { now, change }, walking }: OfWalk) => {
  const number = useOf(walking, callbackIn);
  const [isLeft, setLeft] = useState(false);
  const { advisor } = now().saved;
  useEffect(() => {
    const kept = keptNumber(advisor);
    if (kept !== undefined) change((walk) => ({ ...walk, callback: walk.callback ?? kept }));
  }, [advisor, change]);
  const enter = (callback: string): void => {
    change((walk) => ({ ...walk, callback }));
    if (callback === '') storage.remove(CALLBACK_KEY);
    else if (normalizeCallback(callback) !== null)
      storage.set(CALLBACK_KEY, JSON.stringify({ advisor, number: callback } satisfies Kept));
  };
  return (
    <TextInput
      label={words.callback}
      hint={words.optional}
      error={isLeft && isWrong(number) ? words.wrong : undefined}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      size="thumb"
      value={number}
      onBlur={() => setLeft(true)}
      onChange={enter}
    />
  );
};

/** The number that was left, which can still be changed. */
const LeftNumber = ({ walking, walking: { newest } }: OfWalk) => {
  const number = useOf(walking, callbackIn);
  const [isOpen, setOpen] = useState(false);
  const save = async (): Promise<void> => {
    if (!isWrong(number) && (await recordUnderWay(newest.current)) === 'kept') setOpen(false);
  };
  if (isOpen)
    return (
      <>
        <NumberField walking={walking} />
        <Button size="thumb" wide onClick={() => void save()}>
          {words.save}
        </Button>
      </>
    );
  return (
    <div className={classes.number}>
      {number !== '' && (
        <p>
          <small>{words.callback}</small>
          {number}
        </p>
      )}
      <Button variant="quiet" size="thumb" onClick={() => setOpen(true)}>
        {number === '' ? words.add : words.change}
      </Button>
    </div>
  );
};

const Sheet = ({ walking }: OfWalk) => {
  const escalated = useOf(walking, escalatedIn);
  const state = useToldOf(walking);
  if (useOf(walking, practiceIn)) return null;
  return (
    <>
      {escalated && state && (
        <div className={classes.held}>
          <State {...state} />
        </div>
      )}
      <div className={classes.part}>
        {escalated ? <LeftNumber walking={walking} /> : <NumberField walking={walking} />}
      </div>
    </>
  );
};

const OfRecord = ({ recordKey }: { recordKey: string }) => {
  const state = useToldState(recordKey);
  return state && <State {...state} />;
};

/** The state on a card of the list, only while the phone looks for answers: for every record of a list, that would be many requests. */
const OnCard = ({ recordKey }: { recordKey: string }) => {
  const state = useToldState(recordKey, undefined, LOOKED_FOR_MS);
  return state && <p>{state.title}</p>;
};

const Line = ({ walking }: OfWalk) => {
  const state = useToldOf(walking);
  return state && <p>{state.title}</p>;
};

/** The walk or record whose escalation is shown. A walk's is in the sheet of 'Escalate now', or a line elsewhere; a record's is on its page, or a line on its card. */
export type ToldProps =
  | { readonly walking: WatchedWalk; readonly isLine?: boolean }
  | { readonly recordKey: string; readonly isLine?: boolean };

/** The people who were told about an escalation and who has it; before an escalation, the field for the number to call back (ESCALATE-6, ESCALATE-7). */
export const Told = (props: ToldProps) => {
  if ('recordKey' in props) return props.isLine ? <OnCard {...props} /> : <OfRecord {...props} />;
  return props.isLine ? <Line {...props} /> : <Sheet {...props} />;
};
