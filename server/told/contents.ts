import { assert } from '#core/base/assert.ts';
import { parseJson } from '../db/columns/json.ts';
import type { GroupContent, SummaryContent, ToldEventRow } from '../db/told-rows.ts';
import type { Escalation } from '../db/triggers/told-escalations.ts';

// What an event tells of, by its kind. One that tells of something else is a bug and never sent.
type Content = ToldEventRow['content'];

export function escalationIn(content: Content): Escalation {
  const told = parseJson(content);
  assert('startedAt' in told, 'an escalation has the content of another event');
  return told;
}

export function groupIn(content: Content): GroupContent {
  const told = parseJson(content);
  assert('count' in told, 'a group has the content of another event');
  return told;
}

export function summaryIn(content: Content): SummaryContent {
  const told = parseJson(content);
  assert('categories' in told, 'a summary has the content of another event');
  return told;
}
