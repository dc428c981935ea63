import type { Directory } from '#core/campus/setting.ts';
import type { WireStep } from '#core/issue/wire-schema.ts';
import { ANSWER_WORDS } from '#core/notifications/answer-words.ts';
import type { SentEscalation } from '#core/notifications/escalation-schema.ts';
import { stateOf } from '#core/outbox/record-life.ts';
import { recordedOutcome } from '#core/record/taken-back.ts';
import { timelineOf, timelineText } from '#core/record/timeline.ts';
import { messages } from '../../../base/messages.ts';
import { clockTime } from '../../shared/clock-time.ts';
import type { OutboxRecord } from '../../phone/store/phone-store.ts';
import { toldMessages } from '../../walk/parts/told-messages.ts';
import { recordsMessages } from './messages.ts';
import type { RecordClock } from './record-clock.ts';
import { factsOf, receiptTexts } from './record-text.tsx';
import { marks } from '#core/base/mark-messages.ts';

const words = recordsMessages.night;

/** A record of the night, with its walked steps and the answers to its escalation, as far as this phone has them. */
export type NightRecord = {
  readonly record: OutboxRecord;
  readonly steps: readonly WireStep[];
  readonly heard: SentEscalation | undefined;
};

/** The night of an advisor: the records, the oldest first, and the procedures that were handed over. */
export type Night = {
  readonly name: string;
  readonly since: Date;
  readonly records: readonly NightRecord[];
  readonly handed: readonly { readonly title: string; readonly to: string; readonly at: string }[];
};

type Here = {
  readonly campus: Directory & { readonly timeZone?: string };
  readonly clock: RecordClock;
  /** The last known epoch of the server, by which receipts are judged. */
  readonly epoch: string | undefined;
};

function headOf({ title, savedAt, life: { body } }: OutboxRecord, clock: RecordClock): string {
  const outcome = 'issueStatus' in body ? `: ${recordedOutcome(body)}` : '';
  const shown = 'practice' in body && body.practice ? words.practice(title) : title;
  return `${clock.time(savedAt)} ${shown}${outcome}`;
}

function wordsOf({ record, steps }: NightRecord, { campus, clock }: Here): string[] {
  const { title, life } = record;
  const { body } = life;
  if ('issueStatus' in body) {
    const entries = timelineOf({ record: body, title, steps, campus });
    return entries.length === 0 ? [] : [timelineText(entries, campus.timeZone)];
  }
  return factsOf(record, new Map(), clock).map(
    ({ name, value }) => `${name}${marks.colon} ${value}`,
  );
}

function heardWords(heard: SentEscalation | undefined): string[] {
  if (!heard) return [];
  const told = heard.told.map(({ name, at }) => toldMessages.sent(name ?? '', clockTime(at)));
  const answers = heard.answers.map(({ name, press, at }) =>
    ANSWER_WORDS[press](name, clockTime(at)),
  );
  return [...told, ...answers];
}

/** Returns the words on where a record is: at the office, or only on this phone. */
function receiptOf({ life }: OutboxRecord, { clock, epoch }: Here): string {
  const { receipt, correction } = life;
  const state = stateOf(life, epoch);
  if (state === 'refused') return recordsMessages.receipt.refused;
  if (state === 'sendingAgain' || !receipt) return recordsMessages.receipt.notSent;
  const { received, code } = receiptTexts(receipt, receipt.correction === correction, clock);
  return `${received} ${code}`;
}

/** Returns the work of an advisor on this phone since the duty began, as text for a duty log (OUTBOX-36). */
export function nightText({ name, since, records, handed }: Night, here: Here): string {
  const { clock } = here;
  return [
    `${messages.product}${marks.colon} ${words.head(name, clock.dated(since.toISOString()))}`,
    ...records.map((one) =>
      [
        headOf(one.record, clock),
        ...wordsOf(one, here),
        ...heardWords(one.heard),
        receiptOf(one.record, here),
      ].join('\n'),
    ),
    ...handed.map(
      ({ title, to, at }) =>
        `${title}${marks.colon} ${recordsMessages.handedOver(to, clock.time(at))}`,
    ),
  ].join('\n\n');
}
