import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { emptyPhone } from '../../test/phone.ts';
import { prepareSearch } from './find.tsx';

afterEach(async () => void (await caches.delete('meanings')));

// SEARCH-15
test('a start without a signal asks for the table again once there is one, and no more once it is there', async () => {
  await emptyPhone();
  await caches.delete('meanings');
  onTestFinished(() => void vi.restoreAllMocks());
  const fetch = window.fetch.bind(window);
  let isOnline = false;
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    asked.push(address as string);
    if (!isOnline) throw new TypeError('no signal');
    return await fetch(address);
  });
  const tables = () => asked.filter((address) => address.includes('meanings')).length;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  prepareSearch();
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await expect.poll(tables).toBe(1);
  isOnline = true;
  // Heard once the first try has failed.
  await expect.poll(() => (dispatchEvent(new Event('online')), tables())).toBe(2);
  await expect.poll(async () => (await (await caches.open('meanings')).keys()).length).toBe(1);
  dispatchEvent(new Event('online'));
  expect(tables()).toBe(2);
});
