import axe from 'axe-core';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { allExamples } from './all-examples.ts';
import { draw } from './draw.ts';

const everyState = allExamples.flatMap(({ name, examples }) =>
  Object.entries(examples).map(([state, Example]) => ({ title: `${name}: ${state}`, Example })),
);

const root = document.documentElement;

afterEach(async () => {
  delete root.dataset.scheme;
  root.style.fontSize = '';
  await page.viewport(1280, 800);
});

const violations = async (): Promise<string[]> => {
  const found = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // These judge a whole page; an example is a piece of one.
    rules: {
      'landmark-one-main': { enabled: false },
      'page-has-heading-one': { enabled: false },
      region: { enabled: false },
    },
  });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
};

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

// The narrowest phone, and text twice as large on one twice as wide.
describe.each([
  { screen: 320, text: '100%' },
  { screen: 640, text: '200%' },
])('nothing is wider than a screen of $screen px with text at $text', ({ screen, text }) => {
  test.each(everyState)('$title', async ({ Example }) => {
    root.style.fontSize = text;
    await page.viewport(screen, 800);
    draw(<Example />);
    expect(window.innerWidth).toBe(screen);
    expect(root.scrollWidth).toBeLessThanOrEqual(screen);
  });
});
