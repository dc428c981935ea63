import type { Attendance } from '#core/record/attendance.ts';
import type { ReportState } from '#core/record/report.ts';
import { withMembers } from '../store/phone-store.ts';
import { change } from '../store/store.ts';
import { forgetUnsavedWalk, type LateFeedback, persistUnsavedWalk } from '../store/unsaved-walk.ts';
import { sendSoon } from './sender.ts';

/** Stores these members as a correction of the record, if the phone has that record. Throws `StorageFull`. */
async function correct(
  key: string,
  members: Partial<Pick<Attendance, 'report' | 'feedback'>>,
  report?: ReportState,
): Promise<void> {
  await change(['outbox', 'walks'], async ({ get, put }) => {
    const walk = await get('walks', key);
    if (walk && report) await put('walks', key, { ...walk, report });
    const record = await get('outbox', key);
    if (record) await put('outbox', key, withMembers(record, members));
  });
  sendSoon(key);
}

/** Stores a report's state as a correction of its record (REPORT-5), and in its walk if that goes on. Throws `StorageFull`. */
export const markReport = async (key: string, report: ReportState): Promise<void> =>
  await correct(key, { report }, report);

/** Stores stars and a comment given after the outcome as a correction of the record, even if the page is being left (WALK-34). Throws `StorageFull`. */
export async function addFeedback(late: LateFeedback): Promise<void> {
  persistUnsavedWalk(late);
  await correct(late.id, { feedback: late.feedback });
  forgetUnsavedWalk(late, true);
}
