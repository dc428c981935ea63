import { useRef, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '#kit/icon/Icon.tsx';
import { X } from '#kit/icon/drawings/actions/x.ts';
import classes from './Chips.module.css';

interface ChipsProps {
  list: readonly string[];
  /** The name of the button that takes a word away. */
  removeName: (word: string) => string;
  onRemove: (index: number) => void;
  /** The field that adds words. */
  field: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

/** Words that can be taken away, and after them what adds one. */
export const Chips = ({ list, removeName, onRemove, field, children }: ChipsProps) => {
  const chips = useRef<HTMLUListElement>(null);
  const remove = (index: number): void => {
    flushSync(() => onRemove(index));
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
