import { expect, onTestFinished, test } from 'vitest';
import { isShellCached } from './cached-shell.ts';

// OFFLINE-3
test('an app without its worker does not count as stored', async () => {
  await caches.open('shell-one');
  onTestFinished(async () => void (await caches.delete('shell-one')));
  expect(await isShellCached()).toBe(false);
});
