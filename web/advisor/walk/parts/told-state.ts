import { isTaken, normalizeCallback } from '#core/notifications/answers.ts';
import type { SentEscalation } from '#core/notifications/escalation-schema.ts';
import type { RecordLife, RecordState } from '#core/outbox/record-life.ts';
import { escalationMoment } from '#core/notifications/escalation-moment.ts';
import type { Attendance } from '#core/record/attendance.ts';
import { ANSWER_WORDS } from '#core/notifications/answer-words.ts';
import { clockTime } from '../../shared/clock-time.ts';
import { LOOKED_FOR_MS } from './sent-escalation.ts';
import { outboxMessages } from '../../phone/outbox/messages.ts';
import { toldMessages as words } from './told-messages.ts';

/** The state of an escalation in two sentences; `reached` is the number of marks reached: sent, told and taken. */
export type ToldState = {
  readonly tone: 'goes' | 'call' | 'taken';
  readonly reached: 0 | 1 | 2 | 3;
  readonly title: string;
  readonly text: string;
};

/** The time in ms in which somebody may still read a message; after it, the sentence only says to call. */
const READ_MS = 120_000;

/** Returns the time at which a record was escalated, in ms since 1970; undefined if it was not, or is practice. */
export function escalatedAt(body: object): number | undefined {
  if (!('issueStatus' in body)) return undefined;
  const { issueStatus, practice, takenBack, ...record } = body as Attendance;
  if (issueStatus !== 'Escalated' || practice || takenBack) return undefined;
  return escalationMoment(record);
}

const namesOf = ({ told }: SentEscalation): string[] => [
  ...new Set(told.flatMap(({ name }) => name ?? [])),
];

function listOf(names: readonly string[]): string {
  const [first = '', second] = names;
  if (names.length > 2) return words.others(first, names.length - 1);
  return second === undefined ? first : words.both(first, second);
}

const call = (title: string, text: string, reached: ToldState['reached'] = 0): ToldState => ({
  tone: 'call',
  reached,
  title,
  text,
});

/** Returns the sentences about a record whose newest form the server does not have. */
function unsent(state: RecordState, { failures, lastFailure }: RecordLife<unknown>): ToldState {
  if (state === 'refused') return call(words.notSent, outboxMessages.refused);
  const isBroken = lastFailure === 'busy' || lastFailure === 'broken';
  if (failures > 0 && isBroken) return call(words.notSent, words.again);
  if (failures > 0 || !navigator.onLine) return call(words.noSignal, words.later);
  return { tone: 'goes', reached: 0, title: words.sending, text: words.dontWait };
}

/** Returns the sentences once the server answered, that many ms after the escalation; undefined if it tells nobody. */
function answered(
  sent: SentEscalation,
  { hasNumber, at, now }: { hasNumber: boolean; at: number; now: number },
): ToldState | undefined {
  const { told, waiting, answers } = sent;
  const said = answers.map(({ name, press, at }) => ANSWER_WORDS[press](name, clockTime(at)));
  if (isTaken(answers)) {
    const [first = '', ...others] = said.filter((_, at) => answers[at]?.press === 'have');
    const number = hasNumber ? [words.hasNumber] : [];
    return { tone: 'taken', reached: 3, title: first, text: [...others, ...number].join('. ') };
  }
  const done = answers.findLastIndex(({ press }) => press === 'done');
  if (done >= 0) return { tone: 'taken', reached: 3, title: said[done] ?? '', text: '' };
  const last = said.at(-1);
  if (last !== undefined) return call(words.nobodyHas(last), said.slice(0, -1).join('. '), 2);
  const first = told[0]?.at;
  if (first === undefined && waiting === 0) return undefined;
  const names = namesOf(sent);
  const reached = first === undefined ? 1 : 2;
  if (now - (first === undefined ? at : Date.parse(first)) >= READ_MS)
    return call(words.nobody, names[0] ? words.told(listOf(names), names.length) : '', reached);
  return first === undefined
    ? { tone: 'goes', reached, title: words.sending, text: words.dontWait }
    : {
        tone: 'goes',
        reached,
        title: words.sent(listOf(names), clockTime(first)),
        text: words.callNow,
      };
}

type KnownAnswer = { readonly sent?: SentEscalation; readonly isUnheard?: boolean } | undefined;

interface Escalation {
  state: RecordState;
  life: RecordLife<object>;
  /** The time of the escalation in ms since 1970; `now` has the same unit. */
  at: number;
  known: KnownAnswer;
}

/** Returns the state of an escalation as this phone knows it (ESCALATE-6); undefined if nobody is told, or if it is long past. */
export function toldState(
  { state, life, at, known }: Escalation,
  now: number,
): ToldState | undefined {
  const { callback } = life.body as Partial<Attendance>;
  // A correction that waits undoes neither a message nor an answer.
  if (known?.sent)
    return answered(known.sent, { hasNumber: normalizeCallback(callback) !== null, at, now });
  if (state !== 'received') return unsent(state, life);
  if (now - at > LOOKED_FOR_MS) return undefined;
  if (known?.isUnheard || !navigator.onLine) return call(words.unheard, '', 1);
  return { tone: 'goes', reached: 1, title: words.sending, text: words.dontWait };
}
