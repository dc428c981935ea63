import { expect, test } from 'vitest';
import { CATEGORIES } from '#core/base/category.ts';
import { BriefcaseMedical } from '#kit/icon/drawings/briefcase-medical.ts';
import { Bug } from '#kit/icon/drawings/bug.ts';
import { CalendarDays } from '#kit/icon/drawings/calendar-days.ts';
import { Cannabis } from '#kit/icon/drawings/cannabis.ts';
import { CircleEllipsis } from '#kit/icon/drawings/circle-ellipsis.ts';
import { Droplets } from '#kit/icon/drawings/droplets.ts';
import { Flame } from '#kit/icon/drawings/flame.ts';
import { HandHeart } from '#kit/icon/drawings/hand-heart.ts';
import { Heater } from '#kit/icon/drawings/heater.ts';
import { KeyRound } from '#kit/icon/drawings/key-round.ts';
import { LayoutGrid } from '#kit/icon/drawings/layout-grid.ts';
import { Microwave } from '#kit/icon/drawings/microwave.ts';
import { ShieldAlert } from '#kit/icon/drawings/shield-alert.ts';
import { Volume2 } from '#kit/icon/drawings/volume-2.ts';
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
