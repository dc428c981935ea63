import type { IssueCategory } from '#core/base/category.ts';
import type { LadderStep } from '#core/notifications/ladder-schema.ts';
import type { Press } from '#core/notifications/answers.ts';
import type {
  DeliveryState,
  Summary,
  NotificationEvent,
  NotificationKind,
} from '#core/notifications/notifications.ts';
import type { Json } from '../columns/json.ts';
import type { AttendanceRow } from './schema.ts';

// The rows of notifications, in the forms of schema.ts.

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

/** An escalation in the form that is sent, as it was first recorded. */
export type Escalation = {
  -readonly [M in keyof typeof ESCALATION_MEMBERS]: AttendanceRow[(typeof ESCALATION_MEMBERS)[M]];
};

export type NotificationTargetRow = {
  id: string;
  kind: NotificationKind;
  address: string;
  /** The categories whose escalations are sent. An empty list means all. */
  categories: Json<readonly IssueCategory[]>;
  /** 1 if each escalation is sent. */
  escalations: number;
  summary: Summary;
  /** The name in place of the address; '' if there is none. */
  name: string;
  /** 1 for a webhook that gets a link and the answers. */
  answers: number;
  /** The last campus day of a summary that was sent; null if none is wanted. */
  summed_through: string | null;
  /** The secret that signs a webhook, in the form that its receiver types. The former secret signs too until `former_until`. */
  secret: string | null;
  former_secret: string | null;
  former_until: string | null;
  created_at: string;
};

/** The number and times of a network's escalations beyond those that are sent one by one. */
export type GroupContent = { count: number; from: string; to: string };

/** An escalation that somebody was told about and that nobody had taken by then. */
export type UnansweredEscalation = {
  record: string;
  title: string;
  category: string;
  startedAt: string;
};

/** The counts of campus days by then, a line a category that has any, in the order of their names. */
export type SummaryContent = {
  from: string;
  to: string;
  categories: { category: string; resolved: number; escalated: number }[];
  /** Absent if there are none. */
  unanswered?: UnansweredEscalation[];
};

/** A press that recipients are told about. */
export type AnsweredContent = { pressId: string; press: Press };

/** An escalation that recipients were told about and that has ended, and the reason. */
export type EndedContent = Escalation & { reason: EndReason };

/** A test of one address, or a test that goes through this many steps. */
export type TestContent = { test?: never; steps?: number };

/** The reasons for no longer telling about an escalation: a change of its record (LADDER-7), or of the escalation itself. */
export const RUN_ENDS = [
  'resolved',
  'void',
  'forgotten',
  'takenBack',
  'unanswered',
  'expired',
  'restored',
] as const;
export type RunEnd = (typeof RUN_ENDS)[number];
export type EndReason = Extract<RunEnd, 'resolved' | 'void' | 'forgotten'>;

type NotificationContent =
  | Escalation
  | EndedContent
  | GroupContent
  | SummaryContent
  | AnsweredContent
  | TestContent;

/** An event to send: an escalation or its Undo, added by triggers of attendance in their transaction, many of one network, a test or a summary. */
export type NotificationEventRow = {
  /** The key of its record for an escalation, so that it happens once; after each Undo with one byte more. An Undo has the key of its escalation and a byte. */
  key: Uint8Array;
  kind: NotificationEvent;
  at: string;
  record_id: Uint8Array | null;
  /** The members that are sent of it, as they were then. */
  content: Json<NotificationContent>;
  /** The mark of the network from which it came, null if it came from none, or more than a day ago. */
  network: string | null;
  /** 1 if it is sent with others of its network, or replaces them. */
  is_grouped: number;
  /** The time at which an owner ended its links. */
  withdrawn_at: string | null;
};

/** The states of a delivery: one may be `grouped`, to be sent with others, or `handed` to the outbox of mail. */
export type StoredState = DeliveryState | 'grouped' | 'handed';

export type NotificationDeliveryRow = {
  id: string;
  event_key: Uint8Array;
  target_id: string;
  kind: NotificationKind;
  address: string;
  state: StoredState;
  tries: number;
  at: string;
  /** The moment from which it is tried for three days. */
  since: string;
  /** The time of the next try, the end of the lease while a process tries it, or the time at which it was done. */
  next_at: string;
  answer: string | null;
  /** The step and the round that sent it, from 1. */
  step: number;
  round: number;
};

/** The steps in which people are told; the areas and categories that it is for, none for all. */
export type LadderRow = {
  position: number;
  areas: Json<readonly string[]>;
  categories: Json<readonly IssueCategory[]>;
  rounds: number;
  steps: Json<readonly LadderStep[]>;
};

/** The progress of an escalation through its ladder, added with its event if there are ladders. */
export type RunRow = {
  event_key: Uint8Array;
  record_id: Uint8Array;
  /** The moment at which the server got it. */
  at: string;
  /** The steps of this round that were told. */
  step: number;
  round: number;
  /** The time at which the next step is due, null while somebody has the escalation or has marked it as done. */
  due_at: string | null;
  /** 1 if its name was not proven and its phone not known (LADDER-9). */
  is_stranger: number;
  /** The moment at which the phone escalated, for an escalation that came late. */
  escalated_at: string | null;
  ended_by: RunEnd | null;
};

/** A network that a press limits to the first step until some time. */
export type HoldRow = { press_id: string; network: string; at: string; until: string };

/** A press by which somebody answered an escalation. Presses are only added, in the order of their numbers. */
export type PressRow = {
  id: string;
  record_id: Uint8Array;
  /** The event that was answered, and its nth press. */
  event_key: Uint8Array;
  number: number;
  /** The answerer: the delivery whose link was used, or an account. */
  delivery_id: string | null;
  admin_id: string | null;
  /** The name that was typed, or the target's name at the time. It is null if only the address or the account identifies the answerer. */
  name: string | null;
  press: Press;
  at: string;
};
