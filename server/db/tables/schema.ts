import type { DetailsColumns, MembersOf } from '#core/issue/details.ts';
import type { ProvenBy } from '#core/people/advisor-proof.ts';
import type { OwnCategories } from '#core/people/own-categories.ts';
import type { Role } from '#core/people/role.ts';
import type { PendingWords } from '#core/issue/second-person.ts';
import type { Translations } from '#core/issue/translation.ts';
import type { Urgent } from '#core/campus/urgent-schema.ts';
import type { RecordedOutcome } from '#core/record/taken-back.ts';
import type { ReportState } from '#core/record/report.ts';
import type { WrittenStep } from '#core/record/recorded-steps.ts';
import type { WrittenMoment, WrittenTap } from '#core/record/recorded-taps.ts';
import type { RemovedStep } from '#core/step/step-list.ts';
import type { SavedStep } from '#core/step/step.ts';
import type { ChainedRow } from '../columns/chained.ts';
import type { Json } from '../columns/json.ts';
import type * as records from './record-rows.ts';
import type * as notifications from './notification-rows.ts';
import type * as rota from './rota-rows.ts';
import type * as factors from './second-factor-rows.ts';
import type * as issues from './issue-rows.ts';
import type * as sessions from './session-rows.ts';
import type { WokenPhoneRow } from './woken-phone-row.ts';

// These are the rows of every table. Instants are UTC ISO text, days are YYYY-MM-DD of the campus, flags are 0 or 1, JSON is text, and public ids and keys have 16 bytes.

export type IssueRow = DetailsColumns & {
  id: string;
  published: number;
  archived: number;
  /** 1 if the issue is archived and was published until then. */
  was_published: number | null;
  steps: Json<readonly SavedStep[]>;
  removed: Json<readonly RemovedStep[]>;
  version: number;
  /** The number of the newest revision, or null before the first publish. */
  revision: number | null;
  /** The number that its next revision must exceed, so that no number is reused that a restore has lost. */
  revision_floor: number;
  /** 1 until an administrator has reviewed the starter text. */
  is_starter: number;
  /** The time at which somebody last pressed 'Reviewed'. Next to it are the account's id and a fingerprint of the text, which is null for a review under a former release. */
  reviewed_at: string | null;
  reviewed_by: string | null;
  reviewed_words: string | null;
  /** 1 from an import until it is reviewed. */
  awaits_review: number | null;
  /** The newest urgent correction. */
  urgent: Json<Urgent> | null;
  /** The content that waits beside the text that advisors read. */
  pending: Json<PendingWords> | null;
  /** The texts in other languages, or null if there are none. */
  translations: Json<Translations> | null;
  /** The number of times that the checks of its paths changed, which shows that an earlier count is out of date. */
  path_ticks: number;
  created_at: string;
  updated_at: string;
};

export type RevisionRow = DetailsColumns<MembersOf<'inRevision'>> & {
  issue_id: string;
  number: number;
  steps: Json<readonly SavedStep[]>;
  /** The translations that advisors had. */
  translations: Json<Translations> | null;
  saved_at: string;
  saved_by: string | null;
  note: string | null;
  /** The message of an urgent correction. */
  urgent: string | null;
};

/** The columns that the public writes share: the idempotency key and a hash of the body sent under it. */
export type KeyedRow = {
  id: Uint8Array;
  key: Uint8Array;
  /** A byte that tells how the hash was made, and the hash. */
  body_hash: Uint8Array;
  received_at: string;
  /** The number of the correction that is held. 0 is the record as first sent. */
  correction: number;
};

