import { expect, test, vi } from 'vitest';
import { subscribable } from './subscribable.ts';

test('every subscriber is notified until it unsubscribes', () => {
  const { subscribe, publish } = subscribable();
  const first = vi.fn<() => void>();
  const second = vi.fn<() => void>();
  const stop = subscribe(first);
  subscribe(second);
  publish();
  stop();
  publish();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(2);
});

test('an event from outside notifies subscribers too, until they unsubscribe', () => {
  const source = new EventTarget();
  const listener = vi.fn<() => void>();
  const stop = subscribable(source, 'storage').subscribe(listener);
  source.dispatchEvent(new Event('storage'));
  stop();
  source.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(1);
});
