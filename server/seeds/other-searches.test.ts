import { describe, expect, test } from 'vitest';
import { OTHER_QUERIES } from './test/other-queries.ts';
import { OTHER_LANGUAGES, shownIn } from './test/other-starters.ts';

describe.each(OTHER_LANGUAGES)('searches where %s is read', (language) => {
  const shown = shownIn(language);
  const { typed, alsoFirst, nothing, dangers, harmless } = OTHER_QUERIES[language];

  // SEARCH-9, SEARCH-28
  test.each([
    ...Object.entries(typed).flatMap(([title, some]) =>
      some.split(',').map((one) => [one.trim(), title] as const),
    ),
    ...alsoFirst,
  ])('%j shows %j first', (search, title) => {
    expect(shown(search).titles[0]).toBe(title);
  });

  // SEARCH-29
  test.each(nothing)('%j is no situation: nothing is shown', (search) => {
    expect(shown(search).titles).toEqual([]);
  });

  // SEARCH-21, SEARCH-28
  test.each(dangers)('%j speaks of danger: %j is among what answers', (search, title) => {
    const { help, titles } = shown(search);
    expect(help).toBeDefined();
    expect(titles.slice(0, 3)).toContain(title);
  });

  test.each(harmless)('%j speaks of no danger', (search) => {
    expect(shown(search).help).toBeUndefined();
  });
});

// SEARCH-21, SEARCH-28
test('a wish to kill another is a threat in Spanish, not a wish to die', () => {
  const { help, titles } = shownIn('es')('me quiere matar');
  expect(help).toBeDefined();
  expect(titles[0]).not.toBe('Distress or self-harm');
  expect(titles.slice(0, 2)).toContain('Threat or violence');
});
