import { weekdayOf, type AnalyticsCharts } from '#core/analytics/analytics-charts.ts';
import { dayAfter } from '#core/base/day.ts';
import { wilsonRange } from '#core/analytics/confidence-interval.ts';
import { displayName } from '#core/base/display-name.ts';
import { analyticsMessages as words, type Unit } from '../messages.ts';

/** The smallest number of records for a finding about a day, a category or an issue (ANALYTICS-22). */
const ENOUGH = 10;
/** The smallest number of records for a finding about the 168 hours of a week. */
const ENOUGH_FOR_HOURS = 20;
/** The smallest number of records of a category or an issue that a finding may name. */
const ENOUGH_OF_ONE = 5;

/** Returns the escalation rate of `hits` out of `all`, with its range. */
export const rateOf = (hits: number, all: number) => ({
  hits,
  all,
  rate: all === 0 ? 0 : hits / all,
  ...wilsonRange(hits, all),
});

export const rateOfAll = ({ total, outcomes }: AnalyticsCharts) =>
  rateOf(
    outcomes.reduce((sum, { escalated }) => sum + escalated, 0),
    total,
  );

const sentences = (...parts: (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(' ');

/** Returns the number of days from the first to the last, both included; at least 1. */
export function daysFrom(startDate: string, endDate: string): number {
  return Math.round((Date.parse(endDate) - Date.parse(startDate)) / 86_400_000) + 1;
}

export function dayFinding(
  { total, days }: AnalyticsCharts,
  { startDate, endDate }: { startDate: string; endDate: string },
): string {
  if (total < ENOUGH) return words.days.tooFew(total, days.length);
  const most = Math.max(...days.map(({ count }) => count));
  const tops = days.filter(({ count }) => count === most);
  const all = daysFrom(startDate, endDate);
  const [top] = tops;
  return sentences(
    top !== undefined && tops.length === 1
      ? words.days.most(top.day, most, total)
      : words.days.mostOn(tops.length, most),
    words.days.none(all - days.length, all),
  );
}

export function hourFinding({ total, hours }: AnalyticsCharts): string {
  if (total < ENOUGH_FOR_HOURS) return words.hoursOfWeek.tooFew(total, hours.length);
  const most = Math.max(...hours.map(({ count }) => count));
  const tops = hours.filter(({ count }) => count === most);
  const [top] = tops;
  return top !== undefined && tops.length === 1
    ? words.hoursOfWeek.most(top.weekday, top.hour, most, total)
    : words.hoursOfWeek.mostIn(tops.length, most);
}

export type Outcomes = {
  readonly name: string;
  readonly resolved: number;
  readonly escalated: number;
};

/** The names by which outcomes are grouped: categories or areas, each with words of its own. */
export type OutcomesBy = 'outcomes' | 'areas';

/** Returns the outcomes by category, or by area, where records without an area come last (AREAS-13). */
export function outcomesBy(by: OutcomesBy, charts: AnalyticsCharts): readonly Outcomes[] {
  const { total, outcomes, areas } = charts;
  if (by === 'outcomes')
    return outcomes.map(({ category, ...rest }) => ({ name: displayName(category), ...rest }));
  const named = areas.map(({ area: name, ...rest }) => ({ name, ...rest }));
  const sum = (of: (one: Outcomes) => number) => named.reduce((all, one) => all + of(one), 0);
  const escalated = rateOfAll(charts).hits - sum((one) => one.escalated);
  const resolved = total - sum((one) => one.resolved + one.escalated) - escalated;
  const rest = { name: words.areas.none, resolved, escalated };
  return resolved + escalated > 0 ? [...named, rest] : named;
}

/** Returns a sentence about the name whose outcomes stand out. */
export function outcomeFinding(by: OutcomesBy, charts: AnalyticsCharts): string {
  const { compared, noneApart } = words[by];
  const outcomes = outcomesBy(by, charts);
  const all = rateOfAll(charts);
  if (all.all < ENOUGH) return words.outcomes.tooFew(all.hits, all.all, compared);
  const [first] = outcomes
    .map(({ name, resolved, escalated }) => ({ name, ...rateOf(escalated, resolved + escalated) }))
    .filter((one) => one.all >= ENOUGH_OF_ONE && one.low > all.rate)
    .toSorted((a, b) => b.low - a.low);
  return sentences(
    words.outcomes.all(all),
    outcomes.length > 1 &&
      (first ? words.outcomes.apart(first.name, first.hits, first.all) : noneApart),
  );
}

export function minutesFinding({ total, minutes }: AnalyticsCharts): string {
  const { measured, median } = minutes.all;
  if (median === null) return words.minutes.none;
  const without = total > measured && words.minutes.without(total - measured);
  if (measured < ENOUGH) return sentences(words.minutes.tooFew(median, measured), without);
  const known = minutes.categories.filter((one) => one.measured >= ENOUGH_OF_ONE);
  const [longest, next] = known.toSorted((a, b) => (b.median ?? 0) - (a.median ?? 0));
  return sentences(
    words.minutes.half(median, measured),
    longest &&
      next &&
      longest.median !== next.median &&
      words.minutes.longest(displayName(longest.category), longest.median ?? 0),
    without,
  );
}

export function answersFinding({
  answered,
  unanswered,
}: NonNullable<AnalyticsCharts['answers']>): string {
  const all = answered + unanswered;
  if (all === 0) return words.answers.none;
  return unanswered === 0 ? words.answers.all(all) : words.answers.without(unanswered, all);
}

/** Returns the issues with their rates, sorted by the lower end of the range, so that those whose rate is surely high come first. */
export const issueRates = ({ issues }: AnalyticsCharts) =>
  issues
    .map(({ attended, escalated, ...issue }) => ({ ...issue, ...rateOf(escalated, attended) }))
    .toSorted((a, b) => b.low - a.low || b.all - a.all);

/** The number of titles that a sentence names. */
const NAMED = 2;

export function rateFinding(charts: AnalyticsCharts): string {
  const { rate } = rateOfAll(charts);
  if (charts.total < ENOUGH) return words.rates.tooFew(charts.total);
  const apart = issueRates(charts).filter((one) => one.all >= ENOUGH_OF_ONE && one.low > rate);
  if (apart.length === 0) return words.rates.noneApart(rate);
  const titles = apart.slice(0, NAMED).map(({ title }) => title);
  const named = words.rates.more(titles.join(', '), apart.length - titles.length);
  return words.rates.apart(named, apart.length, rate);
}

/** The most bars that can be told apart: beyond that, days are drawn as weeks, and weeks as months. */
const BARS_DRAWN = 100;

type Bar = { day: string; count: number };
type Days = { startDate: string; endDate: string };

/** A function for each unit that names a bar: by its day, by its Monday, or by the first of its month. */
const NAMED_BY: { readonly [unit in Unit]: (day: string) => string } = {
  day: (day) => day,
  week: (day) => dayAfter(day, 1 - weekdayOf(day)),
  month: (day) => `${day.slice(0, 7)}-01`,
};

function unitOf(length: number): Unit {
  if (length <= BARS_DRAWN) return 'day';
  return length <= 7 * BARS_DRAWN ? 'week' : 'month';
}

/** Returns the bars of a range, including empty ones; if the range is too long to draw, only those from the first to the last record (ANALYTICS-26). */
export function barsOf(
  days: readonly Bar[],
  range: Days,
): { bars: readonly Bar[]; unit: Unit; drawn: Days; isCut: boolean } {
  const isLong = daysFrom(range.startDate, range.endDate) > BARS_DRAWN;
  const [first, last] = [days[0], days.at(-1)];
  const drawn = isLong && first && last ? { startDate: first.day, endDate: last.day } : range;
  const length = daysFrom(drawn.startDate, drawn.endDate);
  const unit = unitOf(length);
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  const all = Array.from({ length }, (_, index) => {
    const day = dayAfter(drawn.startDate, index);
    return { day, count: counts.get(day) ?? 0 };
  });
  const bars = [...Map.groupBy(all, ({ day }) => NAMED_BY[unit](day))].map(([day, own]) => ({
    day,
    count: own.reduce((sum, { count }) => sum + count, 0),
  }));
  const isCut = drawn.startDate !== range.startDate || drawn.endDate !== range.endDate;
  return { bars, unit, drawn, isCut };
}
