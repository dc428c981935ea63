import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw, eraseAll } from '#kit/test/draw.ts';
import { violations } from '#kit/test/axe.ts';
import { chooseScheme } from '../../../base/scheme.ts';
import { emptyPhone, storedWalks } from '../../test/phone.ts';
import { begin } from '../../test/walk-panel.tsx';
import { withTap } from '../parts/escalate.tsx';
import { watchWalk } from '../state/use-walking.ts';
import { WalkMore } from './WalkMore.tsx';

const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  chooseScheme(system);
});

/** Lets the browser keep the screen on; returns how often it was asked, and how often let go. */
function wakeLock(isRefused = false) {
  const release = vi.fn<() => Promise<void>>().mockResolvedValue();
  const request = vi.fn<() => Promise<{ release: () => Promise<void> }>>();
  if (isRefused) request.mockRejectedValue(new DOMException('low battery', 'NotAllowedError'));
  else request.mockResolvedValue({ release });
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  return { request, release };
}

// NIGHT-3
test('the switch Dark is stored on the phone', async () => {
  draw(<WalkMore walking={watchWalk(begin(new Date()))} onLeft={() => undefined} />);
  await page.getByRole('button', { name: 'More' }).click();
  const dark = page.getByRole('switch', { name: 'Dark' });
  await dark.click();
  const chosen = system === 'dark' ? 'light' : 'dark';
  await expect.poll(() => document.documentElement.dataset.scheme).toBe(chosen);
  await expect.poll(() => localStorage.getItem('reslife.scheme')).toBe(chosen);
  expect(await violations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dark).not.toBeInTheDocument();
});

// TIMER-1, LOOK-6
test('the minutes of a timer are on one line on the narrowest phone', async () => {
  await page.viewport(320, 568);
  onTestFinished(async () => await page.viewport(1280, 800));
  draw(<WalkMore walking={watchWalk(begin(new Date()))} onLeft={() => undefined} />);
  await page.getByRole('button', { name: 'More' }).click();
  const minutes = page.getByText('5 min', { exact: true });
  await expect.element(minutes).toBeVisible();
  const words = document.createRange();
  words.selectNodeContents(minutes.element());
  expect(words.getClientRects()).toHaveLength(1);
});

// NIGHT-2
test('the screen stays on while the walk is open, also after the page was hidden', async () => {
  const { request, release } = wakeLock();
  draw(<WalkMore walking={watchWalk(begin(new Date()))} onLeft={() => undefined} />);
  await expect.poll(() => request.mock.calls.length).toBeGreaterThan(0);
  const asked = request.mock.calls.length;
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => request.mock.calls.length).toBe(asked + 1);
  await Promise.resolve();
  eraseAll();
  await expect.poll(() => release.mock.calls.length).toBeGreaterThan(0);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => request.mock.calls.length).toBe(asked + 1);
});

// NIGHT-2
test.each([
  ['has no wake lock', () => undefined],
  ['refuses a wake lock', () => void wakeLock(true)],
])('a browser that %s works as before', async (_, prepare) => {
  Object.defineProperty(navigator, 'wakeLock', { value: undefined, configurable: true });
  prepare();
  draw(<WalkMore walking={watchWalk(begin(new Date()))} onLeft={() => undefined} />);
  await expect.element(page.getByRole('button', { name: 'More' })).toBeVisible();
});

// WALK-31, RECORD-14
test('a call pressed while the walk is saved for later is saved with it', async () => {
  onTestFinished(emptyPhone);
  const walking = watchWalk(begin(new Date()));
  const giveUp = walking.persist();
  const onLeft = vi.fn<() => void>(giveUp);
  draw(<WalkMore walking={walking} onLeft={onLeft} />);
  await page.getByRole('button', { name: 'More' }).click();
  const keep = page.getByRole('button', { name: 'Save it and find another' });
  await expect.element(keep).toBeVisible();
  // Both happen in one task, before the phone's store has either.
  (keep.element() as HTMLElement).click();
  walking.change((before) => withTap(before, { call: 'emergency' }, new Date()));
  await expect.poll(() => onLeft.mock.calls.length).toBe(1);
  expect((await storedWalks())[0]?.trail.map(({ did }) => did)).toEqual(['call:emergency']);
});
