import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { allExamples } from './all-examples.ts';
import { colourViolations, violations } from './test/axe.ts';
import { draw } from './test/draw.ts';
import { everyState } from './test/every-state.ts';

const root = document.documentElement;

afterEach(async () => {
  delete root.dataset.scheme;
  root.style.fontSize = '';
  root.removeAttribute('dir');
  await page.viewport(1280, 800);
});

// KIT-1
test('every component has examples, and no two components share a name', () => {
  expect(allExamples.filter(({ examples }) => Object.keys(examples).length === 0)).toEqual([]);
  expect(new Set(allExamples.map(({ name }) => name)).size).toBe(allExamples.length);
});

// Draws one example at a time on the page, in a test for each component, since a test costs more than its checks. The
// set-up also fails an example that writes to the console. In the dark only the colors differ.
describe.each([
  ['light', violations],
  ['dark', colourViolations],
] as const)('axe finds no problem in the %s scheme', (scheme, judged) => {
  test.each(allExamples)('$name', async ({ examples }) => {
    root.dataset.scheme = scheme;
    const { redraw } = draw(null);
    const found: string[] = [];
    for (const [state, Example] of Object.entries(examples)) {
      redraw(<Example key={state} />);
      found.push(...(await judged()).map((violation) => `${state}: ${violation}`));
    }
    expect(found).toEqual([]);
  });
});

// The narrowest phone, read in either direction, and text twice as large on one twice as wide.
test.each([
  { screen: 320, text: '100%', dir: 'ltr' },
  { screen: 320, text: '100%', dir: 'rtl' },
  { screen: 640, text: '200%', dir: 'ltr' },
])(
  'nothing is wider than a screen of $screen px with text at $text, $dir',
  async ({ screen, text, dir }) => {
    root.dir = dir;
    root.style.fontSize = text;
    await page.viewport(screen, 800);
    expect(window.innerWidth).toBe(screen);
    const { redraw } = draw(null);
    const wider = everyState.filter(({ title, Example }) => {
      redraw(<Example key={title} />);
      return root.scrollWidth > screen;
    });
    expect(wider.map(({ title }) => title)).toEqual([]);
  },
);
