import { useRef, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '#kit/icon/Icon.tsx';
import { X } from '#kit/icon/drawings/actions/x.ts';
import classes from './Chips.module.css';

interface ChipsProps {
  list: readonly string[];
  /** Returns the name of the button that removes a word. */
  removeName: (word: string) => string;
  onRemove: (index: number) => void;
  /** The field that adds words. */
  field: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

/** A list of words that can be removed, and after them the field that adds one. */
export const Chips = ({ list, removeName, onRemove, field, children }: ChipsProps) => {
  const chips = useRef<HTMLUListElement>(null);
  const remove = (index: number): void => {
    flushSync(() => onRemove(index));
    // The button disappeared with its word, so the next one gets the focus, or the field after the last.
    (chips.current?.querySelectorAll('button')[index] ?? field.current)?.focus();
  };
  return (
    <ul ref={chips} className={classes.words}>
      {list.map((word, index) => (
        <li key={word} className={classes.word}>
          {word}
          <button
            type="button"
            aria-label={removeName(word)}
            title={removeName(word)}
            onClick={() => remove(index)}
          >
            <Icon icon={X} size={14} />
          </button>
        </li>
      ))}
      {children}
    </ul>
  );
};
