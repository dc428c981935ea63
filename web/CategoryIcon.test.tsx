import { expect, test } from 'vitest';
import { CATEGORIES } from '#core/category.ts';
import { draw } from '#kit/test/draw.ts';
import { CategoryIcon } from './CategoryIcon.tsx';

/** The icon of each category, by lucide's names (ISSUES-3). */
const ICONS = [
  ['All categories', 'layout-grid'],
  ['Access', 'key-round'],
  ['Fire', 'flame'],
  ['Heating', 'heater'],
  ['Illicit substances', 'cannabis'],
  ['Kitchen appliances', 'microwave'],
  ['Medical', 'briefcase-medical'],
  ['Noise complaint', 'volume-2'],
  ['Other', 'circle-ellipsis'],
  ['Pests', 'bug'],
  ['RLA events', 'calendar-days'],
  ['Safety concern', 'shield-alert'],
  ['Water', 'droplets'],
  ['Welfare', 'hand-heart'],
] as const;

const drawn = (category: (typeof CATEGORIES)[number]) =>
  draw(<CategoryIcon category={category} />).container.querySelector('svg');

// ISSUES-3
test.each(ICONS)('the icon of %s is %s', (category, icon) => {
  const svg = drawn(category);
  expect(svg).toHaveClass(`lucide-${icon}`);
  expect(svg?.getBoundingClientRect().width).toBe(22);
});

// ISSUES-3
test('each of the 14 categories has an icon of its own', () => {
  expect(ICONS.map(([category]) => category)).toEqual(CATEGORIES);
  expect(new Set(CATEGORIES.map((category) => drawn(category)?.innerHTML)).size).toBe(14);
});
