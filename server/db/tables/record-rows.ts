import type { Outcome } from '#core/record/attendance.ts';

// The rows beside records, written as those of `schema.ts`.

/** Records that were marked as false at once: their number, by whom and why. */
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

/** A number of attendances of a campus day that count, by the columns that distinguish them. Triggers keep it current like `attendance_day`. */
type CountRow<Own> = Own & { day: string; category: string; status: Outcome; count: number };

/** The counts of an issue and its title as walked. */
export type AttendanceIssueDayRow = CountRow<{ issue_id: string; title: string }>;

/** The counts of the hour of the campus, 0 to 23, in which they began. */
export type AttendanceHourDayRow = CountRow<{ hour: number }>;

/** The counts of attendances whose end is not before the start, by the whole minutes between. */
export type AttendanceMinutesDayRow = CountRow<{ minutes: number }>;

/** The counts of an area. */
export type AttendanceAreaDayRow = CountRow<{ area: string }>;

/** A phone that an administrator enrols. */
export type AdvisorPhoneRow = {
  id: string;
  advisor: string;
  /** Null once it was used. */
  code_hash: string | null;
  created_at: string;
  /** Until when the code may be used. */
  expires_at: string;
  enrolled_at: string | null;
  revoked_at: string | null;
};
