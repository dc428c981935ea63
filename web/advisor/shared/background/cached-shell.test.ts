import { expect, onTestFinished, test } from 'vitest';
import { isShellCached } from './cached-shell.ts';

// OFFLINE-3
test('an app without its worker is not stored, whatever is stored', async () => {
  await caches.open('shell-one');
  onTestFinished(async () => void (await caches.delete('shell-one')));
  expect(await isShellCached()).toBe(false);
});
