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

// These are the rows of notifications, in the forms of schema.ts.

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
  /** The name that is shown instead of the address, or '' if there is none. */
  name: string;
  /** 1 for a webhook that gets a link and the answers. */
  answers: number;
  /** The last campus day of a summary that was sent, or null if nobody wants summaries. */
  summed_through: string | null;
  /** The secret that signs a webhook, in the form that its receiver types. The former secret signs too until `former_until`. */
  secret: string | null;
  former_secret: string | null;
  former_until: string | null;
  created_at: string;
};

/** The number and times of a network's escalations that exceed its share and are not sent one by one. */
export type GroupContent = { count: number; from: string; to: string };

/** An escalation that people were told about and that nobody has taken so far. */
export type UnansweredEscalation = {
  record: string;
  title: string;
  category: string;
  startedAt: string;
};

/** The counts of some campus days, with a line for each category that has any, sorted by name. */
export type SummaryContent = {
  from: string;
  to: string;
  categories: { category: string; resolved: number; escalated: number }[];
  /** The escalations that nobody has taken. Absent if there are none. */
  unanswered?: UnansweredEscalation[];
};

/** A press that recipients are told about. */
export type AnsweredContent = { pressId: string; press: Press };

/** An escalation that recipients were told about and that has ended, and the reason. */
export type EndedContent = Escalation & { reason: EndReason };

/** A test of one address, or a test that goes through this many steps. */
export type TestContent = { test?: never; steps?: number };

/** The reasons to stop telling people about an escalation: its record changed (LADDER-7), or the escalation itself did. */
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

/** An event to send: an escalation or its Undo, which triggers on attendance add in the same transaction, many escalations of one network, a test, or a summary. */
export type NotificationEventRow = {
  /** The event's key, which makes it happen only once. An escalation has its record's key, with one more byte after each Undo. An Undo has the key of its escalation and a byte. */
  key: Uint8Array;
  kind: NotificationEvent;
  at: string;
  record_id: Uint8Array | null;
  /** The members that are sent, as they were at that time. */
  content: Json<NotificationContent>;
  /** The mark of the network that it came from. It is null if it came from no network, or more than a day ago. */
  network: string | null;
  /** 1 if it is sent together with others of its network, or stands for them. */
  is_grouped: number;
  /** The time at which an owner ended its links. */
  withdrawn_at: string | null;
};

/** The states of a delivery. `grouped` means that it is sent together with others, and `handed` that it is in the outbox of mail. */
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
  /** The moment from which the server tries for three days to deliver it. */
  since: string;
  /** The time of the next try, the end of the lease while a process tries it, or the time at which it was done. */
  next_at: string;
  answer: string | null;
  /** The step and the round that sent it, counted from 1. */
  step: number;
  round: number;
};

/** The steps in which people are told, with the areas and categories that they are for. An empty list means all. */
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
  /** The moment at which the server received it. */
  at: string;
  /** The number of steps of this round in which people were told. */
  step: number;
  round: number;
  /** The time at which the next step is due. It is null while somebody has the escalation or has marked it as done. */
  due_at: string | null;
  /** 1 if its name was not proven and the server did not know its phone (LADDER-9). */
  is_stranger: number;
  /** The moment at which the phone escalated, for an escalation that came late. */
  escalated_at: string | null;
  ended_by: RunEnd | null;
};

/** A network whose escalations a press limits to the first step until some time. */
export type HoldRow = { press_id: string; network: string; at: string; until: string };

/** A press by which somebody answered an escalation. Presses are only added, in the order of their numbers. */
export type PressRow = {
  id: string;
  record_id: Uint8Array;
  /** The event that was answered, and the number of this press among its presses. */
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
