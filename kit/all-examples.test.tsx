import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { allExamples } from './all-examples.ts';
import { violations } from './test/axe.ts';
import { draw } from './test/draw.ts';
import { everyState } from './test/every-state.ts';

const root = document.documentElement;

afterEach(async () => {
  delete root.dataset.scheme;
  root.style.fontSize = '';
  root.removeAttribute('dir');
  await page.viewport(1280, 800);
});

test('every component has examples, and no two share a name', () => {
  expect(allExamples.filter(({ examples }) => Object.keys(examples).length === 0)).toEqual([]);
  expect(new Set(allExamples.map(({ name }) => name)).size).toBe(allExamples.length);
});

// The set-up fails each of these on console noise as well.
describe.each(['light', 'dark'])('axe finds nothing in %s', (scheme) => {
  test.each(everyState)('$title', async ({ Example }) => {
    root.dataset.scheme = scheme;
    draw(<Example />);
    expect(await violations()).toEqual([]);
  });
});

// The narrowest phone, read in either direction, and text twice as large on one twice as wide.
describe.each([
  { screen: 320, text: '100%', dir: 'ltr' },
  { screen: 320, text: '100%', dir: 'rtl' },
  { screen: 640, text: '200%', dir: 'ltr' },
])('nothing is wider than $screen px with text at $text, $dir', ({ screen, text, dir }) => {
  test.each(everyState)('$title', async ({ Example }) => {
    root.dir = dir;
    root.style.fontSize = text;
    await page.viewport(screen, 800);
    draw(<Example />);
    expect(window.innerWidth).toBe(screen);
    expect(root.scrollWidth).toBeLessThanOrEqual(screen);
  });
});
