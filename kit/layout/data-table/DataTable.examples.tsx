import { useState } from 'react';
import { Button } from '../../controls/button/Button.tsx';
import type { ComponentExamples } from '../../base/example.ts';
import { CircleCheck } from '../../icon/drawings/signs/circle-check.ts';
import { Icon } from '../../icon/Icon.tsx';
import { Label } from '../../controls/label/Label.tsx';
import { DataTable } from './DataTable.tsx';
import type { Column, SortOrder } from './column.ts';

interface Loan {
  _id: string;
  title: string;
  borrower: string;
  day: string;
  copies: number | null;
  state: 'Late' | 'Back';
  rating: number;
  active: boolean;
  cover: string;
  shelf: { image: string; text: string };
}

const HILLS = new URL('../image/two-hills.svg', import.meta.url).href;

const loan = (index: number): Loan => ({
  _id: String(index),
  title: ['The long way home', 'Salt', 'A title so long that it needs two lines and then more'][
    index % 3
  ] as string,
  borrower: ['sam.oduya', 'priya.n', 'tom.adeyemi'][index % 3] as string,
  day: `2026-11-${10 + index}`,
  copies: [12, 1.456, null][index % 3] as number | null,
  state: index % 2 ? 'Back' : 'Late',
  rating: [4.5, 0, 3][index % 3] as number,
  active: index % 2 === 0,
  cover: index === 0 ? HILLS : '',
  shelf: { image: HILLS, text: `Shelf ${index}` },
});
const loans = [0, 1, 2, 3].map(loan);

const columns: Column<Loan>[] = [
  { field: 'title', header: 'Title', type: 'text', width: 220 },
  { field: 'borrower', header: 'Borrower', type: 'text', width: 140 },
  {
    field: 'day',
    header: 'Date',
    type: 'date',
    width: 130,
    showSort: true,
    toolTip: 'The day it was lent',
    format: ({ day }) => day.split('-').toReversed().join(' / '),
  },
  { field: 'copies', header: 'Copies', type: 'number', width: 100 },
  {
    field: 'state',
    header: 'State',
    type: 'customTypeOne',
    width: 120,
    render: ({ state }) => <Label tone={state === 'Late' ? 'danger' : 'positive'}>{state}</Label>,
  },
  { field: 'rating', header: 'Rating', type: 'rating', width: 120 },
];

const Sorted = () => {
  const [sort, setSort] = useState<{ field: string; order: SortOrder }>({
    field: 'day',
    order: 'desc',
  });
  const direction = sort.order === 'asc' ? 1 : -1;
  const rows = loans.toSorted((a, b) => direction * a.day.localeCompare(b.day));
  return (
    <DataTable
      label="Loans"
      columns={columns}
      rows={rows}
      sort={sort}
      onSort={(field, order) => setSort({ field, order })}
    />
  );
};

const Switched = () => {
  const [rows, setRows] = useState(loans.slice(0, 2));
  const onToggle = ({ _id }: Loan, active: boolean): void =>
    setRows(rows.map((row) => (row._id === _id ? { ...row, active } : row)));
  return (
    <DataTable
      label="Pictures and switches"
      rowName={({ title }) => title}
      rows={rows}
      columns={[
        { field: 'cover', header: 'Cover', type: 'image', format: () => 'Cover' },
        { field: 'shelf', header: 'Shelf', type: 'image-text' },
        {
          field: 'state',
          header: 'Seen',
          type: 'icon',
          render: () => <Icon icon={CircleCheck} label="Seen" />,
        },
        { field: 'active', header: 'Active', type: 'toggle', onToggle },
      ]}
    />
  );
};

export const examples: ComponentExamples = {
  name: 'Data table',
  wide: true,
  examples: {
    default: () => <Sorted />,
    'pictures, icon, toggle': () => <Switched />,
    'colours of columns and cells': () => (
      <DataTable
        label="Coloured"
        rows={loans.slice(0, 2)}
        columns={[
          { field: 'title', header: 'Title', type: 'text', fontColor: 'var(--brand)' },
          {
            field: 'copies',
            header: 'Copies',
            type: 'number',
            backgroundColor: 'var(--sunken)',
            cellColor: ({ state }) => (state === 'Late' ? 'var(--danger-subtle)' : undefined),
            cellFontColor: ({ state }) => (state === 'Late' ? 'var(--danger)' : undefined),
          },
        ]}
      />
    ),
    'two fixed columns, fixed widths': () => (
      <div style={{ maxWidth: 480 }}>
        <DataTable
          label="Scrolls sideways"
          rows={loans.slice(0, 2)}
          columns={columns.map((column, index) => ({
            ...column,
            isFixed: index < 2,
            fixedColumnWidths: index < 2,
          }))}
        />
      </div>
    ),
    empty: () => <DataTable label="Nothing" rows={[]} columns={columns} />,
    footer: () => (
      <DataTable
        label="With a footer"
        rows={loans.slice(0, 1)}
        columns={columns}
        footer={<Button>Next</Button>}
      />
    ),
  },
};
