import { startTransition, useId, useState } from 'react';
import { ISSUE_CATEGORIES, type IssueCategory } from '#core/base/category.ts';
import { LIMITS } from '#core/base/limits.ts';
import type { Campus } from '#core/campus/campus-schema.ts';
import type { GuessedStep } from '#core/import/guessed-steps.ts';
import type { Piece } from '#core/import/source.ts';
import { Checkbox } from '#kit/controls/checkbox/Checkbox.tsx';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { useMayChange } from '../base/role.ts';
import classes from './Import.module.css';
import { MadeSteps, type Numbers } from './MadeSteps.tsx';
import { importMessages } from './messages.ts';
import { SourceBlocks } from './SourceBlocks.tsx';
import type { Review, ReviewedIssue as Issue } from './use-review.ts';

const words = importMessages;

const placesOf = (pieces: readonly Piece[]): readonly number[] =>
  Array.from(new Set(pieces.map(({ block }) => block))).toSorted((a, b) => a - b);

/** The steps of an issue by the paragraph that they were made of. */
function byBlock(steps: readonly GuessedStep[]): readonly (readonly GuessedStep[])[] {
  const groups: GuessedStep[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last?.[0]?.block === step.block) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

interface ReviewedIssueProps {
  issue: Issue;
  /** Its place among the issues, from 1. */
  place: number;
  campus: Campus;
  review: Review;
}

const Fields = ({ issue, review }: Pick<ReviewedIssueProps, 'issue' | 'review'>) => {
  const mayChange = useMayChange();
  const [typed, setTyped] = useState<string>();
  // A key is seen at once; all issues are drawn anew when there is time.
  const rename = (title: string): void => {
    setTyped(title);
    startTransition(() => review.rename(issue.key, { title }));
  };
  const title = typed ?? issue.title;
  const isTooLong = title.length > LIMITS.title;
  const isUntitled = issue.isUntitled && !issue.isRenamed && typed === undefined;
  const options = ISSUE_CATEGORIES.filter(
    (category) => category === issue.category || mayChange(category),
  );
  return (
    <div className={classes.fields}>
      <TextInput
        label={words.name}
        value={title}
        onChange={rename}
        {...(isUntitled && { hint: words.untitled })}
        {...(isTooLong && { error: words.titleTooLong(LIMITS.title) })}
      />
      <Dropdown<IssueCategory>
        label={words.category}
        value={issue.category}
        options={options.map((value) => ({ value }))}
        onChange={(category) => review.rename(issue.key, { category })}
        {...(issue.isCategoryGuessed && { hint: words.guessedCategory })}
      />
    </div>
  );
};

/** An issue that was made of a document: its source at the left, paragraph by paragraph, at the right what it becomes. */
export const ReviewedIssue = ({ issue, place, campus, review }: ReviewedIssueProps) => {
  const titleId = useId();
  const numbers: Numbers = new Map(issue.steps.map(({ step }, index) => [step._id, index + 1]));
  return (
    <section
      className={classes.issue}
      aria-labelledby={titleId}
      data-off={!issue.isTaken || undefined}
    >
      <div className={classes.head}>
        <h2 id={titleId}>{words.issue(place)}</h2>
        <Checkbox
          label={words.take}
          active={issue.isTaken}
          onChange={(isTaken) => review.take(issue.key, isTaken)}
        />
      </div>
      <Fields issue={issue} review={review} />
      {issue.pieces.length > 0 && (
        <div className={classes.above}>
          <SourceBlocks
            places={placesOf(issue.pieces).filter((one) => review.blocks[one]?.kind !== 'row')}
            pieces={issue.pieces}
            review={review}
          />
        </div>
      )}
      {issue.steps.length === 0 && <p className={classes.quiet}>{words.noSteps}</p>}
      <ol className={classes.rows}>
        {byBlock(issue.steps).map((steps) => {
          const pieces = steps.flatMap((step) => step.pieces);
          return (
            <li key={steps[0]?.block} className={classes.row}>
              <div className={classes.source}>
                <p className={classes.column}>{words.source}</p>
                <SourceBlocks
                  places={placesOf(pieces)}
                  pieces={[...pieces, ...issue.pieces]}
                  review={review}
                />
              </div>
              <div>
                <p className={classes.column}>{words.result}</p>
                <MadeSteps steps={steps} numbers={numbers} campus={campus} review={review} />
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
