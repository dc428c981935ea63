import { isDateRange } from '#core/analytics/analytics.ts';
import { dayAfter } from '#core/base/day.ts';
import { DayInputs, FilterLine } from '../../shared/filters/FilterLine.tsx';
import { useTyped } from '../../shared/filters/filters.ts';
import { analyticsMessages as words } from '../messages.ts';
import classes from './DateRangeForm.module.css';

type Days = { startDate: string; endDate: string };

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** The ranges that people often ask for, each as a button, as days around `today`, which is the campus's day as YYYY-MM-DD. */
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

interface DateRangeFormProps {
  /** The days of the results shown, with which the fields start; '' if there are none. */
  start: { startDate: string; endDate: string };
  onShow: (startDate: string, endDate: string) => void;
  /** Returns the current day on the campus as YYYY-MM-DD. */
  findToday: () => string;
}

/** The form for the two dates, both of which are needed for results (ANALYTICS-2). */
export const DateRangeForm = ({ start, onShow, findToday }: DateRangeFormProps) => {
  const { typed, type } = useTyped(start);
  const { startDate, endDate } = typed;
  return (
    <FilterLine
      className={classes.form}
      show={words.show}
      canShow={isDateRange(startDate, endDate)}
      onShow={() => onShow(startDate, endDate)}
      after={
        <div className={classes.presets} role="group" aria-label={words.fillIn}>
          {DATE_PRESETS.map(({ name, daysAt }) => (
            <button
              key={name}
              type="button"
              className={classes.preset}
              // A range answers the question 'Which days?', so its results are shown right away (ANALYTICS-19).
              onClick={() => {
                const days = daysAt(findToday());
                type(days);
                onShow(days.startDate, days.endDate);
              }}
            >
              {name}
            </button>
          ))}
        </div>
      }
    >
      <DayInputs
        start={{
          label: words.startDate,
          value: startDate,
          onChange: (day) => type({ startDate: day }),
        }}
        end={{ label: words.endDate, value: endDate, onChange: (day) => type({ endDate: day }) }}
        outOfOrder={words.outOfOrder}
      />
    </FilterLine>
  );
};
