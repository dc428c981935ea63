import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { modalClosed, modalOpened } from '#kit/overlays/dialog/modals.ts';
import { emptyPhone } from '../../test/phone.ts';
import { startBackground } from './background.ts';

const stored = async () => (await (await caches.open('meanings')).keys()).length;

afterEach(async () => void (await caches.delete('meanings')));

// SEARCH-15
test('a missing table is requested again after a minute and with a signal, until it is there', async () => {
  await emptyPhone();
  await caches.delete('meanings');
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const fetch = window.fetch.bind(window);
  let isOnline = false;
  let tables = 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    if (!(address as string).includes('meanings')) throw new TypeError('no signal');
    tables += 1;
    // The page of a network that asks to sign in: the phone is online all the time.
    if (tables === 1) return new Response('<!doctype html><title>Sign in</title>');
    if (!isOnline) throw new TypeError('no signal');
    return await fetch(address);
  });
  vi.spyOn(navigator.serviceWorker, 'register').mockRejectedValue(new TypeError('none here'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  startBackground('/user');
  // A walk is a dialog over the list, and asks nothing of the network (WALK-24).
  const walk = document.createElement('dialog');
  modalOpened(walk);
  for (let look = 0; look < 5; look += 1) await vi.advanceTimersByTimeAsync(60_000);
  expect(tables).toBe(0);
  modalClosed(walk);
  await expect.poll(() => (vi.advanceTimersByTime(60_000), tables)).toBeGreaterThan(1);
  expect(await stored()).toBe(0);
  isOnline = true;
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(3_000);
  await expect.poll(stored).toBe(1);
  const asksInTenMinutes = async () => {
    const before = tables;
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(600_000);
    return tables - before;
  };
  // Those that looked before it was stored may still ask.
  await expect.poll(asksInTenMinutes).toBe(0);
});
