import type { Claimed } from '../domain/deliveries.sql.ts';
import type { ForwardedDelivery } from './rows/forwarded.sql.ts';
import { areaLine, nameLine } from '../domain/name-line.ts';
import { parseJson } from '../db/columns/json.ts';
import type {
  NotificationEventRow,
  SummaryContent,
  NotificationTargetRow,
  UnansweredEscalation,
} from '../db/tables/notification-rows.ts';
import type { Email } from '../base/deps.ts';
import { webAddress } from '../http/network/web-address.ts';
import type { Letter } from '../base/words/letter.ts';
import type { Words } from '../base/words/words.ts';
import { triedUntil } from './backoff.ts';
import {
  escalationIn,
  groupIn,
  isOfRecord,
  reasonIn,
  stepsIn,
  summaryIn,
} from './rows/contents.ts';
import { recordLink, type AnswerParts, type NotificationConfig } from './payload.ts';
import { eventIdOf } from './signature.ts';

/** Returns the id of an email. It is the same at every attempt and after a restore, so that a mail program shows the email only once (NOTIFICATIONS-3). */
export function mailIdOf(one: Omit<ForwardedDelivery, 'tries' | 'next_at'>): string {
  const { id, event, event_key, target_id, kind, step, round } = one;
  // A target may get another message in a later step, and may stand for several people on duty: those emails need ids of their own.
  const isPlain = kind !== 'duty' && step === 1 && round === 1;
  return `${eventIdOf(event, event_key)}-${isPlain ? target_id : id}`;
}

export const mailId = ({ eventKey, target, ...claimed }: Claimed): string =>
  mailIdOf({ ...claimed, event_key: eventKey, target_id: target.id });

type MailSettings = Pick<NotificationConfig, 'publicUrl' | 'timeZone'>;

/** The number of escalations that a summary names. */
const NAMED = 10;

/** Lists the escalations that nobody answered, the oldest first; empty if there are none (NOTIFICATIONS-24). */
function unansweredText(
  { escalation: { summary }, dates }: Words,
  unanswered: readonly UnansweredEscalation[],
  { publicUrl, timeZone }: MailSettings,
): string[] {
  const { length } = unanswered;
  if (length === 0) return [];
  const lines = unanswered.slice(0, NAMED).map(({ title, startedAt, record }) => {
    const link = webAddress(publicUrl, 'record', { id: record });
    return `“${title}”, ${dates.formatMoment(startedAt, timeZone)}: ${link}`;
  });
  const more = length > NAMED ? [summary.more(length - NAMED)] : [];
  return [[summary.unanswered(length), ...lines, ...more].join('\n')];
}

/** Returns a summary of the categories that its recipient asked for, even if nothing was recorded (NOTIFICATIONS-9). */
function summaryLetter(
  words: Words,
  { from, to, categories, unanswered = [] }: SummaryContent,
  target: NotificationTargetRow,
  place: MailSettings,
): Letter {
  const { dates, escalation, nameOf } = words;
  const { summary, countsOf } = escalation;
  const wanted: readonly string[] = parseJson(target.categories);
  const isWanted = ({ category }: { category: string }) =>
    wanted.length === 0 || wanted.includes(category);
  const named = categories.filter(isWanted);
  const escalated = named.reduce((sum, one) => sum + one.escalated, 0);
  const all = named.reduce((sum, one) => sum + one.resolved, escalated);
  const days = escalation.days(dates.formatFullDay(from), dates.formatFullDay(to));
  const lines = named.map(
    (one) => `${nameOf(one.category)}: ${countsOf(one.resolved + one.escalated, one.escalated)}`,
  );
  const query = { startDate: from, endDate: to };
  return {
    subject: summary.subject(days, all, escalated),
    paragraphs: [
      summary.counts(`${days} (${place.timeZone})`, all, escalated),
      ...(all === 0 ? [] : [lines.join('\n')]),
      ...unansweredText(words, unanswered.filter(isWanted), place),
      summary.details(webAddress(place.publicUrl, 'analytics', { query })),
    ],
  };
}

