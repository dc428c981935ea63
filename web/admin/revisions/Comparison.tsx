import { changesBetween, type RevisionChange } from '#core/issue/revision-changes.ts';
import { imageUrl } from '#core/base/image.ts';
import type { Revision } from '../base/issues-api.ts';
import { placeOfChange, revisionMessages } from './messages.ts';
import classes from './Comparison.module.css';
import { savedWhen } from './RevisionList.tsx';

const words = revisionMessages;

interface SideProps {
  change: RevisionChange;
  side: 'before' | 'after';
  number: number;
}

const Side = ({ change, side, number }: SideProps) => {
  const text = change[side];
  if (text === null) {
    if (change.what === 'added') return <span className={classes.muted}>{words.notThere}</span>;
    const isRemoved = change.what === 'removed';
    return <span className={classes.muted}>{isRemoved ? words.removed : words.nothing}</span>;
  }
  if (change.what === 'image') {
    return <img className={classes.image} src={imageUrl(text)} alt={words.pictureIn(number)} />;
  }
  return side === 'before' ? <del>{text}</del> : <ins>{text}</ins>;
};

interface ComparisonProps {
  older: Revision;
  newer: Revision;
  /** What the newer one is called, if it is none yet. */
  newerName?: string;
}

/** All that differs between two revisions, each in a row, with both texts (REVISION-2). */
export const Comparison = ({ older, newer, newerName }: ComparisonProps) => {
  const changes = changesBetween(older, newer);
  if (changes.length === 0) return <p>{words.noChange}</p>;
  return (
    <div className={classes.card}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{words.what}</th>
            {[older, newer].map((revision) => (
              <th key={revision.number} scope="col">
                {revision === newer && newerName !== undefined
                  ? newerName
                  : words.link(revision.number, savedWhen(revision))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => {
            const place = placeOfChange(change);
            return (
              <tr key={`${change.what} ${place}`}>
                <th scope="row">{place}</th>
                <td data-revision={words.number(older.number)}>
                  <Side change={change} side="before" number={older.number} />
                </td>
                <td data-revision={newerName ?? words.number(newer.number)}>
                  <Side change={change} side="after" number={newer.number} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
