import { formatDate } from '#core/base/format.ts';
import type { Area } from '#core/campus/setting.ts';
import { displayName } from '#core/base/display-name.ts';
import { QrCode } from '../../base/QrCode.tsx';
import { CategoryIcon } from '../../base/CategoryIcon.tsx';
import { Logo } from '../../base/Logo.tsx';
import { paths, withQuery } from '../../base/paths.ts';
import paper from '../shared/print/paper.module.css';
import { printMessages as words } from '../shared/print/messages.ts';
import type { PrintData } from './print-data.ts';
import { useWrittenIn } from '../base/queries.ts';
import type { PrintedIssue } from './translated-issue.ts';
import classes from './QrSheets.module.css';

/** The number of codes on a sheet, which are then large enough to be scanned from a wall. */
const TO_A_SHEET = 6;

function sheetsOf(issues: readonly PrintedIssue[]): (readonly PrintedIssue[])[] {
  const count = Math.ceil(issues.length / TO_A_SHEET);
  return Array.from({ length: count }, (_, index) =>
    issues.slice(index * TO_A_SHEET, (index + 1) * TO_A_SHEET),
  );
}

interface QrSheetsProps extends PrintData {
  /** The area in which the codes will hang, which their links name (AREAS-11). */
  area: Area | undefined;
}

/** The QR codes, six on a sheet, each with category, title and address; a single code is as large as fits (PRINT-1). */
export const QrSheets = ({ issues, name, publicUrl, campus, asOf, area }: QrSheetsProps) => {
  const writtenIn = useWrittenIn();
  const addressOf = (id: string) => publicUrl + withQuery(paths.link(id), { area: area?.id });
  return sheetsOf(issues).map((onSheet, index) => (
    <article key={onSheet[0]?._id} id={`codes ${index}`} className={paper.sheet}>
      <header className={paper.head}>
        <span className={paper.logo}>
          <Logo size={28} />
        </span>
        <div>
          <p className={paper.name}>{area ? `${name}, ${area.name}` : name}</p>
          <p>{words.product}</p>
        </div>
        <p className={classes.scan}>{words.scan}</p>
      </header>
      <ul className={classes.codes} data-alone={onSheet.length === 1 || undefined}>
        {onSheet.map(({ _id, title, category, isStarter, printedIn }) => (
          <li key={_id} className={classes.code}>
            <QrCode text={addressOf(_id)} label={words.code(title)} />
            <p className={classes.category}>
              <CategoryIcon category={category} size={24} />
              {displayName(category)}
            </p>
            <h2
              className={classes.title}
              lang={printedIn?.hasTitle ? printedIn.language : writtenIn({ isStarter })}
            >
              {title}
            </h2>
            <p className={classes.address}>{addressOf(_id)}</p>
          </li>
        ))}
      </ul>
      <footer className={paper.foot}>
        <span>{words.printed(formatDate(asOf, campus.timeZone))}</span>
      </footer>
    </article>
  ));
};
