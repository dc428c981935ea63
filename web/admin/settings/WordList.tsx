import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { IssueCategory } from '#core/base/category.ts';
import { X } from '#kit/icon/drawings/actions/x.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import classes from './WordList.module.css';
import { settingsMessages } from './messages.ts';

const words = settingsMessages;

interface WordListProps {
  category: IssueCategory;
  list: readonly string[];
  onChange: (list: readonly string[]) => void;
  error: string | undefined;
}

/** The words of one category, each with a button that removes it, and a field that adds more. */
export const WordList = ({ category, list, onChange, error }: WordListProps) => {
  const [typed, setTyped] = useState('');
  const chips = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);

  // A comma separates words, so that a list can be pasted.
  const add = (text: string): void => {
    const more = text.split(',').map((word) => word.trim());
    const fresh = more.filter((word) => word !== '' && !list.includes(word));
    setTyped('');
    if (fresh.length > 0) onChange([...list, ...new Set(fresh)]);
  };

  const remove = (index: number): void => {
    flushSync(() => onChange(list.toSpliced(index, 1)));
    // The button went with its word: the next one gets its focus, at the end the field.
    (chips.current?.querySelectorAll('button')[index] ?? field.current)?.focus();
  };

  return (
    <ul ref={chips} className={classes.words}>
      {list.map((word, index) => (
        <li key={word} className={classes.word}>
          {word}
          <button
            type="button"
            aria-label={words.removeWord(word)}
            title={words.removeWord(word)}
            onClick={() => remove(index)}
          >
            <Icon icon={X} size={14} />
          </button>
        </li>
      ))}
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
          // What is typed and not entered would not be saved.
          onBlur={() => add(typed)}
          error={error}
        />
      </li>
    </ul>
  );
};
