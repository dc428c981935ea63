import { useState } from 'react';
import { ISSUE_CATEGORIES, type IssueCategory } from '#core/base/category.ts';
import { CategoryIcon } from '../../base/CategoryIcon.tsx';
import classes from './SearchWords.module.css';
import type { SettingsForm } from './use-settings-form.ts';
import { WordList } from './WordList.tsx';
import { settingsMessages } from './messages.ts';

const words = settingsMessages;

/** As many categories are shown at first. */
const FIRST = 3;

/** The words by which the search finds the guides of a category. */
export const SearchWords = ({ form }: { form: SettingsForm }) => {
  const { draft, change, errors } = form;
  const { synonyms } = draft.campus;
  const [areAllShown, setAllShown] = useState(false);
  const isWrong = ISSUE_CATEGORIES.some((category) => errors.has(`synonyms.${category}`));
  const shown = areAllShown || isWrong ? ISSUE_CATEGORIES : ISSUE_CATEGORIES.slice(0, FIRST);

  const type = (category: IssueCategory, next: readonly string[]): void =>
    change(({ campus, ...rest }) => {
      const { [category]: _, ...others } = campus.synonyms;
      const after = next.length > 0 ? { ...others, [category]: next } : others;
      return { ...rest, campus: { ...campus, synonyms: after } };
    });

  return (
    <>
      <ul>
        {shown.map((category) => (
          <li key={category} className={classes.category}>
            <span className={classes.name}>
              <CategoryIcon category={category} size={24} />
              {category}
            </span>
            <WordList
              category={category}
              list={synonyms[category] ?? []}
              onChange={(next) => type(category, next)}
              error={errors.get(`synonyms.${category}`)}
            />
          </li>
        ))}
      </ul>
      {shown.length < ISSUE_CATEGORIES.length && (
        <button type="button" className={classes.more} onClick={() => setAllShown(true)}>
          {words.moreCategories(ISSUE_CATEGORIES.length - FIRST)}
        </button>
      )}
    </>
  );
};
