import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import { formatUpdated } from '#core/base/format.ts';
import type { Issue } from '#core/issue/issue.ts';
import { CategoryIcon } from '../../base/CategoryIcon.tsx';
import { Logo } from '../../base/Logo.tsx';
import { paths } from '../../base/paths.ts';
import paper from './paper.module.css';
import { printMessages } from './messages.ts';
import type { PrintData } from './print-data.ts';
import classes from './QrSheets.module.css';

const words = printMessages;

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

/** Codes to a sheet: large enough to be scanned from a wall. */
const TO_A_SHEET = 6;

function sheetsOf(issues: readonly Issue[]): (readonly Issue[])[] {
  const count = Math.ceil(issues.length / TO_A_SHEET);
  return Array.from({ length: count }, (_, index) =>
    issues.slice(index * TO_A_SHEET, (index + 1) * TO_A_SHEET),
  );
}

/** Six QR codes to a sheet, each with its category, title and address; one alone is as large as fits (PRINT-1). */
export const QrSheets = ({ issues, name, publicUrl, campus, asOf }: PrintData) =>
  sheetsOf(issues).map((onSheet) => (
    <article key={onSheet[0]?._id} className={paper.sheet}>
      <header className={paper.head}>
        <span className={paper.logo}>
          <Logo size={28} />
        </span>
        <div>
          <p className={paper.name}>{name}</p>
          <p>{words.product}</p>
        </div>
        <p className={classes.scan}>{words.scan}</p>
      </header>
      <ul className={classes.codes} data-alone={onSheet.length === 1 || undefined}>
        {onSheet.map(({ _id, title, category }) => (
          <li key={_id} className={classes.code}>
            <QrCode text={publicUrl + paths.link(_id)} label={words.code(title)} />
            <p className={classes.category}>
              <CategoryIcon category={category} size={24} />
              {category}
            </p>
            <h2 className={classes.title}>{title}</h2>
            <p className={classes.address}>{publicUrl + paths.link(_id)}</p>
          </li>
        ))}
      </ul>
      <footer className={paper.foot}>
        <span>{words.printed(formatUpdated(asOf, campus.timeZone))}</span>
      </footer>
    </article>
  ));
