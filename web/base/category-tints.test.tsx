import { afterEach, expect, test } from 'vitest';
import { CATEGORIES } from '#core/base/category.ts';
import { draw } from '#kit/test/draw.ts';
import { contrast } from '#kit/test/painted.ts';
import { CategoryIcon } from './CategoryIcon.tsx';

const root = document.documentElement;

afterEach(() => {
  delete root.dataset.scheme;
});

// LOOK-3
test.each(['light', 'dark'])('every icon has a contrast of 4.5:1 on its tint, in %s', (scheme) => {
  root.dataset.scheme = scheme;
  const faint = CATEGORIES.filter((category) => {
    const { container } = draw(<CategoryIcon category={category} />);
    return contrast('var(--tint-ink)', 'var(--tint)', container.firstElementChild ?? root) < 4.5;
  });
  expect(faint).toEqual([]);
});

// ISSUES-3
test('every category has its own tint', () => {
  const hues = CATEGORIES.map((category) => {
    const { container } = draw(<CategoryIcon category={category} />);
    return getComputedStyle(container.firstElementChild ?? root).backgroundColor;
  });
  expect(new Set(hues).size).toBe(CATEGORIES.length);
});
