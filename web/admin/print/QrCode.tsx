import { useMemo } from 'react';
import classes from './QrCode.module.css';
import { qrOutline } from './qr-path.ts';

interface QrCodeProps {
  text: string;
  /** What it is of, for who does not see it. */
  label: string;
}

/** Black on white in every scheme, with its quiet zone (PRINT-2). */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const { path, from, side } = useMemo(() => qrOutline(text), [text]);
  return (
    <svg
      className={classes.code}
      viewBox={`${from} ${from} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect className={classes.ground} x={from} y={from} width={side} height={side} />
      <path d={path} />
    </svg>
  );
};
