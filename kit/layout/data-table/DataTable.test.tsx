import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../test/draw.ts';
import { DataTable } from './DataTable.tsx';
import { formatNumber } from './column.ts';
import type { Column, SortOrder } from './column.ts';

interface Line {
  _id: string;
  name: string;
  amount?: number | null;
  active?: boolean;
  image?: { image: string; text: string };
}

const nameColumn: Column<Line> = { field: 'name', header: 'Name', type: 'text', showSort: true };
const amountColumn: Column<Line> = { field: 'amount', header: 'Amount', type: 'number' };
const long = 'A very long text that takes more than the two lines a cell gives it.'.repeat(5);
const lines: Line[] = [
  { _id: 'a', name: 'Ash', amount: 4 },
  { _id: 'b', name: long, amount: 2.345 },
];
const cell = (name: string) => page.getByRole('cell', { name, exact: true });
const style = (name: string): CSSStyleDeclaration => getComputedStyle(cell(name).element());

const lefts = (): number[] =>
  page
    .getByRole('columnheader')
    .elements()
    .map((header) => header.getBoundingClientRect().left);

// KIT-11, KIT-12
test.each([
  [7, '7'],
  [-3, '-3'],
  [2.5, '2.50'],
  [2.345, '2.35'],
  ['12', '12'],
  [0, '0'],
  [null, '0'],
  [undefined, '0'],
  ['', '0'],
  ['none', '0'],
])('the number %j is shown as %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

// KIT-11, KIT-12
test('the header is 44 px high and rows 64 px; long text is cut and whole in its tooltip', () => {
  draw(<DataTable label="Lines" columns={[nameColumn, amountColumn]} rows={lines} />);
  const heights = page
    .getByRole('row')
    .elements()
    .map((row) => row.getBoundingClientRect().height);
  expect(heights).toEqual([44, 64, 64]);
  expect(page.getByTitle(long).element().getBoundingClientRect().height).toBe(40);
});

// ANALYTICS-5, KIT-11
test('a header sorts ascending first, then in turn, and says so', async () => {
  const onSort = vi.fn<(field: string, order: SortOrder) => void>();
  const Owner = () => {
    const [sort, setSort] = useState<{ field: string; order: SortOrder }>();
    return (
      <DataTable
        label="Lines"
        columns={[nameColumn, amountColumn]}
        rows={lines}
        sort={sort}
        onSort={(field, order) => {
          onSort(field, order);
          setSort({ field, order });
        }}
      />
    );
  };
  draw(<Owner />);
  const header = page.getByRole('columnheader', { name: 'Name' });
  const button = page.getByRole('button', { name: 'Name' });
  await expect.element(header).not.toHaveAttribute('aria-sort');
  await button.click();
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
  await button.click();
  await expect.element(header).toHaveAttribute('aria-sort', 'descending');
  await button.click();
  await expect
    .poll(() => onSort.mock.calls)
    .toEqual([
      ['name', 'asc'],
      ['name', 'desc'],
      ['name', 'asc'],
    ]);
  await expect.element(page.getByRole('button', { name: 'Amount' })).not.toBeInTheDocument();
});

// ANALYTICS-4
test('an empty table says so', async () => {
  draw(<DataTable label="Lines" columns={[nameColumn]} rows={[]} />);
  await expect.element(cell('No data to display')).toBeVisible();
});

// KIT-11
test('a table draws images with text, custom cells, toggles and formatted text', async () => {
  const onToggle = vi.fn<(row: Line, active: boolean) => void>();
  const row: Line = { _id: 'a', name: 'Ash', active: false, image: { image: '', text: 'Bark' } };
  draw(
    <DataTable
      label="Lines"
      rowName={({ name }) => name}
      rows={[row]}
      columns={[
        { ...nameColumn, format: ({ name }) => name.toUpperCase() },
        { field: 'image', header: 'Image', type: 'image-text' },
        { field: '_id', header: 'Own', type: 'customTypeOne', render: ({ _id }) => <b>[{_id}]</b> },
        { field: 'active', header: 'Active', type: 'toggle', onToggle },
        { field: 'amount', header: 'Rating', type: 'rating' },
      ]}
    />,
  );
  await expect.element(cell('ASH')).toBeVisible();
  await expect.element(page.getByText('Bark')).toBeVisible();
  await expect.element(cell('[a]')).toBeVisible();
  await expect.element(cell('Not rated')).toBeVisible();
  await page.getByRole('switch', { name: 'Active, Ash' }).click();
  await expect.poll(() => onToggle).toHaveBeenCalledWith(row, true);
});

// KIT-11
test('a table draws images, icons, dates and ratings, and a header its tooltip', async () => {
  const felled: Line = { _id: 'a', name: '2026-11-09', amount: 3.5 };
  draw(
    <DataTable
      label="Lines"
      rows={[felled]}
      columns={[
        { field: '_id', header: 'Cover', type: 'image', format: () => 'A tree' },
        { field: 'active', header: 'Icon', type: 'icon', render: () => <svg role="img" /> },
        {
          field: 'name',
          header: 'Date',
          type: 'date',
          toolTip: 'The day it was felled',
          format: ({ name }) => name.split('-').toReversed().join('.'),
        },
        { field: 'amount', header: 'Rating', type: 'rating' },
      ]}
    />,
  );
  await expect.element(cell('A tree').getByRole('img', { name: 'A tree' })).toBeVisible();
  expect(page.getByRole('cell').nth(1).element().firstElementChild?.tagName).toBe('svg');
  await expect.element(cell('09.11.2026')).toBeVisible();
  await expect.element(page.getByRole('img', { name: '3.5 of 5 stars' })).toBeVisible();
  const date = page.getByRole('columnheader', { name: 'Date' });
  await expect.element(date).toHaveAttribute('title', 'The day it was felled');
});

// KIT-11
test('the colors of a cell override those of its column', () => {
  draw(
    <DataTable
      label="Lines"
      rows={lines}
      columns={[
        {
          ...amountColumn,
          fontColor: 'rgb(1, 2, 3)',
          backgroundColor: 'rgb(4, 5, 6)',
          cellColor: ({ _id }) => (_id === 'a' ? 'rgb(7, 8, 9)' : undefined),
          cellFontColor: ({ _id }) => (_id === 'b' ? 'rgb(9, 8, 7)' : undefined),
        },
      ]}
    />,
  );
  expect(style('4')).toMatchObject({ color: 'rgb(1, 2, 3)', backgroundColor: 'rgb(7, 8, 9)' });
  expect(style('2.35')).toMatchObject({
    color: 'rgb(9, 8, 7)',
    backgroundColor: 'rgb(4, 5, 6)',
  });
});

// KIT-11
test('columns with a fixed width keep it, and the others share the rest', () => {
  draw(
    <div style={{ width: 800 }}>
      <DataTable
        label="Lines"
        rows={lines}
        columns={[
          { ...nameColumn, fixedColumnWidths: true, width: 150 },
          amountColumn,
          { field: '_id', header: 'Id', type: 'text' },
        ]}
      />
    </div>,
  );
  const widths = page
    .getByRole('columnheader')
    .elements()
    .map((header) => header.getBoundingClientRect().width);
  expect(widths).toEqual([150, 324, 324]);
});

// KIT-11
test('a second fixed column stays next to the first', async () => {
  draw(
    <div style={{ width: 400 }}>
      <DataTable
        label="Lines"
        rows={lines}
        columns={[
          { ...nameColumn, isFixed: true, width: 150 },
          { ...amountColumn, isFixed: true, width: 100 },
          { field: '_id', header: 'Id', type: 'text', width: 600 },
        ]}
      />
    </div>,
  );
  const [first, second, third] = lefts();
  const region = page.getByRole('region', { name: 'Lines' });
  await expect.element(region).toBeVisible();
  region.element().scrollLeft = 200;
  expect(lefts()).toEqual([first, second, (third ?? 0) - 200]);
});

// KIT-11
test('a narrow table scrolls sideways by keyboard, and its fixed column stays', async () => {
  draw(
    <div style={{ width: 300 }}>
      <DataTable
        label="Lines"
        rows={lines}
        columns={[
          { ...nameColumn, isFixed: true, fixedColumnWidths: true, width: 150 },
          { ...amountColumn, width: 400 },
        ]}
      />
    </div>,
  );
  const region = page.getByRole('region', { name: 'Lines' });
  const header = page.getByRole('columnheader', { name: 'Name' }).element();
  const before = header.getBoundingClientRect();
  expect(before.width).toBe(150);
  await expect.element(region).toBeVisible();
  (region.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(() => region.element().scrollLeft).toBeGreaterThan(20);
  expect(header.getBoundingClientRect().left).toBe(before.left);
  await expect.element(page.getByText('Scroll sideways for more columns')).toBeVisible();
});
