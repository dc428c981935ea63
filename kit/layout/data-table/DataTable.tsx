import { useRef, type ReactNode } from 'react';
import { ArrowDown } from '../../icon/drawings/actions/arrow-down.ts';
import { ArrowUp } from '../../icon/drawings/actions/arrow-up.ts';
import { ChevronsUpDown } from '../../icon/drawings/signs/chevrons-up-down.ts';
import { Icon } from '../../icon/Icon.tsx';
import { useOverflows } from '../../base/use-overflows.ts';
import { Cell } from './Cell.tsx';
import hidden from '../../base/hidden.module.css';
import { NO_DATA, SCROLL } from '../../base/messages.ts';
import classes from './DataTable.module.css';
import type { Column, SortOrder, TableRow } from './column.ts';

interface DataTableProps<Row extends TableRow> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  sort?: { field: string; order: SortOrder } | undefined;
  onSort?: (field: keyof Row & string, order: SortOrder) => void;
  /** A row's name, used in the accessible names of its controls. */
  rowName?: (row: Row) => string;
  empty?: ReactNode;
  /** A hint above the columns while some of them are out of sight. */
  scrollHint?: string;
  /** A node under the rows, inside the frame, such as a pager. */
  footer?: ReactNode;
}

/** A column without a width gets at least this many px before the table scrolls sideways. */
const MIN_COLUMN_WIDTH = 120;

/** Returns the offset of each fixed column: the widths of the fixed ones before it. */
const fixedSides = <Row extends TableRow>(columns: readonly Column<Row>[]): number[] => {
  let side = 0;
  return columns.map(({ isFixed, width = MIN_COLUMN_WIDTH }) => {
    const own = side;
    if (isFixed) side += width;
    return own;
  });
};

/** Turns a width in px, meant for the usual text size, into rem, so that it grows with the text. */
const inRem = (px: number | undefined): string | undefined =>
  px === undefined ? undefined : `${px / 16}rem`;

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;
const SORT_ICON = { asc: ArrowUp, desc: ArrowDown } as const;

export const DataTable = <Row extends TableRow>({
  label,
  columns,
  rows,
  sort,
  onSort,
  rowName = ({ _id }) => _id,
  empty = NO_DATA,
  scrollHint = SCROLL,
  footer,
}: DataTableProps<Row>) => {
  const someFixed = columns.some(({ fixedColumnWidths }) => fixedColumnWidths);
  const sides = fixedSides(columns);
  const minWidth = columns.reduce((sum, { width = MIN_COLUMN_WIDTH }) => sum + width, 0);
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useOverflows(box);
  // The table is a tab stop only while it overflows, so that the arrow keys can scroll it.
  const region = { role: 'region', 'aria-label': label, tabIndex: 0 };
  return (
    <div className={classes.frame}>
      {scrolls && <p className={classes.hint}>{scrollHint}</p>}
      <div ref={box} className={classes.scroll} {...(scrolls ? region : {})}>
        <table className={classes.table} style={{ minWidth: inRem(minWidth) }}>
          <caption className={hidden.hidden}>{label}</caption>
          <colgroup>
            {columns.map(({ field, width, fixedColumnWidths }) => (
              <col
                key={field}
                style={{ width: fixedColumnWidths || !someFixed ? inRem(width) : 'auto' }}
              />
            ))}
          </colgroup>
          <thead>
            <tr>
              {columns.map(({ field, header, type, toolTip, showSort, isFixed }, index) => {
                const order = sort?.field === field ? sort.order : undefined;
                return (
                  <th
                    key={field}
                    scope="col"
                    title={toolTip}
                    data-type={type}
                    data-fixed={isFixed}
                    style={isFixed ? { insetInlineStart: inRem(sides[index]) } : undefined}
                    aria-sort={order && ARIA_SORT[order]}
                  >
                    {showSort ? (
                      <button
                        type="button"
                        className={classes.sort}
                        onClick={() => onSort?.(field, order === 'asc' ? 'desc' : 'asc')}
                      >
                        {header}
                        <Icon icon={order ? SORT_ICON[order] : ChevronsUpDown} size={14} />
                      </button>
                    ) : (
                      header
                    )}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row._id}>
                {columns.map((column, index) => (
                  <td
                    key={column.field}
                    data-type={column.type}
                    data-fixed={column.isFixed}
                    style={{
                      insetInlineStart: column.isFixed ? inRem(sides[index]) : undefined,
                      color: column.cellFontColor?.(row) ?? column.fontColor,
                      backgroundColor: column.cellColor?.(row) ?? column.backgroundColor,
                    }}
                  >
                    <Cell row={row} column={column} rowName={rowName(row)} />
                  </td>
                ))}
              </tr>
            ))}
            {rows.length === 0 ? (
              <tr>
                <td colSpan={columns.length} className={classes.empty}>
                  {empty}
                </td>
              </tr>
            ) : null}
          </tbody>
        </table>
      </div>
      {footer === undefined ? null : <div className={classes.footer}>{footer}</div>}
    </div>
  );
};
