import { useId, useRef, useState, type ReactNode } from 'react';
import hidden from '#kit/base/hidden.module.css';
import { useOverflows } from '#kit/base/use-overflows.ts';
import { analyticsMessages as words } from '../messages.ts';
import disclosure from '../disclosure.module.css';
import classes from './Chart.module.css';

/** The numbers of a chart as a table: the first cell of a row names it, in some charts as a link; its key tells it apart from a row of the same name. */
type Numbers = {
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly string[]; link?: ReactNode }[];
};

const NumbersTable = ({ title, columns, rows }: Numbers & { title: string }) => {
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useOverflows(box);
  return (
    <div
      ref={box}
      className={classes.scroll}
      // This is a group and no landmark, because the chart around it has this name.
      {...(scrolls && { role: 'group', 'aria-label': title, tabIndex: 0 })}
    >
      <table className={classes.table}>
        <caption className={hidden.hidden}>{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells], link }) => (
            <tr key={key}>
              <th scope="row">{link ?? name}</th>
              {cells.map((cell, place) => (
                <td key={columns[place + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

interface ChartProps {
  title: string;
  finding: string;
  note?: string | undefined;
  wide?: boolean;
  numbers: () => Numbers;
  children: ReactNode;
}

/** A chart, with a sentence for the finding that stands out, and its numbers (ANALYTICS-20). */
export const Chart = ({ title, finding, note, wide, numbers, children }: ChartProps) => {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={classes.chart} aria-labelledby={id} data-wide={wide || undefined}>
      <h3 id={id} className={classes.title}>
        {title}
      </h3>
      <p className={classes.finding}>{finding}</p>
      <div className={classes.plot}>{children}</div>
      {note !== undefined && <p className={classes.note}>{note}</p>}
      <details
        className={classes.numbers}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary className={disclosure.summary}>
          {words.asTable} <span className={hidden.hidden}>{words.asTableOf(title)}</span>
        </summary>
        {isOpen && <NumbersTable title={title} {...numbers()} />}
      </details>
    </section>
  );
};
