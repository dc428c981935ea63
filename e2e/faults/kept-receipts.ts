import type { Page } from '@playwright/test';
import type { Receipt } from '#core/record-life.ts';
import type { Promised } from './ledger.ts';

type Kept = {
  readonly life: {
    readonly body: { readonly feedback?: { readonly description?: string } };
    readonly receipt?: Receipt;
  };
};

/** The phone's outbox, from which its screens show receipts. */
async function keptOutbox(): Promise<Kept[]> {
  return await new Promise((resolve, reject) => {
    const opening = indexedDB.open('reslife');
    opening.addEventListener('error', () => reject(new Error('the phone has no store')));
    opening.addEventListener('success', () => {
      const database = opening.result;
      const reading = database.transaction('outbox').objectStore('outbox').getAll();
      reading.addEventListener('error', () => reject(new Error('the outbox cannot be read')));
      reading.addEventListener('success', () => {
        database.close();
        resolve(reading.result as Kept[]);
      });
    });
  });
}

/** What was promised, with the receipts that the phone shows of it. */
export async function withReceipts<P extends Promised>(
  page: Page,
  promised: readonly P[],
): Promise<P[]> {
  const kept = await page.evaluate(keptOutbox);
  const receiptOf = new Map(
    kept.map(({ life }) => [life.body.feedback?.description, life.receipt] as const),
  );
  return promised.map((one) => {
    const receipt = receiptOf.get(one.text);
    return receipt ? { ...one, receipts: [receipt] } : one;
  });
}
