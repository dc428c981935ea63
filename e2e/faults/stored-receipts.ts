import type { Page } from '@playwright/test';
import type { Receipt } from '#core/outbox/record-life.ts';
import type { Promised } from './ledger.ts';

type ReceiptRow = {
  readonly life: {
    readonly body: { readonly feedback?: { readonly description?: string } };
    readonly receipt?: Receipt;
  };
};

/** Returns the phone's outbox, from which its screens show receipts. */
async function storedOutbox(): Promise<ReceiptRow[]> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('reslife');
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('no store')));
  });
  const kept = await new Promise<ReceiptRow[]>((resolve, reject) => {
    const reading = database.transaction('outbox').objectStore('outbox').getAll();
    reading.addEventListener('success', () => resolve(reading.result as ReceiptRow[]));
    reading.addEventListener('error', () => reject(reading.error ?? new Error('no records')));
  });
  database.close();
  return kept;
}

/** Returns the promises, with the receipts that the phone shows for them. */
export async function withReceipts<P extends Promised>(
  page: Page,
  promised: readonly P[],
): Promise<P[]> {
  const kept = await page.evaluate(storedOutbox);
  const receiptOf = new Map(
    kept.map(({ life }) => [life.body.feedback?.description, life.receipt] as const),
  );
  return promised.map((one) => {
    const receipt = receiptOf.get(one.text);
    return receipt ? { ...one, receipts: [receipt] } : one;
  });
}
