import { Type, type Static } from 'typebox';
import { Count, orNull } from '../base/schema.ts';

/** The minutes that walks took, from 0. They are null if no walk has an end. */
const Minutes = Type.Object({
  /** The number of walks whose end is not before their start. */
  measured: Count,
  /** The median in whole minutes, or a half between two of them. */
  median: orNull(Type.Number()),
});

const EscalatedRecord = Type.Object({
  record: Type.String(),
  title: Type.String(),
  /** A campus day, YYYY-MM-DD. */
  startDate: Type.String(),
});

/** The charts of analytics (ANALYTICS-21), in days and hours of the campus; rows without an attendance are left out. */
export const AnalyticsCharts = Type.Object({
  total: Count,
  /** The days, in order. */
  days: Type.Array(Type.Object({ day: Type.String(), count: Count })),
  /** `weekday` 1 is Monday, 7 Sunday; `hour` 0 to 23. */
  hours: Type.Array(
    Type.Object({
      weekday: Type.Integer({ minimum: 1, maximum: 7 }),
      hour: Type.Integer({ minimum: 0, maximum: 23 }),
      count: Count,
    }),
  ),
  outcomes: Type.Array(Type.Object({ category: Type.String(), resolved: Count, escalated: Count })),
  minutes: Type.Object({
    all: Minutes,
    categories: Type.Array(Type.Object({ category: Type.String(), ...Minutes.properties })),
  }),
  /** The procedures, each with the title of its latest walk. */
  issues: Type.Array(
    Type.Object({ issue: Type.String(), title: Type.String(), attended: Count, escalated: Count }),
  ),
  /** The areas that any walk has, the busiest first. Areas that nobody chose are missing (AREAS-13). */
  areas: Type.Array(Type.Object({ area: Type.String(), resolved: Count, escalated: Count })),
  /** The answers to escalations. They are absent from a former release, and if nobody was told about any escalation (ANALYTICS-29). */
  answers: Type.Optional(
    Type.Object({
      answered: Count,
      unanswered: Count,
      /** The newest escalated records that nobody took. */
      open: Type.Array(EscalatedRecord),
      /** The median in whole minutes until somebody took the escalation, or a half between two of them. */
      median: orNull(Type.Number()),
      slowest: orNull(Type.Object({ ...EscalatedRecord.properties, minutes: Count })),
    }),
  ),
});
export type AnalyticsCharts = Static<typeof AnalyticsCharts>;

/** The issues and people that analytics can be narrowed to, by title and by name, and the campus's time zone. */
export const AnalyticsChoices = Type.Object({
  issues: Type.Array(
    Type.Object({ _id: Type.String(), title: Type.String(), isArchived: Type.Boolean() }),
  ),
  /** The first 1,000 advisors who have attendances that count. */
  advisors: Type.Array(Type.String()),
  /** The areas in records. The list is empty if no record has one (AREAS-10). */
  areas: Type.Array(Type.String()),
  timeZone: Type.String(),
});
export type AnalyticsChoices = Static<typeof AnalyticsChoices>;

/** Returns the day of the week of a day YYYY-MM-DD: 1 is Monday, 7 Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** Returns the median of values given with their frequencies, in any order, or null if there are none. */
export function medianOf(values: readonly { value: number; count: number }[]): number | null {
  const inOrder = values.filter(({ count }) => count > 0).toSorted((a, b) => a.value - b.value);
  const all = inOrder.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  /** Returns the value at a place in the sorted list, counted from 0. */
  const at = (place: number): number => {
    let before = 0;
    for (const { value, count } of inOrder) {
      before += count;
      if (place < before) return value;
    }
    return 0;
  };
  return (at(Math.floor((all - 1) / 2)) + at(Math.floor(all / 2))) / 2;
}
