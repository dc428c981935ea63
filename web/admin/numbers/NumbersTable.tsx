import { shareRange } from '#core/share-range.ts';
import type { Column } from '#kit/data-table/column.ts';
import { DataTable } from '#kit/data-table/DataTable.tsx';
import { numbersMessages as words } from './messages.ts';
import type { NumberedStep } from './numbered-tree.ts';

type Row = NumberedStep & Record<'_id' | 'reached' | 'seconds' | 'escalated' | 'answers', string>;

const shareOf = (count: number, of: number): string =>
  of === 0 ? words.number(count) : words.share(count, of, shareRange(count, of));

const rowOf = (step: NumberedStep): Row => {
  const { walks, visits, seconds, escalated } = step.counted;
  return {
    ...step,
    _id: step.id,
    reached: words.reached(walks, visits),
    seconds: seconds === null ? words.unknownTime : words.time(seconds),
    escalated: shareOf(escalated, walks),
    answers: step.ways
      .map(({ answers, to, count, share }) => words.saidWay(answers, to, count, share))
      .join('; '),
  };
};

const { columns: headers } = words;

const columns: readonly Column<Row>[] = [
  {
    field: 'text',
    header: headers.step,
    type: 'text',
    width: 240,
    format: ({ number, text }) => `${number}. ${text}`,
  },
  { field: 'reached', header: headers.reached, type: 'text', width: 96 },
  { field: 'seconds', header: headers.seconds, type: 'text', width: 112 },
  { field: 'escalated', header: headers.escalated, type: 'text', width: 160 },
  {
    field: 'counted',
    header: headers.stopped,
    type: 'text',
    width: 112,
    format: ({ counted }) => words.number(counted.stopped),
  },
  { field: 'answers', header: headers.answers, type: 'text', width: 280 },
];

/** The numbers of each step as a table (NUMBERS-7). */
export const NumbersTable = ({ steps }: { steps: readonly NumberedStep[] }) => (
  <DataTable label={words.table} columns={columns} rows={steps.map(rowOf)} />
);