/** Lists the facts of an escalation: the advisor, the area, when it began, and what happened since. */
function factsOf(
  words: Words,
  content: Claimed['content'],
  { timeZone, events }: { timeZone: string; events: readonly string[] },
): string[] {
  const { advisor, area, startedAt } = escalationIn(content);
  return [
    nameLine(words, advisor),
    ...[areaLine(words, area)].filter((line) => line !== ''),
    words.escalation.started(words.dates.formatMoment(startedAt, timeZone), events, timeZone),
  ];
}

const whatOf = ({ nameOf }: Words, { title, category }: { title: string; category: string }) =>
  `“${title}” (${nameOf(category)})`;

/** Writes the email of a delivery, without the last lines that say why the reader gets it. */
function letterOf(
  words: Words,
  { event, content, recordId, at, step, target }: Claimed,
  { publicUrl, timeZone }: MailSettings,
  { answer, escalatedAt }: AnswerParts,
): Letter {
  const { escalation } = words;
  const clock = (instant: string): string => words.dates.formatMoment(instant, timeZone);
  if (event === 'summary') {
    return summaryLetter(words, summaryIn(content), target, { publicUrl, timeZone });
  }
  if (event === 'group') {
    const { count, from, to } = groupIn(content);
    const link = webAddress(publicUrl, 'analytics');
    return escalation.group(count, clock(from), `${clock(to)} (${timeZone})`, link);
  }
  if (!isOfRecord(event) || !recordId) {
    const steps = stepsIn(content);
    const test = steps === undefined ? escalation.test : escalation.testOfSteps(step, steps);
    return { ...test, paragraphs: [...test.paragraphs, webAddress(publicUrl, 'escalations')] };
  }
  const record = escalationIn(content);
  const what = whatOf(words, record);
  const { subject, happened } = escalation.record[event];
  const isLate = escalatedAt !== undefined;
  const events = [
    ...(isLate ? [escalation.escalatedAt(clock(escalatedAt))] : []),
    happened(clock(at)),
  ];
  return {
    subject: `${subject}: ${record.title}`,
    paragraphs: [
      event === 'ended'
        ? escalation.ends[reasonIn(content) ?? 'resolved'](what)
        : escalation.record[event].text(what),
      ...(isLate ? [escalation.late] : []),
      ...factsOf(words, content, { timeZone, events }),
      ...(answer === undefined ? [] : [escalation.open(answer)]),
      escalation.recordAt(recordLink(publicUrl, recordId)),
    ],
  };
}

/** Returns the email of a delivery (NOTIFICATIONS-4). It contains nothing that advisors typed (NOTIFICATIONS-3), except for their name in quotes (NOTIFICATIONS-14). */
export const notificationEmail = (
  claimed: Claimed,
  place: MailSettings,
  parts: AnswerParts,
): Email => ({
  recipient: claimed.target.address,
  triedUntil: triedUntil(claimed.since),
  letter: (words) => {
    const { why, whyOnDuty } = words.escalation;
    const { subject, paragraphs } = letterOf(words, claimed, place, parts);
    return { subject, paragraphs: [...paragraphs, claimed.kind === 'duty' ? whyOnDuty : why] };
  },
});

/** Writes the email that tells owners about an escalation for which no recipient could be told (LADDER-5). */
export const ownersLetter =
  ({ content, at, record_id }: NotificationEventRow, { publicUrl, timeZone }: MailSettings) =>
  (words: Words): Letter => {
    const { escalation, dates } = words;
    const record = escalationIn(content);
    const { happened } = escalation.record.escalation;
    const events = [happened(dates.formatMoment(at, timeZone))];
    return {
      subject: escalation.nobodyTold(record.title),
      paragraphs: [
        escalation.nobodyOnDuty(whatOf(words, record)),
        ...factsOf(words, content, { timeZone, events }),
        escalation.signIn(webAddress(publicUrl, 'inbox')),
        ...(record_id ? [escalation.recordAt(recordLink(publicUrl, record_id))] : []),
        escalation.allOwners,
      ],
    };
  };
