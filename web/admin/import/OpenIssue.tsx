import { startTransition, useMemo, useState } from 'react';
import { ISSUE_CATEGORIES, type IssueCategory } from '#core/base/category.ts';
import { LIMITS } from '#core/base/limits.ts';
import type { Campus } from '#core/campus/setting.ts';
import { displayName } from '#core/base/display-name.ts';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { CategoryIcon } from '../../base/CategoryIcon.tsx';
import { useWrittenIn } from '../base/queries.ts';
import { useMayChange } from '../base/role.ts';
import { Asked } from './Guess.tsx';
import classes from './Import.module.css';
import { MadeSteps } from './MadeSteps.tsx';
import { importMessages as words } from './messages.ts';
import {
  guessesLike,
  isMarked,
  titleGuess,
  waitingRows,
  type CheckedIssue,
} from './checked-issues.ts';
import type { CheckActs } from './use-check.ts';

type FieldsProps = { issue: CheckedIssue; acts: CheckActs };

const Fields = ({ issue, acts, lang }: FieldsProps & { lang: string }) => {
  const mayChange = useMayChange();
  const [typed, setTyped] = useState<string>();
  // A typed letter is shown right away; everything that depends on it follows later.
  const rename = (title: string): void => {
    setTyped(title);
    startTransition(() => acts.rename(issue.key, { title }));
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
        hideLabel
        lang={lang}
        value={title}
        onChange={rename}
        {...(issue.isUntitled && typed === undefined && { hint: words.untitled })}
        {...(isTooLong && { error: words.titleTooLong(LIMITS.title) })}
      />
      <Dropdown<IssueCategory>
        label={words.category}
        hideLabel
        value={issue.category}
        options={options.map((value) => ({
          value,
          label: displayName(value),
          icon: <CategoryIcon category={value} size={24} />,
        }))}
        onChange={(category) => acts.rename(issue.key, { category })}
        {...(issue.isCategoryGuessed && { hint: words.guessedCategory })}
      />
    </div>
  );
};

interface OpenIssueProps extends FieldsProps {
  /** All issues of the document. */
  issues: readonly CheckedIssue[];
  /** The place of the open paragraph in the source. */
  open: number | undefined;
  pictures: Readonly<Record<string, string>>;
  campus: Campus;
}

/** The open issue: its name, its category, and its steps with their guesses. */
export const OpenIssue = ({ issue, issues, acts, open, ...rest }: OpenIssueProps) => {
  const waiting = useMemo(() => waitingRows(issues), [issues]);
  // A document becomes issues of the campus, so it is in the campus's language (TRANSLATE-20).
  const lang = useWrittenIn()({ isStarter: false });
  return (
    <>
      <Fields issue={issue} acts={acts} lang={lang} />
      {issue.isTitleGuessed && !issue.isUntitled && (
        <Asked
          questions={[words.titleAsked]}
          yes={words.titleIs}
          no={words.titleIsPart}
          onYes={() => acts.settle([titleGuess(issue)], issue.key)}
          onNo={() => acts.correct(issue.key, 'section')}
        />
      )}
      {issue.rows.length === 0 && <p className={classes.quiet}>{words.noSteps}</p>}
      <ol className={classes.steps}>
        {issue.rows.map((row) => (
          <MadeSteps
            key={row.block}
            {...{ row, acts, lang, ...rest }}
            like={isMarked(row) ? guessesLike(row, waiting).count : 0}
            isOpen={open === row.block}
          />
        ))}
      </ol>
    </>
  );
};
