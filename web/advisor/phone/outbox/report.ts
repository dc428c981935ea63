import type { ReportState } from '#core/record/report.ts';
import { nextLife } from '#core/outbox/record-life.ts';
import { change } from '../store/store.ts';
import { sendSoon } from './sender.ts';

/** Stores a report's state as a correction of its record (REPORT-5), and in a walk that goes on. Throws `StorageFull`. */
export async function markReport(key: string, report: ReportState): Promise<void> {
  await change(['outbox', 'walks'], async ({ get, put }) => {
    const walk = await get('walks', key);
    if (walk) await put('walks', key, { ...walk, report });
    const record = await get('outbox', key);
    const body = record?.life.body;
    if (!record || !body || !('issueStatus' in body)) return;
    const life = nextLife(record.life, { type: 'corrected', body: { ...body, report } });
    await put('outbox', key, { ...record, life });
  });
  sendSoon(key);
}
