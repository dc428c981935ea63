import { memo, useId, useState } from 'react';
import { formatDate } from '#core/base/format.ts';
import type { CheckedPath } from '#core/issue/path-check-schema.ts';
import type { Visit } from '#core/walk/walk.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Checkbox } from '#kit/controls/checkbox/Checkbox.tsx';
import { Check } from '#kit/icon/drawings/actions/check.ts';
import { Eye } from '#kit/icon/drawings/signs/eye.ts';
import { Label } from '#kit/controls/label/Label.tsx';
import hidden from '#kit/base/hidden.module.css';
import { isolated } from '../../guide/isolated.tsx';
import { pathsMessages as words } from './messages.ts';
import type { PathPart, Places } from './path-parts.ts';
import { AnswersRead, PathLines } from './PathLines.tsx';
import classes from './PathsPane.module.css';
import type { PathReader, ReadStep } from './read-path.ts';

/** The number of letters of a question in the line of its path. */
const BEGINNING = 60;

const beginningOf = (question: string): string =>
  question.length > BEGINNING ? `${question.slice(0, BEGINNING).trimEnd()}…` : question;

/** Returns two lines that tell a path apart from the others: its first and its last distinguishing question; the answers in between follow the answer of the first (PATHS-10). */
function told(apart: readonly ReadStep[]) {
  const last = apart.length > 1 ? apart.at(-1) : undefined;
  const first = last ? apart.slice(0, -1) : apart;
  return [first, last ? [last] : []].flatMap((steps) => {
    const [step] = steps;
    return step ? [{ ...step, answers: steps.flatMap(({ answers }) => answers) }] : [];
  });
}

interface PathRowProps {
  issueId: string;
  path: CheckedPath;
  /** The number of the path in the order of the tree, counted from 1. */
  number: number;
  readPath: PathReader;
  /** The places of the steps that tell the path apart from the others. */
  apart: Places;
  /** The parts of the path if it is open; otherwise undefined. */
  parts: readonly PathPart[] | undefined;
  isArchived: boolean;
  onOpen: (path: CheckedPath, isOpen: boolean) => void;
  /** Checks or unchecks the path; `isRead` is true if the button was below the last step, so that the next path opens. */
  onTick: (path: CheckedPath, isChecked: boolean, isRead: boolean) => Promise<void>;
  onWalk: (visits: readonly Visit[]) => void;
}

/** A path in one line that shows how it differs from the others; the open path shows all its steps (PATHS-8). */
export const PathRow = memo((props: PathRowProps) => {
  const { issueId, path, number, readPath, apart, parts, isArchived } = props;
  const { onOpen, onTick, onWalk } = props;
  const { check, reopened, steps } = path;
  const { read, visits } = readPath(steps);
  const body = useId();
  // The checkbox changes with the click, because the server's answer comes later.
  const [wanted, setWanted] = useState<boolean>();
  const tick = async (isChecked: boolean, isRead = false): Promise<void> => {
    setWanted(isChecked);
    await onTick(path, isChecked, isRead);
    setWanted(undefined);
  };
  const isReopened = reopened !== null && check === null;
  return (
    <li className={classes.path} data-open={parts ? '' : undefined}>
      <div className={classes.head}>
        <Checkbox
          aria-label={words.path(number)}
          active={wanted ?? check !== null}
          readonly={isArchived}
          onChange={(isChecked) => void tick(isChecked)}
        />
        <button
          type="button"
          className={classes.line}
          aria-expanded={parts !== undefined}
          aria-controls={parts && body}
          onClick={() => onOpen(path, parts === undefined)}
        >
          <b>{words.path(number)}</b>
          {/* Once the path is open, its steps show the same. */}
          <span className={parts ? hidden.hidden : classes.apart}>
            {told(read.filter((step) => apart.includes(step.number))).map(
              ({ number: place, question, lang, answers }) => (
                <span key={place}>
                  <span lang={lang}>{isolated(beginningOf(question))}</span>{' '}
                  <b>
                    <AnswersRead answers={answers} />
                  </b>
                </span>
              ),
            )}
          </span>
          {isReopened && <Label tone="warning">{words.reopened}</Label>}
          <span className={classes.count}>{words.count(steps.length)}</span>
        </button>
      </div>
      {parts && (
        <div id={body} className={classes.body}>
          <PathLines
            steps={read}
            parts={parts}
            issueId={issueId}
            changed={isReopened ? reopened.changed : []}
          />
          {isReopened && (
            <p className={classes.note}>
              <span>{words.checkedBy(reopened.by, formatDate(reopened.at))}.</span>{' '}
              {reopened.changed.length > 0 && <span>{words.reopenedBy(reopened.changed)}</span>}
            </p>
          )}
          {check && (
            <p className={classes.note}>{words.checkedBy(check.by, formatDate(check.at))}</p>
          )}
          <div className={classes.ways}>
            {!check && !isArchived && (
              <Button variant="primary" icon={Check} onClick={() => void tick(true, true)}>
                {words.check}
              </Button>
            )}
            <Button variant="quiet" icon={Eye} onClick={() => onWalk(visits)}>
              {words.walkPath(number)}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
});
