import {
  changesBetween,
  type RevisionChange,
  type RevisionContent,
} from '#core/issue/revision-changes.ts';
import { languageName } from '#core/base/language-name.ts';
import { imageUrl } from '#core/base/image.ts';
import type { Campus } from '#core/campus/setting.ts';
import type { Starting } from '#core/issue/written-in.ts';
import { isolated } from '../../guide/isolated.tsx';
import { useCampusInTexts, useWrittenIn } from '../base/queries.ts';
import { placeOfChange, revisionMessages as words } from './messages.ts';
import { inWords } from '../base/in-words.ts';
import classes from './Comparison.module.css';

/** The kinds of changes whose values are fixed codes that nobody on campus wrote. */
const WIRE_NAMES: ReadonlySet<RevisionChange['what']> = new Set([
  'answer',
  'answerType',
  'category',
  'moved',
]);

interface SideProps {
  change: RevisionChange;
  side: 'before' | 'after';
  name: string;
  campus: Campus | undefined;
  /** The language of the original texts. */
  original: string;
}

const Side = ({ change, side, name, campus, original }: SideProps) => {
  const text = change[side];
  if (change.what === 'language' && text !== null) return languageName(text);
  if (text === null) {
    if (change.what === 'added') return <span className={classes.muted}>{words.notThere}</span>;
    const isRemoved = change.what === 'removed';
    return <span className={classes.muted}>{isRemoved ? words.removed : words.nothing}</span>;
  }
  if (change.what === 'image') {
    return <img className={classes.image} src={imageUrl(text)} alt={words.pictureIn(name)} />;
  }
  const read = isolated(inWords(text, campus));
  const written = WIRE_NAMES.has(change.what) ? undefined : original;
  const lang = change.what === 'translation' ? change.language : written;
  return side === 'before' ? <del lang={lang}>{read}</del> : <ins lang={lang}>{read}</ins>;
};

/** One side of a comparison, with a short name and a name above its column. */
export type ComparedText = {
  readonly content: RevisionContent;
  readonly name: string;
  readonly head: string;
};

interface ComparisonProps {
  issue: Starting;
  older: ComparedText;
  newer: ComparedText;
}

/** All differences between two texts of an issue, each in a row with both texts; contacts are shown by name (REVISION-2). */
export const Comparison = ({ issue, older, newer }: ComparisonProps) => {
  const campus = useCampusInTexts();
  const original = useWrittenIn()(issue);
  const changes = changesBetween(older.content, newer.content);
  if (changes.length === 0) return <p>{words.noChange}</p>;
  return (
    <div className={classes.card}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{words.what}</th>
            <th scope="col">{older.head}</th>
            <th scope="col">{newer.head}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => {
            const place = placeOfChange(change);
            return (
              <tr key={`${change.what} ${place}`}>
                <th scope="row">{place}</th>
                <td data-revision={older.name}>
                  <Side change={change} side="before" name={older.name} {...{ campus, original }} />
                </td>
                <td data-revision={newer.name}>
                  <Side change={change} side="after" name={newer.name} {...{ campus, original }} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
