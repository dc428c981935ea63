import { formatMoment } from '#core/base/format.ts';
import { LOCALE } from '#core/base/locale.ts';
import { BRAND } from '#core/base/brand.ts';
import type { Claimed } from '../domain/deliveries.sql.ts';
import type { ForwardedDelivery } from '../domain/forwarded.sql.ts';
import { areaLine, nameLine } from '../domain/name-line.ts';
import { parseJson } from '../db/columns/json.ts';
import type {
  EndReason,
  NotificationEventRow,
  SummaryContent,
  NotificationTargetRow,
  UnansweredEscalation,
} from '../db/tables/notification-rows.ts';
import type { Email } from '../base/deps.ts';
import { webAddress } from '../http/web-address.ts';
import { triedUntil } from './backoff.ts';
import {
  escalationIn,
  groupIn,
  isOfRecord,
  reasonIn,
  stepsIn,
  summaryIn,
  type RecordEvent,
} from './rows/contents.ts';
import { recordLink, type AnswerParts, type NotificationConfig } from './payload.ts';
import { eventIdOf } from './signature.ts';

/** The same at every try and after a restore, so that a mail program shows it once (NOTIFICATIONS-3). */
export function mailIdOf(one: Omit<ForwardedDelivery, 'tries' | 'next_at'>): string {
  const { id, event, event_key, target_id, kind, step, round } = one;
  // A target may be told again later, and stand for several who are on duty.
  const isPlain = kind !== 'duty' && step === 1 && round === 1;
  return `${eventIdOf(event, event_key)}-${isPlain ? target_id : id}`;
}

export const mailId = ({ eventKey, target, ...claimed }: Claimed): string =>
  mailIdOf({ ...claimed, event_key: eventKey, target_id: target.id });

const clockIn =
  (timeZone: string) =>
  (instant: string): string =>
    formatMoment(instant, timeZone);

const DAY = new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', dateStyle: 'full' });

const dayText = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));

function countsOf(attendances: number, escalated: number): string {
  const all = attendances === 1 ? '1 record' : `${attendances} records`;
  return `${all}, ${escalated} escalated`;
}

/** Escalations that a summary names. */
const NAMED = 10;

/** Names those that nobody answered, the oldest first; nothing if there are none (NOTIFICATIONS-24). */
function unansweredText(
  unanswered: readonly UnansweredEscalation[],
  { publicUrl, timeZone }: Pick<NotificationConfig, 'publicUrl' | 'timeZone'>,
): string[] {
  const { length } = unanswered;
  if (length === 0) return [];
  const clock = clockIn(timeZone);
  const lines = unanswered
    .slice(0, NAMED)
    .map(
      ({ title, startedAt, record }) =>
        `“${title}”, ${clock(startedAt)}: ${webAddress(publicUrl, 'record', { id: record })}`,
    );
  return [
    [
      `${length} escalation${length === 1 ? '' : 's'} that nobody answered:`,
      ...lines,
      ...(length > NAMED ? [`and ${length - NAMED} more`] : []),
    ].join('\n'),
  ];
}

/** Returns a summary of the target's categories; it says so if nothing was recorded (NOTIFICATIONS-9). */
function summaryText(
  { from, to, categories, unanswered = [] }: SummaryContent,
  target: NotificationTargetRow,
  { publicUrl, timeZone }: Pick<NotificationConfig, 'publicUrl' | 'timeZone'>,
) {
  const wanted: readonly string[] = parseJson(target.categories);
  const isWanted = ({ category }: { category: string }) =>
    wanted.length === 0 || wanted.includes(category);
  const named = categories.filter(isWanted);
  const escalated = named.reduce((sum, one) => sum + one.escalated, 0);
  const all = named.reduce((sum, one) => sum + one.resolved, escalated);
  const days = from === to ? dayText(from) : `${dayText(from)} to ${dayText(to)}`;
  const query = { startDate: from, endDate: to };
  return {
    subject: `${all === 0 ? 'Nothing recorded' : countsOf(all, escalated)}: ${days}`,
    paragraphs: [
      `${days} (${timeZone}): ${all === 0 ? 'nothing was recorded.' : `${countsOf(all, escalated)}.`}`,
      ...(all === 0
        ? []
        : [
            named
              .map(
                (one) =>
                  `${one.category}: ${countsOf(one.resolved + one.escalated, one.escalated)}`,
              )
              .join('\n'),
          ]),
      ...unansweredText(unanswered.filter(isWanted), { publicUrl, timeZone }),
      `Based on records received so far. Details: ${webAddress(publicUrl, 'analytics', { query })}`,
    ],
  };
}

const moreOf = (count: number) => `${count} more escalation${count === 1 ? '' : 's'}`;

const WHY = `You get this email because a ${BRAND.name} administrator added this address under Escalations.`;
const WHY_ON_DUTY = `You get this email because you are on duty by a calendar that ${BRAND.name} follows.`;

