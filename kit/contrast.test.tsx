import { afterAll, beforeAll, describe, expect, test } from 'vitest';

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

const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const probe = document.createElement('p');

/** Relative luminance (WCAG 2.2) of a token as it is painted on this screen. */
const luminance = (token: string): number => {
  probe.style.color = `var(--${token})`;
  if (!brush) return Number.NaN;
  brush.fillStyle = getComputedStyle(probe).color;
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...brush.getImageData(0, 0, 1, 1).data].map((byte) => {
    const part = byte / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const tooFaint = (pairs: [string, readonly string[]][], least: number): string[] =>
  pairs.flatMap(([ink, grounds]) =>
    grounds.flatMap((ground) => {
      const found = contrast(ink, ground);
      return found >= least ? [] : [`${ink} on ${ground}: ${found.toFixed(2)}`];
    }),
  );

beforeAll(() => document.body.append(probe));

afterAll(() => {
  probe.remove();
  delete root.dataset.scheme;
  root.style.removeProperty('--brand-hue');
});

test('black on white is 21:1 and no colour is nothing', () => {
  root.style.setProperty('--white', 'rgb(255 255 255)');
  root.style.setProperty('--black', 'rgb(0 0 0)');
  expect(contrast('white', 'black')).toBeCloseTo(21, 5);
  expect(contrast('white', 'white')).toBe(1);
  root.style.removeProperty('--white');
  root.style.removeProperty('--black');
});

const hues = Array.from({ length: 24 }, (_, step) => (264 + step * 15) % 360);

describe.each(['light', 'dark'])('%s', (scheme) => {
  test.each(hues)('text is 7:1 and marks are 3:1 with the hue %i', (hue) => {
    root.dataset.scheme = scheme;
    root.style.setProperty('--brand-hue', String(hue));
    expect([...tooFaint(TEXT, 7), ...tooFaint(MARKS, 3)]).toEqual([]);
  });
});
