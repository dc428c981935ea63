import { beforeEach, expect, test } from 'vitest';
import { ask, checked } from '#core/fixtures/trees.ts';
import { startWalk } from '#core/walk/walk.ts';
import { storeRecord } from '../outbox/outbox.ts';
import { openStore } from './store.ts';
import { emptyPhone, storedWalks } from '../../test/phone.ts';
import { saveAfterPaint } from '../walks/save-after-paint.ts';
import { restoreUnsavedWalk } from './unsaved-walk.ts';
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

/** The page is left while its database still writes, and takes that back. */
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
test('what a page that was left could not write any more is stored at the next visit', async () => {
  await leavePage();
  await restoreUnsavedWalk(await openStore());
  expect(await storedWalks()).toEqual([walk]);
  expect(localStorage.getItem('reslife.left')).toBeNull();
});

test.each(['', '{', '7', '[]', '{"id":7}'])(
  'what is no walk, as %j, is left alone',
  async (left) => {
    localStorage.setItem('reslife.left', left);
    await restoreUnsavedWalk(await openStore());
    expect(await storedWalks()).toEqual([]);
    expect(localStorage.getItem('reslife.left')).toBe(left);
  },
);

// WALK-14
test('unless that walk was finished or erased meanwhile', async () => {
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