export type AttendanceRow = KeyedRow & {
  issue_id: string;
  /** The revision whose text the steps refer to, or null if the server does not have the revision that was followed. */
  revision: number | null;
  /** The number of the revision that was sent, if the server does not have it. */
  sent_revision: number | null;
  title: string;
  category: string;
  advisor: string;
  started_at: string;
  finished_at: string | null;
  sent_at: string | null;
  /** The campus day and the minute of the day of `started_at`, for date ranges and for sorting by time of day. */
  started_day: string;
  started_minute: number;
  status: RecordedOutcome;
  rating: number | null;
  description: string;
  /** The steps, which point to the texts of the revision. */
  steps: Json<readonly WrittenStep[]>;
  /** The standing of the record. standing.ts names each value. */
  practice: number;
  /** 1 if the server lacks the revision, or the revision lacks a step that was sent. */
  flagged: number;
  device: string | null;
  /** Every tap of the walk. */
  trail: Json<readonly WrittenTap[]> | null;
  /** The moments besides the taps, if there are any. */
  moments: Json<readonly WrittenMoment[]> | null;
  /** 1 after the term of the record. It then still counts, but says nothing about anybody (PRIVACY-4). */
  swept: number;
  /** The proof of the name, or null if nobody asked for one (SIGNIN-44). */
  proof: ProvenBy | null;
  /** The state of its incident report, or null if the campus had no form for one (REPORT-5). */
  report: ReportState | null;
  /** The name of the area as the phone knew it, or null if none was chosen (AREAS-10). */
  area: string | null;
  /** The tags of the languages in which steps were shown, or null if all steps were in the original (TRANSLATE-12). */
  shown_in: string | null;
  /** The mark of false records that voids it, if it is void. */
  void_id: string | null;
  /** The mark of the network that it came from. It is null after 14 days (PRIVACY-8). */
  network: string | null;
  /** The number to call back, as it was typed. It is null after 7 days (ANSWERS-9). */
  callback: string | null;
  /** The time at which its newest escalation came, if anybody is told about it, and the time at which somebody first took that escalation (ANSWERS-11). */
  told_at: string | null;
  had_at: string | null;
};

/** A message with its states: when and by whom it was read, answered and archived, and the internal note. */
type MessageRow = KeyedRow & {
  advisor: string;
  description: string;
  read_at: string | null;
  answered_at: string | null;
  answered_by: string | null;
  answer: string | null;
};
export type FeedbackRow = MessageRow & { rating: number; archived_at: string | null };
export type MissingIssueRow = MessageRow & {
  category: string | null;
  archived_at: string | null;
  /** The issue that was made from it. */
  draft_id: string | null;
  /** The id, as text, of the message that it was merged into. */
  merged_into: string | null;
};

/** A problem that an advisor reports in a step. It stays until an administrator archives it. */
export type StepNoteRow = MessageRow & {
  issue_id: string;
  /** The revision as it was sent. Like the step, it may no longer exist, since the issue may have changed. */
  revision: number | null;
  step: string;
  /** The time since which it is archived. */
  done_at: string | null;
};

/** Words that a search did not find, with a random id that one phone has for them, and without a name. */
export type EmptySearchRow = KeyedRow & { words: string; phone: string | null };

export type AdminRow = {
  id: string;
  email: string;
  name: string;
  /** The argon2id hash in its own text form. It is null until the invitation is accepted. */
  password_hash: string | null;
  disabled: number;
  role: Role;
  /** 1 if the campus gave the role at the last sign-in. */
  role_of_campus: number;
  /** The categories to which an author is limited, as JSON. Null means all (ROLE-9). */
  categories: Json<OwnCategories> | null;
  google_sub: string | null;
  facebook_id: string | null;
  /** The account at the campus's issuer with which the person signs in. Each pair belongs to one administrator. */
  campus_issuer: string | null;
  campus_subject: string | null;
  /** 1 if the campus let the person in without an invitation, or before they had a password. */
  campus_entered: number;
  /** The time at which the person last signed in there. It is empty if that is no longer known, and null after the campus refused them. */
  campus_judged_at: string | null;
  created_at: string;
  /** The time at which the person last signed in. It is null before the first time, and after the term. */
  signed_in_at: string | null;
  /** 1 if the person signed in at a time that was deleted (PRIVACY-6). */
  signed_in_before: number;
  /** 1 if the person wants email about review dates. */
  reminders: number;
  /** The code of the language that the person chose, or null if none was chosen. */
  language: string | null;
  /** The name and email in the form in which a search compares them (ACCOUNTS-18). */
  sought: string;
};

