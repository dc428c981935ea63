import { confidenceInterval } from '#core/analytics/confidence-interval.ts';
import type { Column } from '#kit/layout/data-table/column.ts';
import { DataTable } from '#kit/layout/data-table/DataTable.tsx';
import { isolated } from '../../../guide/isolated.tsx';
import { Spoken } from '../../base/Written.tsx';
import { numbersMessages as words } from './messages.ts';
import type { NumberedStep } from './numbered-tree.ts';
import classes from './TreeNumbersPage.module.css';

type Row = NumberedStep & Record<'_id' | 'reached' | 'seconds' | 'escalated', string>;

const shareOf = (count: number, of: number): string =>
  of === 0 ? words.number(count) : words.share(count, of, confidenceInterval(count, of));

const rowOf = (step: NumberedStep): Row => {
  const { walks, visits, seconds, escalated } = step.counted;
  return {
    ...step,
    _id: step.id,
    reached: words.reached(walks, visits),
    seconds: seconds === null ? words.unknownTime : words.time(seconds),
    escalated: shareOf(escalated, walks),
  };
};

const { columns: headers } = words;

const columns: readonly Column<Row>[] = [
  {
    field: 'text',
    header: headers.step,
    type: 'customTypeOne',
    width: 208,
    render: ({ number, text, lang }) => (
      <Spoken lang={lang} within={(said) => `${number}. ${said}`}>
        {isolated(text)}
      </Spoken>
    ),
  },
  { field: 'reached', header: headers.reached, type: 'text', width: 88 },
  { field: 'seconds', header: headers.seconds, type: 'text', width: 112 },
  {
    field: 'escalated',
    header: headers.escalated,
    type: 'customTypeOne',
    width: 152,
    render: ({ escalated }) => escalated,
  },
  {
    field: 'counted',
    header: headers.stopped,
    type: 'text',
    width: 88,
    format: ({ counted }) => words.number(counted.stopped),
  },
  {
    field: 'ways',
    header: headers.answers,
    type: 'customTypeOne',
    width: 264,
    render: ({ ways }) => (
      <ul className={classes.answers}>
        {ways.map(({ answers, lang, to, count, share }) => (
          <li key={answers}>
            <Spoken lang={lang} within={(said) => words.wayTaken(said, to, count, share)}>
              {isolated(answers)}
            </Spoken>
          </li>
        ))}
      </ul>
    ),
  },
];

/** The numbers of each step as a table (NUMBERS-7). */
export const NumbersTable = ({ steps }: { steps: readonly NumberedStep[] }) => (
  <DataTable label={words.table} columns={columns} rows={steps.map(rowOf)} />
);
