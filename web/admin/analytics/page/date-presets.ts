import { dayAfter } from '#core/base/day.ts';
import { analyticsMessages as words } from '../messages.ts';

type Days = { startDate: string; endDate: string };

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** Ranges that a server asks for, by a button each, as days around `today`, a day YYYY-MM-DD of the campus. */
export const DATE_PRESETS: readonly { name: string; daysAt: (today: string) => Days }[] = [
  { name: words.today, daysAt: (today) => ({ startDate: today, endDate: today }) },
  ...[7, 30, 90].map((count) => ({
    name: words.lastDays(count),
    daysAt: (today: string) => ({ startDate: dayAfter(today, 1 - count), endDate: today }),
  })),
  {
    name: words.thisMonth,
    daysAt: (today) => ({ startDate: firstOfMonth(today), endDate: today }),
  },
  {
    name: words.lastMonth,
    daysAt: (today) => {
      const endDate = dayAfter(firstOfMonth(today), -1);
      return { startDate: firstOfMonth(endDate), endDate };
    },
  },
];
