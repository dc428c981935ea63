import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#kit/test/draw.ts';
import { storeRecord, recordAfter } from '../phone/outbox/outbox.ts';
import { StorageWarning } from './record-notices.tsx';

/** Returns true if the browser would ask before the page is left. */
const asks = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

// OUTBOX-33
test('a phone that cannot save says so, and the page asks before it closes with unsent records', async () => {
  // Before the store is opened, which it is once.
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no database here', 'SecurityError');
  });
  vi.spyOn(console, 'warn').mockReturnValue();
  draw(<StorageWarning />);
  await expect.element(page.getByText(/^This phone cannot save\./)).toBeVisible();
  expect(asks()).toBe(false);
  const body = { advisor: 'Amara', description: '', rating: 4 };
  const said = {
    key: 'k',
    address: 'POST /api/feedback',
    advisor: 'Amara',
    title: 'x',
    body,
  } as const;
  await storeRecord(said, new Date());
  await expect.poll(asks).toBe(true);
  const answer = { kind: 'received', id: 'r', receivedAt: '', held: 0, epoch: '' } as const;
  await recordAfter('k', { type: 'answered', sent: 0, answer });
  await expect.poll(asks).toBe(false);
});
