import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { closeAllToasts } from '../overlays/toast/toasts.ts';
import { endPresses } from './press.ts';
import './without-stacks.ts';
import { eraseAll } from './draw.ts';
import '../base/tokens.css';
import '../base/base.css';

const startedAt = location.href;
const logged = vi.fn<(...words: unknown[]) => void>();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(logged);
  vi.spyOn(console, 'warn').mockImplementation(logged);
});

// A stray console.error or console.warn fails the test in which it occurs.
afterEach(() => {
  endPresses();
  eraseAll();
  closeAllToasts();
  vi.restoreAllMocks();
  history.replaceState(null, '', startedAt);
  const words = logged.mock.calls;
  logged.mockReset();
  expect(words, 'nothing on the console').toEqual([]);
});

// Files follow each other on one page.
afterAll(async () => {
  vi.useRealTimers();
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) if (name !== 'lang') root.removeAttribute(name);
  if (window.innerWidth !== 1280 || window.innerHeight !== 800) await page.viewport(1280, 800);
});
