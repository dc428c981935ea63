import { assert } from '#core/base/assert.ts';
import type { NotificationEvent } from '#core/notifications/notifications.ts';
import { parseJson } from '../../db/columns/json.ts';
import type {
  AnsweredContent,
  EndReason,
  Escalation,
  GroupContent,
  SummaryContent,
  NotificationEventRow,
} from '../../db/tables/notification-rows.ts';

// The content of an event depends on its kind. Any other content is a bug, and such an event is never sent.
type Content = NotificationEventRow['content'];

/** The kinds of events about a single record, whose content is that of the record's escalation. */
export const RECORD_EVENTS = ['escalation', 'takenBack', 'unanswered', 'ended'] as const;
export type RecordEvent = (typeof RECORD_EVENTS)[number];

export const isOfRecord = (event: NotificationEvent): event is RecordEvent =>
  RECORD_EVENTS.some((one) => one === event);

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

/** Returns the reason for the end of an escalation; undefined if the content is any other. */
export function reasonIn(content: Content): EndReason | undefined {
  const read = parseJson(content);
  return 'reason' in read ? read.reason : undefined;
}

/** Returns the number of steps in the test of a ladder; undefined for the test of a single address. */
export function stepsIn(content: Content): number | undefined {
  const read = parseJson(content);
  return 'steps' in read ? read.steps : undefined;
}

export function summaryIn(content: Content): SummaryContent {
  const read = parseJson(content);
  assert('categories' in read, 'a summary has the content of another event');
  return read;
}
