import { useEffect } from 'react';
import { call } from '../../../base/call.ts';
import { isReportHere, type OutboxRecord } from '../../phone/store/phone-store.ts';
import { change } from '../../phone/store/store.ts';

/** Asks for the state of a report on the other phones of its walk; without an answer the last known state stays. */
async function askFor(key: string): Promise<void> {
  const answer = await call('GET /api/advisor/reports/{key}', { params: { key } }).catch(
    () => undefined,
  );
  if (!answer) return;
  await change(['outbox'], async ({ get, put }) => {
    const record = await get('outbox', key);
    if (record && (record.reportElsewhere ?? 'due') !== answer.report) {
      await put('outbox', key, { ...record, reportElsewhere: answer.report });
    }
  });
}

/** Asks the office, for records that it has and whose report is due, if another phone opened the report (REPORT-12). */
export function useReportsElsewhere(records: readonly OutboxRecord[]): void {
  const keys = records
    .filter((record) => record.life.receipt && isReportHere(record))
    .map(({ life }) => life.key)
    .join(' ');
  useEffect(() => {
    if (keys === '') return undefined;
    const ask = (): void => {
      // If the phone is full, it keeps the state it had.
      for (const key of keys.split(' ')) void askFor(key).catch(() => undefined);
    };
    ask();
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, [keys]);
}
