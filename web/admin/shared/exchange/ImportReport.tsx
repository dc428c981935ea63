import { Checkbox } from '#kit/controls/checkbox/Checkbox.tsx';
import { namedLanguages } from '../../base/named-languages.ts';
import { Written } from '../../base/Written.tsx';
import classes from './ImportReport.module.css';
import type { ImportRow } from './import-run.ts';
import { exchangeMessages as words, nameOfGroup, sentencesOfImport } from './messages.ts';
import { sentenceOfProblem } from './refusal-messages.ts';

type Rows = { rows: readonly ImportRow[] };

interface ChoiceProps extends Rows {
  chosen: ReadonlySet<ImportRow>;
  onTick: (row: ImportRow, isChosen: boolean) => void;
}

function languagesOf({ part }: ImportRow): string {
  const { translations } = Object(part.issues[0]) as { translations?: unknown };
  return namedLanguages(Object.keys(Object(translations) as object));
}

/** The title of an issue in a file, in the language that the issue has here (TRANSLATE-20). */
const Title = ({ part, report: { title } }: ImportRow) => {
  const { isStarter } = Object(part.issues[0]) as { isStarter?: unknown };
  return <Written of={{ isStarter: isStarter === true }}>{title}</Written>;
};

const Choice = ({ rows, chosen, onTick }: ChoiceProps) => (
  <ul>
    {rows.map((row) => (
      <li key={row.report._id} className={classes.row}>
        <Checkbox
          label={<Title {...row} />}
          active={chosen.has(row)}
          onChange={(isChosen) => onTick(row, isChosen)}
        />
        {languagesOf(row) !== '' && (
          <p className={classes.problem}>{words.languages(languagesOf(row))}</p>
        )}
        {sentencesOfImport(row.report).map((sentence) => (
          <p key={sentence} className={classes.problem}>
            {sentence}
          </p>
        ))}
      </li>
    ))}
  </ul>
);

/** A report of what an import would do with each issue of the file, in which people choose those to import (EXCHANGE-4). */
export const ImportReport = ({ rows, ...choice }: ChoiceProps) => (
  <div className={classes.report}>
    {(['new', 'changed', 'refused', 'same'] as const).map((what) => {
      const own = rows.filter(({ report }) => report.what === what);
      if (own.length === 0) return null;
      return (
        <section key={what}>
          <h3 className={classes.name}>{nameOfGroup(what, own.length)}</h3>
          {what === 'refused' && <RefusedList rows={own} />}
          {what === 'same' && <p className={classes.same}>{words.sameText(own.length)}</p>}
          {(what === 'new' || what === 'changed') && <Choice {...choice} rows={own} />}
        </section>
      );
    })}
  </div>
);

export const RefusedList = ({ rows }: Rows) => (
  <ul>
    {rows.map((row) => (
      <li key={row.place} className={classes.row}>
        <b>{row.report.title.trim() === '' ? words.untitled(row.place) : <Title {...row} />}</b>
        {row.report.problems.map((problem) => (
          <p key={JSON.stringify(problem)} className={classes.reason}>
            {sentenceOfProblem(problem)}
          </p>
        ))}
      </li>
    ))}
  </ul>
);
