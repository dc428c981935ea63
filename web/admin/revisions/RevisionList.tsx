import type { Ref } from 'react';
import { Link } from 'wouter';
import type { ListedRevision } from '#core/issue/revision-schema.ts';
import { Label } from '#kit/controls/label/Label.tsx';
import type { Revision } from '../base/issues-api.ts';
import { dayAndTime } from '../base/moment.ts';
import type { ComparedText } from './Comparison.tsx';
import { revisionMessages as words, sentencesOf } from './messages.ts';
import classes from './RevisionList.module.css';

/** Returns a revision as one side of a comparison. */
export const comparedRevision = (revision: Revision): ComparedText => ({
  content: revision,
  name: words.number(revision.number),
  head: words.link(revision.number, dayAndTime(revision.savedAt)),
});

interface RevisionListProps {
  revisions: readonly ListedRevision[];
  /** The number of the open revision, and below that of the one with which it is compared. */
  open: number | undefined;
  from: number | undefined;
  /** The number of the revision that advisors see. */
  seen: number | undefined;
  pathOf: (number: number) => string;
  ref: Ref<HTMLOListElement>;
}

/** The list of revisions: who saved each one and when, with its changes in sentences (REVISION-1, REVISION-2). */
export const RevisionList = ({ revisions, open, from, seen, pathOf, ref }: RevisionListProps) => (
  <ol ref={ref} className={classes.list}>
    {revisions.map((revision) => {
      const { number, note, urgent } = revision;
      const author = revision.savedBy ?? words.someone;
      const savedAt = dayAndTime(revision.savedAt);
      return (
        <li key={number} className={classes.revision} data-open={number === open}>
          <span
            className={classes.node}
            aria-hidden="true"
            data-mark={number === open ? 'open' : number === from ? 'from' : undefined}
          >
            {number}
          </span>
          <div className={classes.words}>
            <p className={classes.head}>
              <Link
                className={classes.link}
                href={pathOf(number)}
                aria-label={words.link(number, savedAt)}
                aria-current={number === open ? 'true' : undefined}
                replace
              >
                {savedAt}
              </Link>
              {number === seen && <Label tone="positive">{words.seen}</Label>}
              {urgent !== null && <Label tone="warning">{words.urgent}</Label>}
            </p>
            <p className={classes.author}>
              {note === null ? author : `${author}, ${words.quoted(note)}`}
            </p>
            <ul className={classes.changes}>
              {sentencesOf(revision).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        </li>
      );
    })}
  </ol>
);
