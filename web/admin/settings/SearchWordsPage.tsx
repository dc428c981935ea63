import { useRef, useState } from 'react';
import { ISSUE_CATEGORIES, type IssueCategory } from '#core/base/category.ts';
import { displayName } from '#core/base/display-name.ts';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { ChevronDown } from '#kit/icon/drawings/signs/chevron-down.ts';
import { CategoryIcon } from '../../base/CategoryIcon.tsx';
import { Chips } from '../shared/page-parts/Chips.tsx';
import { SettingsPart } from '../shared/page-parts/SettingsPart.tsx';
import classes from './SearchWordsPage.module.css';
import { settingsMessages as words } from './messages.ts';
import { PartForm } from './PartForm.tsx';
import type { SettingsForm } from './use-settings-form.ts';

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
          label={words.addWordTo(displayName(category))}
          hideLabel
          placeholder={words.addWord}
          enterKeyHint="done"
          value={typed}
          onChange={(text) => (text.includes(',') ? add(text) : setTyped(text))}
          onKeyDown={({ key }) => key === 'Enter' && add(typed)}
          // A word that was typed without Enter would not be saved.
          onBlur={() => add(typed)}
          error={error}
        />
      </li>
    </Chips>
  );
};

/** The words of a category, folded until somebody opens them or one of them has a mistake. */
const CategoryWords = (props: WordListProps) => {
  const { category, list, error } = props;
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || error !== undefined;
  return (
    <details
      className={classes.category}
      open={isShown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={classes.name}>
        <CategoryIcon category={category} size={24} />
        <span>{displayName(category)}</span>
        <span className={classes.count}>{words.wordCount(list.length)}</span>
        <Icon icon={ChevronDown} size={18} />
      </summary>
      {isShown && <WordList {...props} />}
    </details>
  );
};

const CategoryList = ({ form: { draft, change, errors } }: { form: SettingsForm }) => {
  const { synonyms } = draft.campus;
  const type = (category: IssueCategory, next: readonly string[]): void =>
    change(({ campus, ...rest }) => {
      const { [category]: _, ...others } = campus.synonyms;
      const after = next.length > 0 ? { ...others, [category]: next } : others;
      return { ...rest, campus: { ...campus, synonyms: after } };
    });
  return (
    <ul>
      {ISSUE_CATEGORIES.map((category) => (
        <li key={category}>
          <CategoryWords
            category={category}
            list={synonyms[category] ?? []}
            onChange={(next) => type(category, next)}
            error={errors.get(`synonyms.${category}`)}
          />
        </li>
      ))}
    </ul>
  );
};

/** The page of the words by which advisors find a category (CAMPUS-2). */
export const SearchWordsPage = () => (
  <PartForm page="searchWords" members={['synonyms']}>
    {(form) => (
      <SettingsPart id="words" text={words.wordsText}>
        <CategoryList form={form} />
      </SettingsPart>
    )}
  </PartForm>
);
