import { expect, test, vi } from 'vitest';
import { safeStorage } from './safe-storage.ts';

const brokenStorage = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

// SESSION-7
test('a stored value can be read and removed', () => {
  const storage = safeStorage(() => window.localStorage);
  storage.set('some key', 'some value');
  expect(window.localStorage.getItem('some key')).toBe('some value');
  expect(storage.get('some key')).toBe('some value');
  storage.remove('some key');
  expect(storage.get('some key')).toBeNull();
  expect(window.localStorage.getItem('some key')).toBeNull();
});

// SESSION-7
test('unavailable storage falls back to memory and warns once', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const storage = safeStorage(brokenStorage);
  storage.set('advisor', 'Amara');
  expect(storage.get('advisor')).toBe('Amara');
  storage.remove('advisor');
  expect(storage.get('advisor')).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
});

// SESSION-7
test('a full storage keeps the new value, not the old one', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const full = {
    getItem: () => 'old',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => {},
  } as unknown as Storage;
  const storage = safeStorage(() => full);
  storage.set('advisor', 'new');
  expect(storage.get('advisor')).toBe('new');
});
