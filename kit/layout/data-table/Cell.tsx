import type { ReactNode } from 'react';
import { Image } from '../image/Image.tsx';
import { Stars } from '../../controls/rating/Stars.tsx';
import { Toggle } from '../../controls/toggle/Toggle.tsx';
import { NOT_RATED } from '../../base/messages.ts';
import classes from './DataTable.module.css';
import { formatNumber, type Column, type ImageText, type TableRow } from './column.ts';

interface CellProps<Row extends TableRow> {
  row: Row;
  column: Column<Row>;
  rowName: string;
}

const isImageText = (value: unknown): value is ImageText =>
  typeof value === 'object' && value !== null && 'image' in value && 'text' in value;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A cell's text in at most two lines; the tooltip has the whole text. */
const TwoLines = ({ text }: { text: string }) => (
  <span className={classes.two} title={text}>
    {text}
  </span>
);

const Thumbnail = ({ src, alt }: { src: string; alt: string }) => (
  <span className={classes.thumbnail}>
    <Image src={src} alt={alt} height={40} />
  </span>
);

export const Cell = <Row extends TableRow>({ row, column, rowName }: CellProps<Row>): ReactNode => {
  const value = row[column.field];
  const text = column.format?.(row) ?? textOf(value);
  switch (column.type) {
    case 'text':
    case 'date':
      return <TwoLines text={text} />;
    case 'number':
      return formatNumber(value);
    case 'image':
      return <Thumbnail src={textOf(value)} alt={column.format ? text : ''} />;
    case 'image-text':
      return isImageText(value) ? (
        <span className={classes.imageText}>
          <Thumbnail src={value.image} alt="" />
          <TwoLines text={value.text} />
        </span>
      ) : null;
    case 'rating':
      return Number(value) > 0 ? (
        <Stars rating={Number(value)} />
      ) : (
        <span className={classes.quiet}>{column.notRatedText ?? NOT_RATED}</span>
      );
    case 'toggle':
      return (
        <Toggle
          label={`${column.header}, ${rowName}`}
          hideLabel
          checked={Boolean(value)}
          disabled={!column.onToggle}
          onChange={(active) => column.onToggle?.(row, active)}
        />
      );
    case 'icon':
    case 'customTypeOne':
      break;
  }
  return column.render?.(row) ?? null;
};
