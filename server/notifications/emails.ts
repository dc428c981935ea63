import { BRAND } from '#core/base/brand.ts';
import type { Claimed, ForwardedDelivery } from '../domain/deliveries.sql.ts';
import { areaLine, nameLine } from '../domain/name-line.ts';
import { parseJson } from '../db/columns/json.ts';
import type { SummaryContent, NotificationTargetRow } from '../db/tables/notification-rows.ts';
import type { Email } from '../base/deps.ts';
import { webAddress } from '../http/web-address.ts';
import { triedUntil } from './backoff.ts';
import { escalationIn, groupIn, summaryIn } from './contents.ts';
import { recordLink, type NotificationConfig } from './payload.ts';
import { eventIdOf } from './signature.ts';

/** The same at every try and after a restore, so that a mail program shows it once (NOTIFICATIONS-3). */
export function mailIdOf({
  event,
  event_key,
  target_id,
}: Pick<ForwardedDelivery, 'event' | 'event_key' | 'target_id'>): string {
  return `${eventIdOf(event, event_key)}-${target_id}`;
}

export function mailId({ event, eventKey, target }: Claimed): string {
  return mailIdOf({ event, event_key: eventKey, target_id: target.id });
}

function clockIn(timeZone: string): (instant: string) => string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (instant) => format.format(new Date(instant));
}

const DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'full' });

const dayText = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`)).replace(',', '');

function countsOf(attendances: number, escalated: number): string {
  const all = attendances === 1 ? '1 attendance' : `${attendances} attendances`;
  return `${all}, ${escalated} escalated`;
}

/** Returns a summary of the target's categories; it says so if nothing was recorded (NOTIFICATIONS-9). */
function summaryText(
  { from, to, categories }: SummaryContent,
  target: NotificationTargetRow,
  { publicUrl, timeZone }: Pick<NotificationConfig, 'publicUrl' | 'timeZone'>,
) {
  const wanted: readonly string[] = parseJson(target.categories);
  const named = categories.filter(
    ({ category }) => wanted.length === 0 || wanted.includes(category),
  );
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
      `What phones sent by now is counted. All of it: ${webAddress(publicUrl, 'analytics', { query })}`,
    ],
  };
}

const moreOf = (count: number) => `${count} more escalation${count === 1 ? '' : 's'}`;

const WHY = `You get this mail because an administrator of ${BRAND.name} entered this address in the settings, under 'Notifications'.`;

/** Returns the email of a delivery (NOTIFICATIONS-4), without what advisors typed (NOTIFICATIONS-3) but their quoted name (NOTIFICATIONS-14, NOTIFICATIONS-17). */
export function notificationEmail(
  { event, content, recordId, at, since, target }: Claimed,
  { publicUrl, timeZone }: NotificationConfig,
): Email {
  const email = (subject: string, paragraphs: string[]) => ({
    recipient: target.address,
    subject,
    body: `${[...paragraphs, WHY].join('\n\n')}\n`,
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
      `Between ${clock(from)} and ${clock(to)} (${timeZone}) ${moreOf(count)} came from one network. So many are sent together, not one by one.`,
      'Each is recorded as always. So many at once may be somebody who plays: look at them before you rely on one, and at whether one of them is real.',
      `All of them: ${webAddress(publicUrl, 'analytics')}`,
    ]);
  }
  if (event === 'test' || !recordId) {
    return email(`A test of ${BRAND.name}`, [
      'This is a test: nothing was escalated. Escalations will be sent to this address.',
      webAddress(publicUrl, 'settings'),
    ]);
  }
  const { title, category, advisor, area, startedAt } = escalationIn(content);
  const isBack = event === 'takenBack';
  return email(`${isBack ? 'Escalation canceled' : 'Escalated'}: ${title}`, [
    isBack
      ? `The escalation of '${title}' (${category}) was canceled on the phone that sent it.`
      : `'${title}' (${category}) was escalated.`,
    nameLine(advisor),
    ...[areaLine(area)].filter((line) => line !== ''),
    `Begun ${clock(startedAt)}, ${isBack ? 'cancellation recorded here' : 'recorded here'} ${clock(at)} (${timeZone}).`,
    `The record, with each question and answer: ${recordLink(publicUrl, recordId)}`,
  ]);
}
