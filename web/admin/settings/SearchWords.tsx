import { useState, useRef } from 'react';
import { ISSUE_CATEGORIES, type IssueCategory } from '#core/base/category.ts';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { CategoryIcon } from '../../base/CategoryIcon.tsx';
import { Chips } from '../shared/page-parts/Chips.tsx';
import classes from './SearchWords.module.css';
import type { SettingsForm } from './use-settings-form.ts';
import { settingsMessages as words } from './messages.ts';

interface WordListProps {
  category: IssueCategory;
  list: readonly string[];
  onChange: (list: readonly string[]) => void;
  error: string | undefined;
}

const WordList = ({ category, list, onChange, error }: WordListProps) => {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);

  // A comma separates words, so that a list can be pasted.
  const add = (text: string): void => {
    const more = text.split(',').map((word) => word.trim());
    const fresh = more.filter((word) => word !== '' && !list.includes(word));
    setTyped('');
    if (fresh.length > 0) onChange([...list, ...new Set(fresh)]);
  };

  return (
    <Chips
      list={list}
      removeName={words.removeWord}
      onRemove={(index) => onChange(list.toSpliced(index, 1))}
      field={field}
    >
      <li className={classes.field}>
        <TextInput
          ref={field}
          label={words.addWordTo(category)}
          hideLabel
          placeholder={words.addWord}
          enterKeyHint="done"
          value={typed}
          onChange={(text) => (text.includes(',') ? add(text) : setTyped(text))}
          onKeyDown={({ key }) => key === 'Enter' && add(typed)}
          // A word typed and not entered would not be saved.
          onBlur={() => add(typed)}
          error={error}
        />
      </li>
    </Chips>
  );
};

/** The number of categories shown at first. */
const FIRST = 3;

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
