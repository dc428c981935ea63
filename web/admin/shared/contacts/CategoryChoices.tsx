import { ISSUE_CATEGORIES, type IssueCategory } from '#core/base/category.ts';
import { displayName } from '#core/base/display-name.ts';
import { Checkbox } from '#kit/controls/checkbox/Checkbox.tsx';
import classes from './CategoryChoices.module.css';

interface CategoryChoicesProps {
  chosen: readonly IssueCategory[];
  onChange: (categories: readonly IssueCategory[]) => void;
}

export const CategoryChoices = ({ chosen, onChange }: CategoryChoicesProps) => (
  <div className={classes.categories}>
    {ISSUE_CATEGORIES.map((category) => (
      <Checkbox
        key={category}
        label={displayName(category)}
        active={chosen.includes(category)}
        onChange={(isChosen) =>
          onChange(
            ISSUE_CATEGORIES.filter((one) => (one === category ? isChosen : chosen.includes(one))),
          )
        }
      />
    ))}
  </div>
);
