import { useRef, type ComponentPropsWithoutRef } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { Search } from '../../icon/drawings/actions/search.ts';
import { X } from '../../icon/drawings/actions/x.ts';
import { Icon } from '../../icon/Icon.tsx';
import { CLEAR, SEARCH } from '../../base/messages.ts';
import classes from './SearchBox.module.css';

interface SearchBoxProps extends Pick<
  ComponentPropsWithoutRef<'input'>,
  'autoFocus' | 'id' | 'maxLength' | 'onFocus'
> {
  /** The text is its accessible name too. */
  placeholder?: string;
  searchText: string;
  /** Hears the text while somebody types, and '' when it is cleared. */
  onChange: (searchText: string) => void;
  onSearch?: (searchText: string) => void;
  icon?: boolean;
  /** If true, the box is as wide as its container, for use with one hand. */
  large?: boolean;
  clearLabel?: string;
}

/** A search field with a clear button, which stays for a moment after the focus has gone (KIT-10). */
export const SearchBox = ({
  placeholder = SEARCH,
  searchText,
  onChange,
  onSearch,
  icon = true,
  large = false,
  clearLabel = CLEAR,
  ...native
}: SearchBoxProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.search} data-large={large || undefined}>
      {icon && <Icon icon={Search} />}
      <input
        {...native}
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={placeholder}
        placeholder={placeholder}
        value={searchText}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !onSearch) return;
          // Enter in the box must not send the form around it.
          event.preventDefault();
          onSearch(searchText);
        }}
      />
      {searchText !== '' && (
        <span className={classes.clear}>
          <IconButton
            icon={X}
            size="small"
            label={clearLabel}
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          />
        </span>
      )}
    </div>
  );
};
