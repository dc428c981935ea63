import type { AttendanceRow } from './schema.ts';

/** What is sent of an escalation, and the column of its record that says so. */
export const ESCALATION_MEMBERS = {
  issueId: 'issue_id',
  title: 'title',
  category: 'category',
  revision: 'revision',
  advisor: 'advisor',
  area: 'area',
  startedAt: 'started_at',
} as const satisfies Record<string, keyof AttendanceRow>;

/** What is sent of an escalation, as it was recorded first. */
export type Escalation = {
  -readonly [M in keyof typeof ESCALATION_MEMBERS]: AttendanceRow[(typeof ESCALATION_MEMBERS)[M]];
};
