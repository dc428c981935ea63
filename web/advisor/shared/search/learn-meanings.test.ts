import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { modalClosed, modalOpened } from '#kit/overlays/dialog/modals.ts';
import { emptyPhone } from '../../test/phone.ts';
import { prepareSearch } from './find.tsx';

afterEach(async () => void (await caches.delete('meanings')));

// SEARCH-15
test('a start without the table asks for it again some minutes later and once there is a signal, and no more once it is there', async () => {
  await emptyPhone();
  await caches.delete('meanings');
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const fetch = window.fetch.bind(window);
  let isOnline = false;
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    asked.push(address as string);
    // The page of a network that asks to sign in: the phone is online all the time.
    if (asked.length === 1) return new Response('<!doctype html><title>Sign in</title>');
    if (!isOnline) throw new TypeError('no signal');
    return await fetch(address);
  });
  const tables = () => asked.filter((address) => address.includes('meanings')).length;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  prepareSearch();
  // A walk is a dialog over the list, and asks nothing of the network (WALK-24).
  const walk = document.createElement('dialog');
  modalOpened(walk);
  for (let look = 0; look < 3; look += 1) await vi.advanceTimersByTimeAsync(60_000);
  expect(tables()).toBe(0);
  modalClosed(walk);
  await expect.poll(() => (vi.advanceTimersByTime(3_000), tables())).toBe(1);
  // Waited for once the first try has failed.
  await expect.poll(() => (vi.advanceTimersByTime(60_000), tables())).toBe(2);
  isOnline = true;
  await expect
    .poll(() => {
      dispatchEvent(new Event('online'));
      vi.advanceTimersByTime(3_000);
      return tables();
    })
    .toBe(3);
  await expect.poll(async () => (await (await caches.open('meanings')).keys()).length).toBe(1);
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(3_600_000);
  expect(tables()).toBe(3);
});
