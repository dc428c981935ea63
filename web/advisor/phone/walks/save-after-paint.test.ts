import { beforeEach, expect, test, vi } from 'vitest';
import { ask, checked } from '#core/fixtures/trees.ts';
import { emptyPhone, storedWalks } from '../../test/phone.ts';
import { saveAfterPaint } from './save-after-paint.ts';
import { newWalk } from '../../walk/screen/begin-walk.ts';

const lift = {
  _id: 'lift',
  title: 'Lift stuck',
  category: 'Safety concern',
  revision: 1,
  question: undefined,
} as const;
const walk = newWalk(lift, checked([ask('a', 'next', 'next')]), 'Amara', new Date());

beforeEach(emptyPhone);

// WALK-14
test('a walk is stored after its frame is painted', async () => {
  saveAfterPaint(walk);
  expect(await storedWalks()).toEqual([]);
  await expect.poll(storedWalks).toEqual([walk]);
});

// WALK-14
test.each([
  ['left', () => dispatchEvent(new Event('pagehide'))],
  ['hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a walk is stored right away if the page is %s before that', async (_, leave) => {
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  saveAfterPaint(walk);
  expect(frame).toHaveBeenCalledOnce();
  leave();
  await expect.poll(storedWalks).toEqual([walk]);
});

test('a walk is not stored if the save was given up', async () => {
  saveAfterPaint(walk)();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  dispatchEvent(new Event('pagehide'));
  expect(await storedWalks()).toEqual([]);
});
