import type { AttendanceRow } from './schema.ts';

/** The members of an escalation that are sent, and their columns in the record. */
export const ESCALATION_MEMBERS = {
  issueId: 'issue_id',
  title: 'title',
  category: 'category',
  revision: 'revision',
  advisor: 'advisor',
  area: 'area',
  startedAt: 'started_at',
} as const satisfies Record<string, keyof AttendanceRow>;

/** An escalation as it is sent: as it was first recorded. */
export type Escalation = {
  -readonly [M in keyof typeof ESCALATION_MEMBERS]: AttendanceRow[(typeof ESCALATION_MEMBERS)[M]];
};
