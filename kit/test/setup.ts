import { afterEach, beforeEach, expect, vi } from 'vitest';
import { eraseAll } from './draw.ts';
import '../tokens.css';
import '../base.css';

const said = vi.fn<(...words: unknown[]) => void>();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(said);
  vi.spyOn(console, 'warn').mockImplementation(said);
});

// A stray console.error or console.warn fails the test in which it occurs.
afterEach(() => {
  eraseAll();
  vi.restoreAllMocks();
  const words = said.mock.calls;
  said.mockReset();
  expect(words, 'nothing on the console').toEqual([]);
});
