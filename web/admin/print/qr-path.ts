import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** The empty border that readers ask for, in modules (PRINT-2). */
const QUIET = 4;

/** A QR code of a text as an outline, and the side of its square in modules with the quiet zone. */
export type QrOutline = { readonly path: string; readonly from: number; readonly side: number };

/** Readable where 15 % of it is worn or covered: error correction M, or more where it costs no module. */
export function qrOutline(text: string): QrOutline {
  const code = generate(text, { minCorrectionLevel: correction.M });
  return { path: toSvgPath(code), from: -QUIET, side: code.size + 2 * QUIET };
}
