import { Checkbox } from '#kit/controls/checkbox/Checkbox.tsx';
import classes from './ImportReport.module.css';
import type { ImportRow } from './import-run.ts';
import { exchangeMessages as words, nameOfGroup, sentencesOfImport } from './messages.ts';
import { sentenceOfProblem } from './refusal.ts';

interface ImportReportProps {
  rows: readonly ImportRow[];
  chosen: ReadonlySet<ImportRow>;
  onTick: (row: ImportRow, isChosen: boolean) => void;
}

type GroupProps = ImportReportProps & { what: 'new' | 'changed' };

const Group = ({ what, rows, chosen, onTick }: GroupProps) => {
  const own = rows.filter(({ report }) => report.what === what);
  if (own.length === 0) return null;
  return (
    <section>
      <h3 className={classes.name}>{nameOfGroup(what, own.length)}</h3>
      <ul>
        {own.map((row) => (
          <li key={row.report._id} className={classes.row}>
            <Checkbox
              label={row.report.title}
              active={chosen.has(row)}
              onChange={(isChosen) => onTick(row, isChosen)}
            />
            {sentencesOfImport(row.report).map((sentence) => (
              <p key={sentence} className={classes.problem}>
                {sentence}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Shows what an import would do with each issue of the file, and lets one choose those to import (EXCHANGE-4). */
export const ImportReport = (props: ImportReportProps) => {
  const refused = props.rows.filter(({ report }) => report.what === 'refused');
  const same = props.rows.filter(({ report }) => report.what === 'same');
  return (
    <div className={classes.report}>
      <Group {...props} what="new" />
      <Group {...props} what="changed" />
      {refused.length > 0 && (
        <section>
          <h3 className={classes.name}>{nameOfGroup('refused', refused.length)}</h3>
          <RefusedList rows={refused} />
        </section>
      )}
      {same.length > 0 && (
        <section>
          <h3 className={classes.name}>{nameOfGroup('same', same.length)}</h3>
          <p className={classes.same}>{words.sameText(same.length)}</p>
        </section>
      )}
    </div>
  );
};

export const RefusedList = ({ rows }: { rows: readonly ImportRow[] }) => (
  <ul>
    {rows.map(({ place, report: { title, problems } }) => (
      <li key={place} className={classes.row}>
        <b>{title.trim() || words.untitled(place)}</b>
        {problems.map((problem) => (
          <p key={JSON.stringify(problem)} className={classes.reason}>
            {sentenceOfProblem(problem)}
          </p>
        ))}
      </li>
    ))}
  </ul>
);