/** The ends of an escalation whose record says so (LADDER-7). */
const ENDS: Readonly<Record<EndReason, (what: string) => string>> = {
  resolved: (what) => `${what} was corrected to resolved.`,
  void: (what) => `The record of ${what} was marked as void.`,
  forgotten: (what) => `The record of ${what} was removed.`,
};

/** The words of a mail about one record: how it begins, and what happened at its time. */
const RECORD_WORDS: Readonly<
  Record<
    RecordEvent,
    {
      subject: string;
      text: (what: string, reason: EndReason | undefined) => string;
      happened: string;
    }
  >
> = {
  escalation: {
    subject: 'Escalated',
    text: (what) => `${what} was escalated.`,
    happened: 'received',
  },
  takenBack: {
    subject: 'Escalation canceled',
    text: (what) => `The escalation of ${what} was canceled on the advisor's phone.`,
    happened: 'canceled',
  },
  unanswered: {
    subject: 'Nobody has answered',
    text: (what) => `Nobody has the escalation of ${what}: nobody answered, or it was handed back.`,
    happened: 'not answered by',
  },
  ended: {
    subject: 'Escalation ended',
    text: (what, reason = 'resolved') => ENDS[reason](what),
    happened: 'ended',
  },
};

/** Returns the email of a delivery (NOTIFICATIONS-4), without what advisors typed (NOTIFICATIONS-3) but their quoted name (NOTIFICATIONS-14, NOTIFICATIONS-17). */
export function notificationEmail(
  { event, content, recordId, at, since, kind, step, target }: Claimed,
  { publicUrl, timeZone }: NotificationConfig,
  { answer, escalatedAt }: AnswerParts,
): Email {
  const email = (subject: string, paragraphs: string[]) => ({
    recipient: target.address,
    subject,
    body: `${[...paragraphs, kind === 'duty' ? WHY_ON_DUTY : WHY].join('\n\n')}\n`,
    triedUntil: triedUntil(since),
  });
  if (event === 'summary') {
    const config = { publicUrl, timeZone };
    const { subject, paragraphs } = summaryText(summaryIn(content), target, config);
    return email(subject, paragraphs);
  }
  const clock = clockIn(timeZone);
  if (event === 'group') {
    const { count, from, to } = groupIn(content);
    return email(`${moreOf(count)} from one network`, [
      `Between ${clock(from)} and ${clock(to)} (${timeZone}), ${moreOf(count)} came from one network. This one email covers them all.`,
      'Each is recorded. This many at once may be a prank, but check whether any is real.',
      `See them all: ${webAddress(publicUrl, 'analytics')}`,
    ]);
  }
  if (!isOfRecord(event) || !recordId) {
    const steps = stepsIn(content);
    return email(steps === undefined ? `${BRAND.name} test` : `TEST: Step ${step} of ${steps}`, [
      steps === undefined
        ? 'This is a test; nothing was escalated. Escalations will come to this address.'
        : `TEST. Nothing was escalated. You would be told in Step ${step} of ${steps}, unless somebody has it by then.`,
      webAddress(publicUrl, 'escalations'),
    ]);
  }
  const { title, category } = escalationIn(content);
  const { subject, text, happened } = RECORD_WORDS[event];
  const late = escalatedAt === undefined ? '' : ` escalated ${clock(escalatedAt)},`;
  return email(`${subject}: ${title}`, [
    text(`“${title}” (${category})`, reasonIn(content)),
    ...(late === '' ? [] : ['It arrived late: the phone had no signal.']),
    ...factsOf(content, { timeZone, since: `${late} ${happened} ${clock(at)}` }),
    ...(answer === undefined ? [] : [`Open to say “I have it”, within 24 hours: ${answer}`]),
    `Record with all questions and answers: ${recordLink(publicUrl, recordId)}`,
  ]);
}

/** Names the advisor and the area of an escalation, when it began, and what happened since. */
function factsOf(
  content: Claimed['content'],
  { timeZone, since }: { timeZone: string; since: string },
): string[] {
  const { advisor, area, startedAt } = escalationIn(content);
  return [
    nameLine(advisor),
    ...[areaLine(area)].filter((line) => line !== ''),
    `Started ${clockIn(timeZone)(startedAt)},${since} (${timeZone}).`,
  ];
}

/** Returns the email to owners about an escalation that no recipient was told of (LADDER-5). */
export function ownersEmail(
  { content, at, record_id }: NotificationEventRow,
  { publicUrl, timeZone }: NotificationConfig,
): Pick<Email, 'subject' | 'body'> {
  const { title, category } = escalationIn(content);
  const paragraphs = [
    `“${title}” (${category}) was escalated, and no recipient under Escalations could be told: nobody is on duty.`,
    ...factsOf(content, { timeZone, since: ` received ${clockIn(timeZone)(at)}` }),
    `Sign in to say “I have it”: ${webAddress(publicUrl, 'inbox')}`,
    ...(record_id
      ? [`Record with all questions and answers: ${recordLink(publicUrl, record_id)}`]
      : []),
    'All owners get this email.',
  ];
  return { subject: `Nobody was told: ${title}`, body: `${paragraphs.join('\n\n')}\n` };
}
