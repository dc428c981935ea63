import { expect, test } from 'vitest';
import { CATEGORIES } from '#core/base/category.ts';
import { BriefcaseMedical } from '#kit/icon/drawings/categories/briefcase-medical.ts';
import { Bug } from '#kit/icon/drawings/categories/bug.ts';
import { CalendarDays } from '#kit/icon/drawings/categories/calendar-days.ts';
import { Cannabis } from '#kit/icon/drawings/categories/cannabis.ts';
import { CircleEllipsis } from '#kit/icon/drawings/categories/circle-ellipsis.ts';
import { Droplets } from '#kit/icon/drawings/categories/droplets.ts';
import { Flame } from '#kit/icon/drawings/categories/flame.ts';
import { HandHeart } from '#kit/icon/drawings/categories/hand-heart.ts';
import { Heater } from '#kit/icon/drawings/categories/heater.ts';
import { KeyRound } from '#kit/icon/drawings/categories/key-round.ts';
import { LayoutGrid } from '#kit/icon/drawings/categories/layout-grid.ts';
import { Microwave } from '#kit/icon/drawings/categories/microwave.ts';
import { ShieldAlert } from '#kit/icon/drawings/categories/shield-alert.ts';
import { Volume2 } from '#kit/icon/drawings/categories/volume-2.ts';
import { draw } from '#kit/test/draw.ts';
import { CategoryIcon } from './CategoryIcon.tsx';

/** The icon of each category (ISSUES-3). */
const ICONS = [
  ['All categories', LayoutGrid],
  ['Access', KeyRound],
  ['Fire', Flame],
  ['Heating', Heater],
  ['Illicit substances', Cannabis],
  ['Kitchen appliances', Microwave],
  ['Medical', BriefcaseMedical],
  ['Noise complaint', Volume2],
  ['Other', CircleEllipsis],
  ['Pests', Bug],
  ['RLA events', CalendarDays],
  ['Safety concern', ShieldAlert],
  ['Water', Droplets],
  ['Welfare', HandHeart],
] as const;

const drawn = (category: (typeof CATEGORIES)[number]) =>
  draw(<CategoryIcon category={category} />).container.querySelector('svg');

// ISSUES-3
test.each(ICONS)('%s has its icon', (category, icon) => {
  const svg = drawn(category);
  expect(svg?.querySelector('path')).toHaveAttribute('d', icon);
  expect(svg?.getBoundingClientRect().width).toBe(22);
});

// ISSUES-3
test('each of the 14 categories has an icon of its own', () => {
  expect(ICONS.map(([category]) => category)).toEqual(CATEGORIES);
  expect(new Set(CATEGORIES.map((category) => drawn(category)?.innerHTML)).size).toBe(14);
});
