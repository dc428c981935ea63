import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import classes from './QrCode.module.css';

interface QrCodeProps {
  text: string;
  /** The text alternative of the picture. */
  label: string;
}

/** A QR code in black on white in light and dark mode, with its quiet zone (PRINT-1). */
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

/** The width, in modules, of the empty border that QR readers need (PRINT-1). */
const QUIET = 4;

/** A QR code of a text as an outline, and the side of its square in modules with the quiet zone. */
type QrOutline = { readonly path: string; readonly from: number; readonly side: number };

/** Returns an outline that is readable if 15 % of it is worn or covered: error correction M, or higher if it costs no module. */
export function qrOutline(text: string): QrOutline {
  const code = generate(text, { minCorrectionLevel: correction.M });
  return { path: toSvgPath(code), from: -QUIET, side: code.size + 2 * QUIET };
}
