import { afterEach, expect, test } from 'vitest';
import { applyScheme, chooseScheme } from './scheme.ts';

const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
const other = system === 'dark' ? 'light' : 'dark';

afterEach(() => chooseScheme(system));

// LOOK-2
test('a scheme chosen by hand is stored and put on the page', () => {
  chooseScheme(other);
  expect(document.documentElement.dataset.scheme).toBe(other);
  expect(localStorage.getItem('reslife.scheme')).toBe(other);
  delete document.documentElement.dataset.scheme;
  applyScheme();
  expect(document.documentElement.dataset.scheme).toBe(other);
});

// LOOK-2
test("choosing the system's scheme follows the system again", () => {
  chooseScheme(other);
  chooseScheme(system);
  expect(document.documentElement.dataset.scheme).toBeUndefined();
  expect(localStorage.getItem('reslife.scheme')).toBeNull();
});
