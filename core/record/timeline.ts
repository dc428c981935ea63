import { displayName } from '../base/display-name.ts';
import { LOCALE, PLAIN_LOCALE } from '../base/locale.ts';
import { unreachable } from '../base/assert.ts';
import type { Attendance } from './attendance.ts';
import { namedBy } from '../campus/campus.ts';
import type { Directory } from '../campus/setting.ts';
import { withContacts } from '../campus/contact-refs.ts';
import { UNKNOWN_CONTACT } from '../campus/contact-messages.ts';
import { LIMITS } from '../base/limits.ts';
import type { StepDraft } from '../step/step-schema.ts';
import type { Branch } from '../step/step.ts';
import { isAnswer, type AnswerAct } from './acts.ts';
import { parseTapAct } from './tap-act.ts';
import { parseMomentAct } from './moment-act.ts';
import type { Moment } from './moment-schema.ts';
import { holderOf } from './holder.ts';
import { TAKEN_BACK, type RecordedOutcome } from './taken-back.ts';
import { shownIn } from './shown-languages.ts';
import { shownName } from './shown-names.ts';
import type { Tap } from './taps.ts';
import type { WireStep } from '../issue/wire-schema.ts';
import { timelineMessages as words } from '../base/timeline-messages.ts';
import { marks } from '../base/mark-messages.ts';

/** An event of a walk, in the third person and the past tense. */
export type TimelineEntry = {
  /** The time in milliseconds since 1970. */
  readonly at: number;
  readonly did:
    | 'began'
    | 'answered'
    | 'called'
    | 'went back'
    | 'escalated'
    | 'timer'
    | 'handed over'
    | 'took back'
    | 'ended'
    | 'stopped'
    | 'reached'
    | 'pressed';
  readonly text: string;
  readonly step?: string;
  readonly asked?: string;
  readonly answer?: string;
  /** The language in which the step was shown, absent for the original (TRANSLATE-11). */
  readonly shownIn?: string;
};

type UntimedEntry = Omit<TimelineEntry, 'at'>;

/** The texts of a step, as far as they are known. */
type StepWords<Step extends StepDraft | WireStep> = Pick<
  Step,
  'question' | 'customiseAnswerType' | Branch
> & { readonly _id: string };

/** The source of a timeline: the record of a walk, and the steps and contacts that it names. */
export type TimelineSource = {
  readonly record: Pick<
    Attendance,
    'advisor' | 'startedAt' | 'finishedAt' | 'revision' | 'practice' | 'trail' | 'moments'
  > & { readonly issueStatus: RecordedOutcome };
  readonly title: string;
  /** The steps of the revision in order. The list is empty if they are not known. */
  readonly steps: readonly StepWords<StepDraft>[] | readonly StepWords<WireStep>[];
  readonly campus: Directory;
  /** The name for a step whose text is not known. */
  readonly unknownStep?: string;
};

/** Ends a sentence with one mark: its own, or a period. */
const sentence = (text: string): string => (/[.?!…]$/.test(text) ? text : `${text}.`);

/** Returns the text of a record with contacts by the names that were shown, and without their numbers (CONTACT-7, AREAS-14). */
export function textWithNames(
  text: string,
  campus: Directory,
  shown: (id: string) => string | undefined = () => undefined,
): string {
  return withContacts(text, (id) => shown(id) ?? namedBy(id, campus)?.name ?? UNKNOWN_CONTACT);
}

/** Returns a function that describes taps and moments in order. It calls a second answer to a step another answer. */
function describerOf({
  record: { advisor: first, moments },
  steps,
  campus,
  unknownStep = words.unknownStep,
}: TimelineSource) {
  let advisor = first;
  const answered = new Set<string>();

  const answerTo = (id: string, did: AnswerAct, at: number) => {
    const shown = (contact: string) => shownName(moments ?? [], id, contact, at);
    const named = (text: string) => textWithNames(text.trim(), campus, shown);
    const step = steps.find(({ _id }) => _id === id);
    const isAgain = answered.has(id);
    answered.add(id);
    const asked = named(step?.question || unknownStep);
    const isTick = did === 'tick';
    const action = step?.[did === 'yes' ? 'yesAction' : 'noAction'];
    const own = isTick ? step?.confirmationAction?.confirmationText : action?.customText;
    const answer = isTick || step?.customiseAnswerType ? named(own ?? '') : '';
    const plain = isTick ? words.answers.tick : words.answered;
    const reply = answer === '' ? words.replies[did] : `${plain}${marks.colon} ${sentence(answer)}`;
    const act = isTick ? words.read : words.asked;
    const language = shownIn(moments ?? [], id, at);
    return {
      ...(language !== undefined && { shownIn: language }),
      step: id,
      asked,
      answer: answer || words.answers[did],
      text: `${act(advisor, isAgain)}${marks.colon} ${sentence(asked)} ${reply}`,
    };
  };

  const atStep = (id: string): string => {
    const index = steps.findIndex(({ _id }) => _id === id);
    return index < 0 ? unknownStep : words.step(index + 1);
  };

  const tap = ({ step, at, did }: Tap): UntimedEntry => {
    const act = parseTapAct(did);
    if (typeof act === 'object') {
      // The phone only dials, so it does not know whether anybody answered.
      const shown = shownName(moments ?? [], step, act.call, at);
      const whom = shown ?? namedBy(act.call, campus)?.name ?? UNKNOWN_CONTACT;
      return { did: 'called', text: words.called(advisor, whom) };
    }
    if (isAnswer(act)) return { did: 'answered', ...answerTo(step, act, at) };
    switch (act) {
      case 'back':
        return { did: 'went back', text: words.wentBack(advisor, atStep(step)) };
      case 'escalate':
        return { did: 'escalated', text: words.escalated(advisor, atStep(step)) };
      default:
        return unreachable(act);
    }
  };

  /** Returns the entry of a moment, or undefined for a moment that only a newer app knows. */
  const moment = ({ step, did }: Moment): UntimedEntry | undefined => {
    const act = parseMomentAct(did);
    switch (act?.kind) {
      case 'handed': {
        const text = words.handedOver(advisor, act.value);
        advisor = act.value;
        return { did: 'handed over', text };
      }
      case 'took back': {
        const outcome = displayName(act.value).toLowerCase();
        return { did: 'took back', text: words.tookBack(advisor, outcome) };
      }
      case 'timer': {
        const text = words.timer(advisor, act.value, atStep(step));
        return { did: 'timer', text };
      }
      case 'rang':
        return { did: 'timer', text: words.rang(atStep(step)) };
      case 'timer back':
        return { did: 'timer', text: words.timerBack(advisor) };
      case 'named':
      case 'shown':
      case undefined:
        break;
    }
    return undefined;
  };
  return { tap, moment };
}

