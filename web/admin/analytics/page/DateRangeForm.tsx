import { useState } from 'react';
import { isDateRange } from '#core/analytics/analytics.ts';
import { dayAfter } from '#core/base/day.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { Download } from '#kit/icon/drawings/actions/download.ts';
import { adminMessages } from '../../base/messages.ts';
import line from '../FieldLine.module.css';
import { analyticsMessages } from '../messages.ts';
import classes from './DateRangeForm.module.css';

const words = adminMessages.analytics;

type Days = { startDate: string; endDate: string };

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** Ranges that a server asks for, by a button each, as days around `today`, a day YYYY-MM-DD of the campus. */
export const DATE_PRESETS: readonly { name: string; daysAt: (today: string) => Days }[] = [
  { name: analyticsMessages.today, daysAt: (today) => ({ startDate: today, endDate: today }) },
  ...[7, 30, 90].map((count) => ({
    name: analyticsMessages.lastDays(count),
    daysAt: (today: string) => ({ startDate: dayAfter(today, 1 - count), endDate: today }),
  })),
  {
    name: analyticsMessages.thisMonth,
    daysAt: (today) => ({ startDate: firstOfMonth(today), endDate: today }),
  },
  {
    name: analyticsMessages.lastMonth,
    daysAt: (today) => {
      const endDate = dayAfter(firstOfMonth(today), -1);
      return { startDate: firstOfMonth(endDate), endDate };
    },
  },
];

interface DateRangeFormProps {
  /** The days of the results shown, which the fields start with; '' if there is none. */
  start: { startDate: string; endDate: string };
  onShow: (startDate: string, endDate: string) => void;
  /** Absent until results provide a file. */
  onDownload: (() => void) | undefined;
  isDownloading: boolean;
  /** The day it is on the campus, YYYY-MM-DD. */
  findToday: () => string;
}

/** Both dates, then results (ANALYTICS-2); then the file (ANALYTICS-3). */
export const DateRangeForm = ({
  start,
  onShow,
  onDownload,
  isDownloading,
  findToday,
}: DateRangeFormProps) => {
  const [startDate, setStartDate] = useState(start.startDate);
  const [endDate, setEndDate] = useState(start.endDate);
  const [shown, setShown] = useState(start);
  // Back, or the tab of the menu, shows other days than those in the fields.
  if (shown.startDate !== start.startDate || shown.endDate !== start.endDate) {
    setShown(start);
    setStartDate(start.startDate);
    setEndDate(start.endDate);
  }
  const isOutOfOrder = startDate !== '' && endDate !== '' && endDate < startDate;
  return (
    <form
      className={`${line.line} ${classes.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (isDateRange(startDate, endDate)) onShow(startDate, endDate);
      }}
    >
      <div className={line.field}>
        <TextInput label={words.startDate} type="date" value={startDate} onChange={setStartDate} />
      </div>
      <div className={line.field}>
        <TextInput
          label={words.endDate}
          type="date"
          // Not before the start (ANALYTICS-2).
          min={startDate}
          value={endDate}
          onChange={setEndDate}
          error={isOutOfOrder ? words.outOfOrder : undefined}
        />
      </div>
      <Button variant="primary" type="submit" disabled={!isDateRange(startDate, endDate)}>
        {words.show}
      </Button>
      <span className={`${line.beside} ${classes.download}`}>
        <Button
          icon={<Icon icon={Download} size={18} />}
          disabled={onDownload === undefined}
          busy={isDownloading}
          onClick={onDownload}
        >
          {words.download}
        </Button>
      </span>
      <div className={classes.presets} role="group" aria-label={analyticsMessages.fillIn}>
        {DATE_PRESETS.map(({ name, daysAt }) => (
          <button
            key={name}
            type="button"
            className={classes.preset}
            // A range is an answer to 'Which days?' (ANALYTICS-25).
            onClick={() => {
              const days = daysAt(findToday());
              setStartDate(days.startDate);
              setEndDate(days.endDate);
              onShow(days.startDate, days.endDate);
            }}
          >
            {name}
          </button>
        ))}
      </div>
    </form>
  );
};
