import { assert } from '#core/base/assert.ts';
import type { NotificationEvent } from '#core/notifications/notifications.ts';
import { parseJson } from '../db/columns/json.ts';
import type {
  AnsweredContent,
  Escalation,
  GroupContent,
  SummaryContent,
  NotificationEventRow,
} from '../db/tables/notification-rows.ts';

// The content of an event by its kind. An event with another content is a bug and never sent.
type Content = NotificationEventRow['content'];

/** Tells events of one record: they have the content of that escalation. */
export const isOfRecord = (event: NotificationEvent): boolean =>
  event === 'escalation' || event === 'takenBack';

export function escalationIn(content: Content): Escalation {
  const read = parseJson(content);
  assert('startedAt' in read, 'an escalation has the content of another event');
  return read;
}

export function groupIn(content: Content): GroupContent {
  const read = parseJson(content);
  assert('count' in read, 'a group has the content of another event');
  return read;
}

export function answeredIn(content: Content): AnsweredContent {
  const read = parseJson(content);
  assert('pressId' in read, 'an answer has the content of another event');
  return read;
}

export function summaryIn(content: Content): SummaryContent {
  const read = parseJson(content);
  assert('categories' in read, 'a summary has the content of another event');
  return read;
}
