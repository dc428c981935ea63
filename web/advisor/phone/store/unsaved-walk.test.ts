import { beforeEach, expect, test } from 'vitest';
import { ask, checked } from '#core/fixtures/trees.ts';
import { startWalk } from '#core/walk/walk.ts';
import { storeRecord } from '../outbox/outbox.ts';
import { openStore } from './store.ts';
import { emptyPhone, storedRecords, storedWalks } from '../../test/phone.ts';
import { saveAfterPaint } from '../walks/save-after-paint.ts';
import { attendanceOf } from '../../walk/state/record-walk.ts';
import { persistUnsavedWalk, restoreUnsavedWalk } from './unsaved-walk.ts';
import { eraseWalk } from '../walks/saved-walks.ts';

const walk = {
  id: '0f0d5b0e-1d9e-4c1c-9c53-5f3a3c0f7a11',
  advisor: 'Amara',
  issueId: 'lift',
  title: 'Lift stuck',
  revision: 1,
  startedAt: '2026-11-21T03:00:00.000Z',
  walk: startWalk(checked([ask('a', 'next', 'next')])),
  trail: [],
  rating: 0,
  description: 'typed just now',
};

/** Leaves the page while its database still writes, and takes that back. */
async function leavePage(): Promise<void> {
  const stop = saveAfterPaint(walk);
  dispatchEvent(new Event('pagehide'));
  stop();
  const left = localStorage.getItem('reslife.left');
  await expect.poll(storedWalks).toHaveLength(1);
  await emptyPhone();
  localStorage.setItem('reslife.left', left ?? '');
}

beforeEach(async () => {
  await emptyPhone();
  localStorage.removeItem('reslife.left');
});

// WALK-14
test('a walk that a closing page could not store is stored at the next visit', async () => {
  await leavePage();
  await restoreUnsavedWalk(await openStore());
  expect(await storedWalks()).toEqual([walk]);
  expect(localStorage.getItem('reslife.left')).toBeNull();
});

test.each(['', '{', '7', '[]', '{"id":7}'])(
  'a left value that is no walk stays as it is: %j',
  async (left) => {
    localStorage.setItem('reslife.left', left);
    await restoreUnsavedWalk(await openStore());
    expect(await storedWalks()).toEqual([]);
    expect(localStorage.getItem('reslife.left')).toBe(left);
  },
);

// WALK-14
test('a walk that was finished or erased since is not stored again', async () => {
  await leavePage();
  const { id: key, advisor, title } = walk;
  const body = { advisor, feedback: 'There is no guide for this.' };
  const address = 'POST /api/advisor/issue-not-found';
  await storeRecord({ key, address, advisor, title, body }, new Date());
  await restoreUnsavedWalk(await openStore());
  expect(await storedWalks()).toEqual([]);

  await emptyPhone();
  await leavePage();
  await eraseWalk(walk);
  await restoreUnsavedWalk(await openStore());
  expect(await storedWalks()).toEqual([]);
});

// WALK-34
test('feedback left by a closing page corrects its record once at the next visit', async () => {
  const { id: key, advisor, title } = walk;
  const body = attendanceOf(walk, 'Resolved', '2026-11-21T03:05:00.000Z');
  await storeRecord({ key, address: 'POST /api/attend', advisor, title, body }, new Date());
  const feedback = { description: 'typed after it', rating: 4 };
  for (const _ of ['stored now', 'stored before the page was left']) {
    persistUnsavedWalk({ id: key, feedback });
    await restoreUnsavedWalk(await openStore());
    const [record] = await storedRecords();
    expect(record?.life).toMatchObject({ correction: 1, body: { ...body, feedback } });
    expect(localStorage.getItem('reslife.left')).toBeNull();
  }
  expect(await storedWalks()).toEqual([]);
});

// WALK-34, RECORD-25
test('feedback left by a closing page is dropped if the phone no longer has its record', async () => {
  persistUnsavedWalk({ id: walk.id, feedback: { description: 'typed after it', rating: 4 } });
  await restoreUnsavedWalk(await openStore());
  expect(await storedRecords()).toEqual([]);
  expect(await storedWalks()).toEqual([]);
});
