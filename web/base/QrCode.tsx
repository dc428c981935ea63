import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import classes from './QrCode.module.css';

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
      className={classes.square}
      viewBox={`${from} ${from} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect className={classes.background} x={from} y={from} width={side} height={side} />
      <path d={path} />
    </svg>
  );
};

/** The empty border that readers ask for, in modules (PRINT-2). */
const QUIET = 4;

/** A QR code of a text as an outline, and the side of its square in modules with the quiet zone. */
type QrOutline = { readonly path: string; readonly from: number; readonly side: number };

/** Readable where 15 % of it is worn or covered: error correction M, or more where it costs no module. */
export function qrOutline(text: string): QrOutline {
  const code = generate(text, { minCorrectionLevel: correction.M });
  return { path: toSvgPath(code), from: -QUIET, side: code.size + 2 * QUIET };
}