/** Returns the events of a walk in order (TIMELINE-1). It returns none if the beginning is unknown, and no end while the walk goes on. */
export function timelineOf(source: TimelineSource): readonly TimelineEntry[] {
  const { record, title } = source;
  const { advisor, revision, practice, finishedAt, issueStatus } = record;
  const began = Date.parse(record.startedAt ?? '');
  if (Number.isNaN(began)) return [];
  const taps = record.trail ?? [];
  const moments = record.moments ?? [];
  const tell = describerOf(source);
  const last = began + Math.max(taps.at(-1)?.at ?? 0, moments.at(-1)?.at ?? 0);
  // A tap comes before a moment of the same millisecond, and each list keeps its own order.
  const happened = [
    ...taps.map((tap) => ({ at: tap.at, told: () => tell.tap(tap) })),
    ...moments.map((moment) => ({ at: moment.at, told: () => tell.moment(moment) })),
  ].toSorted((a, b) => a.at - b.at);
  const full: TimelineEntry[] =
    taps.length < LIMITS.trail ? [] : [{ at: last, did: 'stopped', text: words.cut }];
  const ended = Date.parse(finishedAt ?? '');
  const isGoingOn =
    Number.isNaN(ended) &&
    (issueStatus === TAKEN_BACK ||
      taps.some(({ did }) => did === 'escalate') ||
      moments.some(({ did }) => parseMomentAct(did)?.kind === 'took back'));
  const end: TimelineEntry = {
    // A walk does not end before its last tap, even if the phone's clock was set back.
    at: Math.max(last, Number.isNaN(ended) ? last : ended),
    did: 'ended',
    text: words.ended(holderOf(record), displayName(issueStatus).toLowerCase()),
  };
  return [
    { at: began, did: 'began', text: words.started(advisor, title, practice ?? false, revision) },
    ...happened.flatMap(({ at, told }): TimelineEntry[] => {
      const entry = told();
      return entry ? [{ at: began + at, ...entry }] : [];
    }),
    ...full,
    ...(isGoingOn ? [] : [end]),
  ];
}

/** Returns a function for the day and time of an instant, such as 'Nov 21, 2026' and '02:14', in a time zone, or in the device's if it is undefined. */
function clock(timeZone: string | undefined) {
  const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone });
  const time = new Intl.DateTimeFormat(PLAIN_LOCALE, { timeStyle: 'short', timeZone });
  return (at: number) => ({ day: day.format(at), time: time.format(at) });
}

export type TimelineLine = TimelineEntry & {
  readonly time: string;
  /** The day, if it differs from the day of the line before. */
  readonly day: string | undefined;
};

/** Returns the entries with their times as the campus's clock showed them (TIMELINE-2). */
export function timelineLines(
  entries: readonly TimelineEntry[],
  timeZone: string | undefined,
): readonly TimelineLine[] {
  const read = clock(timeZone);
  return entries.map((entry, index) => {
    const { day, time } = read(entry.at);
    const before = entries[index - 1];
    return { ...entry, time, day: before && read(before.at).day === day ? undefined : day };
  });
}

/** Returns the lines as text for an incident report: each day once, then lines such as '02:14 Amara asked: …' (TIMELINE-3). */
export function timelineText(
  entries: readonly TimelineEntry[],
  timeZone: string | undefined,
): string {
  const zone = timeZone === undefined ? words.phoneTime : words.campusTime(timeZone);
  return timelineLines(entries, timeZone)
    .flatMap(({ day, time, text }) => [
      ...(day === undefined ? [] : [`${day} (${zone})`]),
      `${time} ${text}`,
    ])
    .join('\n');
}
