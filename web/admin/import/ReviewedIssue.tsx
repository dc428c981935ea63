import { memo, startTransition, useId, useState } from 'react';
import { ISSUE_CATEGORIES, type IssueCategory } from '#core/base/category.ts';
import { LIMITS } from '#core/base/limits.ts';
import type { Campus } from '#core/campus/setting.ts';
import type { SourceDocument } from '#core/import/source.ts';
import { Checkbox } from '#kit/controls/checkbox/Checkbox.tsx';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { useMayChange } from '../base/role.ts';
import classes from './Import.module.css';
import { MadeSteps } from './MadeSteps.tsx';
import { importMessages as words } from './messages.ts';
import type { ReviewedIssue as Issue, ReviewedRow } from './reviewed-issues.ts';
import { SourceBlocks } from './SourceBlocks.tsx';
import { rowId } from './use-guesses.ts';
import type { Reviewing } from './use-review.ts';

interface ReviewedIssueProps {
  issue: Issue;
  /** Its place among the issues, from 1. */
  place: number;
  source: SourceDocument;
  campus: Campus;
  reviewing: Reviewing;
}

const Fields = ({ issue, reviewing }: Pick<ReviewedIssueProps, 'issue' | 'reviewing'>) => {
  const mayChange = useMayChange();
  const [typed, setTyped] = useState<string>();
  // A letter is shown at once, what depends on it when there is time.
  const rename = (title: string): void => {
    setTyped(title);
    startTransition(() => reviewing.rename(issue.key, { title }));
  };
  const title = typed ?? issue.title;
  const isTooLong = title.length > LIMITS.title;
  const options = ISSUE_CATEGORIES.filter(
    (category) => category === issue.category || mayChange(category),
  );
  return (
    <div className={classes.fields}>
      <TextInput
        label={words.name}
        value={title}
        onChange={rename}
        {...(issue.isTitleGuessed &&
          typed === undefined && { hint: issue.isUntitled ? words.untitled : words.guessedTitle })}
        {...(isTooLong && { error: words.titleTooLong(LIMITS.title) })}
      />
      <Dropdown<IssueCategory>
        label={words.category}
        value={issue.category}
        options={options.map((value) => ({ value }))}
        onChange={(category) => reviewing.rename(issue.key, { category })}
        {...(issue.isCategoryGuessed && { hint: words.guessedCategory })}
      />
    </div>
  );
};

type RowProps = Omit<ReviewedIssueProps, 'issue' | 'place'> & { row: ReviewedRow };

/** A paragraph at the left, and at the right the steps made of it. */
const Row = memo(({ row, source, campus, reviewing }: RowProps) => (
  <li id={rowId(row.block)} className={classes.row} tabIndex={-1}>
    <div className={classes.source}>
      <p className={classes.column}>{words.source}</p>
      <SourceBlocks blocks={row.blocks} source={source.blocks} correct={reviewing.correct} />
    </div>
    <div>
      <p className={classes.column}>{words.result}</p>
      <MadeSteps row={row} pictures={source.pictures} campus={campus} reviewing={reviewing} />
    </div>
  </li>
));

/** An issue made of a document: its source at the left, paragraph by paragraph, and its steps at the right. */
export const ReviewedIssue = memo((props: ReviewedIssueProps) => {
  const { issue, place, source, campus, reviewing } = props;
  const titleId = useId();
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
          onChange={(isTaken) => reviewing.take(issue.key, isTaken)}
        />
      </div>
      <Fields issue={issue} reviewing={reviewing} />
      {issue.above.length > 0 && (
        <div className={classes.above}>
          <SourceBlocks blocks={issue.above} source={source.blocks} correct={reviewing.correct} />
        </div>
      )}
      {issue.rows.length === 0 && <p className={classes.quiet}>{words.noSteps}</p>}
      <ol>
        {issue.rows.map((row) => (
          <Row key={row.block} {...{ row, source, campus, reviewing }} />
        ))}
      </ol>
    </section>
  );
});
