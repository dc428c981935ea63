import { afterAll, describe, expect, test } from 'vitest';
import { contrast } from './test/painted.ts';

const root = document.documentElement;
const SURFACES = ['canvas', 'surface', 'raised', 'sunken', 'hover', 'brand-subtle'];

/** Words on grounds: 7:1, since they are read half awake. */
const TEXT: [string, readonly string[]][] = [
  ['text', [...SURFACES, 'warning-subtle', 'positive-subtle', 'danger-subtle']],
  ['text-muted', [...SURFACES, 'warning-subtle']],
  ['brand', ['canvas', 'surface', 'raised', 'brand-subtle']],
  ['on-brand', ['brand', 'brand-strong']],
  ['positive', ['surface', 'positive-subtle']],
  ['warning', ['surface', 'warning-subtle']],
  ['danger', ['surface', 'raised', 'danger-subtle']],
  ['on-danger', ['danger-fill']],
  ['night-on', ['night-from', 'night-to']],
  ['night-on-muted', ['night-from', 'night-to']],
];
/** Outlines and rings: 3:1. */
const MARKS: [string, readonly string[]][] = [
  ['line-strong', ['canvas', 'surface', 'raised']],
  ['brand', ['surface', 'sunken', 'hover']],
  ['focus', ['canvas', 'surface', 'raised']],
];

const tooFaint = (pairs: [string, readonly string[]][], least: number): string[] =>
  pairs.flatMap(([ink, grounds]) =>
    grounds.flatMap((ground) => {
      const found = contrast(`var(--${ink})`, `var(--${ground})`);
      return found >= least ? [] : [`${ink} on ${ground}: ${found.toFixed(2)}`];
    }),
  );

afterAll(() => {
  delete root.dataset.scheme;
  root.style.removeProperty('--brand-hue');
});

test('black on white is 21:1, and a color on itself 1:1', () => {
  root.style.setProperty('--white', 'rgb(255 255 255)');
  root.style.setProperty('--black', 'rgb(0 0 0)');
  expect(contrast('var(--white)', 'var(--black)')).toBeCloseTo(21, 5);
  expect(contrast('var(--white)', 'var(--white)')).toBe(1);
  root.style.removeProperty('--white');
  root.style.removeProperty('--black');
});

const hues = Array.from({ length: 24 }, (_, step) => (264 + step * 15) % 360);

describe.each(['light', 'dark'])('the %s scheme', (scheme) => {
  // LOOK-3
  test.each(hues)('has text at 7:1 and marks at 3:1 with the hue %i', (hue) => {
    root.dataset.scheme = scheme;
    root.style.setProperty('--brand-hue', String(hue));
    expect([...tooFaint(TEXT, 7), ...tooFaint(MARKS, 3)]).toEqual([]);
  });
});
