import axe from 'axe-core';
import { afterEach, describe, expect, test } from 'vitest';
import { allExamples } from './all-examples.ts';
import { draw } from './draw.ts';

const everyState = allExamples.flatMap(({ name, examples }) =>
  Object.entries(examples).map(([state, Example]) => ({ title: `${name}: ${state}`, Example })),
);

afterEach(() => {
  delete document.documentElement.dataset.scheme;
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
    document.documentElement.dataset.scheme = scheme;
    draw(
      <main>
        <Example />
      </main>,
    );
    expect(await violations()).toEqual([]);
  });
});
