import type { Attendance } from '#core/record/attendance.ts';
import type { ReportState } from '#core/record/report.ts';
import { nextLife } from '#core/outbox/record-life.ts';
import { change } from '../store/store.ts';
import { sendSoon } from './sender.ts';

/** Stores these members as a correction of the record, if the phone has one. Throws `StorageFull`. */
async function correct(
  key: string,
  members: Partial<Pick<Attendance, 'report' | 'feedback'>>,
  report?: ReportState,
): Promise<void> {
  await change(['outbox', 'walks'], async ({ get, put }) => {
    const walk = await get('walks', key);
    if (walk && report) await put('walks', key, { ...walk, report });
    const record = await get('outbox', key);
    const body = record?.life.body;
    if (!record || !body || !('issueStatus' in body)) return;
    const life = nextLife(record.life, { type: 'corrected', body: { ...body, ...members } });
    await put('outbox', key, { ...record, life });
  });
  sendSoon(key);
}

/** Stores a report's state as a correction of its record (REPORT-5), and in a walk that goes on. Throws `StorageFull`. */
export const markReport = async (key: string, report: ReportState): Promise<void> =>
  await correct(key, { report }, report);

/** Stores stars and a comment given after the outcome as a correction of its record (WALK-34). Throws `StorageFull`. */
export const addFeedback = async (
  key: string,
  feedback: NonNullable<Attendance['feedback']>,
): Promise<void> => await correct(key, { feedback });