export type RateLimitRow = { key: string; points: number; expire: number | null };

export type ImageRow = {
  hash: string;
  bytes: Uint8Array;
  type: string;
  size: number;
  created_at: string;
};

export type MailRow = {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  created_at: string;
  send_after: string;
  tries: number;
  sent_at: string | null;
  last_error: string | null;
  /** The time until which sending it is attempted. Null means a day after `created_at`. */
  tried_until: string | null;
};

/** The end of the audit, and the last row that was cut off. */
export type AuditHeadRow = {
  /** There is one row, with the id 1. */
  id: number;
  /** The number and the hash of the newest row, or 0 and '' before the first. */
  number: number;
  hash: string;
  /** The number and the hash of the last row that was cut off, or 0 and '' if there is none. */
  cut: number;
  cut_hash: string;
};

/** The columns that the server keeps even if the advisor corrects the row. */
export type AdminColumn = 'answer' | 'answered_by' | 'draft_id' | 'void_id' | 'told_at' | 'had_at';

/** The members of a publicly written row, without those that every such row has. */
type RestOf<R> = R extends KeyedRow ? Omit<R, keyof KeyedRow | AdminColumn> : never;

/** A record as it was before a correction replaced it. `record` is the rest of its row. */
export type FormerRecordRow = Omit<KeyedRow, 'id' | 'key'> & {
  record_id: Uint8Array;
  record: Json<
    RestOf<AttendanceRow | FeedbackRow | MissingIssueRow | StepNoteRow | EmptySearchRow>
  >;
};

export type Schema = {
  issue: IssueRow;
  issue_part: issues.IssuePartRow;
  issue_author: issues.IssueAuthorRow;
  issue_author_mark: issues.IssueAuthorMarkRow;
  issue_review: issues.IssueApprovalRow;
  urgent_reading: issues.UrgentReadingRow;
  presence: issues.PresenceRow;
  revision: RevisionRow;
  path_check: issues.PathCheckRow;
  translation_review: issues.TranslationReviewRow;
  taught_search: issues.TaughtSearchRow;
  reminder: issues.ReminderRow;
  attendance: AttendanceRow;
  record_void: records.RecordVoidRow;
  attendance_day: records.AttendanceDayRow;
  attendance_issue_day: records.AttendanceIssueDayRow;
  attendance_hour_day: records.AttendanceHourDayRow;
  attendance_minutes_day: records.AttendanceMinutesDayRow;
  attendance_area_day: records.AttendanceAreaDayRow;
  feedback: FeedbackRow;
  missing_issue: MissingIssueRow;
  step_note: StepNoteRow;
  empty_search: EmptySearchRow;
  former_record: FormerRecordRow;
  advisor_phone: records.AdvisorPhoneRow;
  admin: AdminRow;
  session: sessions.SessionRow;
  token: sessions.TokenRow;
  second_factor: factors.SecondFactorRow;
  recovery_code: factors.RecoveryCodeRow;
  second_step: factors.SecondStepRow;
  trusted_browser: factors.TrustedBrowserRow;
  passkey: factors.PasskeyRow;
  rate_limit: RateLimitRow;
  image: ImageRow;
  mail: MailRow;
  audit: ChainedRow;
  audit_head: AuditHeadRow;
  setting: { name: string; value: string };
  told_target: notifications.NotificationTargetRow;
  told_event: notifications.NotificationEventRow;
  told_delivery: notifications.NotificationDeliveryRow;
  told_press: notifications.PressRow;
  told_ladder: notifications.LadderRow;
  told_run: notifications.RunRow;
  told_hold: notifications.HoldRow;
  rota_calendar: rota.RotaCalendarRow;
  rota_person: rota.RotaPersonRow;
  rota_span: rota.RotaSpanRow;
  woken_phone: WokenPhoneRow;
};
