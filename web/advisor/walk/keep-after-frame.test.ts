import { afterEach, expect, test } from 'vitest';
import { ask, checked } from '#core/fixtures/trees.ts';
import { startWalk } from '#core/walk.ts';
import { saveAfterFrame } from './save-after-frame.ts';
import { eraseSavedWalk, savedWalks } from './saved-walks.ts';

const walk = {
  issueId: 'lift',
  title: 'Lift stuck',
  revision: 1,
  startedAt: '2026-11-21T03:00:00.000Z',
  walk: startWalk(checked([ask('a', 'next', 'next')])),
  rating: 0,
  description: '',
};

afterEach(() => eraseSavedWalk('lift'));

// WALK-14
test('a walk is stored once its frame is painted', async () => {
  saveAfterFrame(walk);
  expect(savedWalks()).toEqual([]);
  await expect.poll(savedWalks).toEqual([walk]);
});

// WALK-14
test.each([
  ['left', () => dispatchEvent(new Event('pagehide'))],
  ['hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
])('at once when the page is %s before that', (_, leave) => {
  saveAfterFrame(walk);
  leave();
  expect(savedWalks()).toEqual([walk]);
});

test('not at all when it was given up', async () => {
  saveAfterFrame(walk)();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  dispatchEvent(new Event('pagehide'));
  expect(savedWalks()).toEqual([]);
});
