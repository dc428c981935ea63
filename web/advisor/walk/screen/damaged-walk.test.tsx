import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Walk } from '#core/walk/walk.ts';
import { draw } from '#kit/test/draw.ts';
import { storeCampus } from '../../phone/library/local-copy.ts';
import type { StoredWalk } from '../../phone/store/phone-store.ts';
import { change, read } from '../../phone/store/store.ts';
import { saveWalk, savedWalks } from '../../phone/walks/saved-walks.ts';
import { notifyUnsent } from '../../screens/shell/notify-unsent.ts';
import { begin, button, CAMPUS, link, prepareWalkPanel, walking } from '../../test/walk-panel.tsx';
import { UnfinishedWalks } from './UnfinishedWalks.tsx';
import { WalkProvider } from './WalkProvider.tsx';

const whole = { ...begin(new Date('2026-11-21T03:00:00Z')), title: 'Lift stuck' };

prepareWalkPanel();
beforeEach(async () => await saveWalk(whole));

const store = async (id: string, walk: unknown): Promise<void> =>
  await change(['walks'], async ({ put }) => await put('walks', id, walk as StoredWalk));

const drawOffers = () =>
  draw(
    <WalkProvider>
      <UnfinishedWalks />
    </WalkProvider>,
  );

const offer = (words: string) => page.getByRole('listitem').filter({ hasText: words });

const isStored = async (id: string): Promise<boolean> =>
  (await read(['walks'], async ({ get }) => await get('walks', id))) !== undefined;

// BROWSER-4
test.each([
  ['no content', null],
  ['only a title', { title: 'Smoke in the hall' }],
  ['no time', { ...whole, id: 'other', startedAt: undefined }],
  ['broken moments', { ...whole, id: 'other', moments: [null] }],
])('a stored walk with %s is set aside with a message, and kept', async (_, walk) => {
  await store('other', walk);
  drawOffers();
  await expect.element(offer('cannot be opened. It is still on this phone.')).toBeVisible();
  await expect.element(offer('Lift stuck').getByRole('button', { name: 'Go on' })).toBeVisible();
  expect((await savedWalks()).map(({ title }) => title)).toEqual(['Lift stuck']);
  await notifyUnsent('Amara');
  expect(await isStored('other')).toBe(true);
});

// BROWSER-4
test('a walk whose offer throws is set aside by its title, and others are offered', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const escalated = { step: 1, at: 'no time' };
  await store('other', { ...whole, id: 'other', title: 'Smoke in the hall', escalated });
  drawOffers();
  await expect.element(offer('“Smoke in the hall” cannot be opened.')).toBeVisible();
  await expect.element(offer('Lift stuck').getByRole('button', { name: 'Go on' })).toBeVisible();
});

// BROWSER-4
test('a walk whose panel throws says so with the calls, and can be left', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  storeCampus(CAMPUS);
  const { onLeave } = walking({ walk: {} as Walk });
  await expect.element(page.getByText(/cannot be opened/)).toBeVisible();
  await expect.element(link('Call emergency services')).toBeVisible();
  await button('Close').click();
  expect(onLeave).toHaveBeenCalledOnce();
});
