import type { Outcome } from '#core/record/attendance.ts';

// These rows belong to records and have the forms of `schema.ts`.

/** A mark on records that one person declared false in one go: their number, the person and the reason. */
export type RecordVoidRow = {
  id: string;
  at: string;
  by: string;
  reason: string;
  count: number;
  undone_at: string | null;
};

/** The number of attendances of a campus day that count, which triggers of attendance keep current. */
export type AttendanceDayRow = {
  day: string;
  status: Outcome;
  /** 1 if the attendances have feedback in words. */
  written: number;
  count: number;
};

/** The number of attendances on a campus day that count, by the columns that distinguish them. Triggers keep it current, like `attendance_day`. */
type CountRow<Own> = Own & { day: string; category: string; status: Outcome; count: number };

/** The counts for each issue and its title at the time. */
export type AttendanceIssueDayRow = CountRow<{ issue_id: string; title: string }>;

/** The counts for each hour of the campus's day, 0 to 23, in which walks began. */
export type AttendanceHourDayRow = CountRow<{ hour: number }>;

/** The counts for each duration in whole minutes. Attendances that end before their start are left out. */
export type AttendanceMinutesDayRow = CountRow<{ minutes: number }>;

/** The counts for each area. */
export type AttendanceAreaDayRow = CountRow<{ area: string }>;

/** A phone that an administrator enrolls. */
export type AdvisorPhoneRow = {
  id: string;
  advisor: string;
  /** The hash of the code, or null once the code was used. */
  code_hash: string | null;
  created_at: string;
  /** The time until which the code may be used. */
  expires_at: string;
  enrolled_at: string | null;
  revoked_at: string | null;
};
