import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import classes from './Menu.module.css';

/** An entry of a menu: label and icon; with href it is a link (KIT-27). */
export interface MenuEntry {
  label: string;
  icon?: ReactNode;
  href?: string;
  selected?: boolean;
  disabled?: boolean;
}

interface MenuProps<Entry extends MenuEntry> {
  /** What the button shows. */
  children: ReactNode;
  /** The button's name where it shows no words. */
  label?: string;
  entries: readonly Entry[];
  onSelect: (entry: Entry, event: MouseEvent) => void;
  /** The edge of the button at which the list is aligned. */
  align?: 'start' | 'end';
  className?: string | undefined;
  disabled?: boolean;
}

const GAP = 4;
/** The list's greatest height (12.5rem) and its gaps: with less space below it opens upwards. */
const ROOM = 216;

/** Below the button, or above it if there is no space; by script, since not every engine has anchor positioning. */
const place = (button: HTMLElement, list: HTMLElement, align: 'start' | 'end'): void => {
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = button.ownerDocument.documentElement;
  const up = clientHeight - bottom < ROOM && top > clientHeight - bottom;
  const atLeft = (align === 'start') === (getComputedStyle(button).direction === 'ltr');
  list.style.top = up ? 'auto' : `${bottom + GAP}px`;
  list.style.bottom = up ? `${clientHeight - top + GAP}px` : 'auto';
  list.style.left = atLeft ? `${Math.max(left, 0)}px` : 'auto';
  list.style.right = atLeft ? 'auto' : `${Math.max(clientWidth - right, 0)}px`;
  list.style.minWidth = `${right - left}px`;
};

/** How far a key moves among the entries, or the entry it jumps to. */
const nextIndex = (key: string, index: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index <= 0 ? count : index) - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
};

/** A button that opens a list of entries in the browser's popover; the entries are in the page only while it is open. */
export const Menu = <Entry extends MenuEntry>({
  children,
  label,
  entries,
  onSelect,
  align = 'end',
  className,
  disabled = false,
}: MenuProps<Entry>) => {
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const [open, setOpen] = useState(false);

  const choose = (entry: Entry, event: MouseEvent): void => {
    list.current?.hidePopover();
    onSelect(entry, event);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const panel = list.current;
    if (!panel) return;
    const isOpen = panel.matches(':popover-open');
    if (event.key === 'Escape' && isOpen) {
      // Otherwise a dialog around the menu would handle the same key.
      event.preventDefault();
      panel.hidePopover();
      button.current?.focus();
      return;
    }
    if (!isOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      panel.showPopover();
    }
    const controls = [...panel.querySelectorAll<HTMLElement>('a, button:enabled')];
    const index = controls.indexOf(panel.ownerDocument.activeElement as HTMLElement);
    const next = nextIndex(event.key, index, controls.length);
    if (next === undefined || (index === -1 && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    controls[next]?.focus();
  };

  return (
    <div role="presentation" className={classes.menu} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={className ?? classes.button}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        popoverTarget={id}
        disabled={disabled}
      >
        {children}
      </button>
      <ul
        ref={list}
        id={id}
        popover="auto"
        className={classes.list}
        onBeforeToggle={({ newState, currentTarget }) => {
          if (newState === 'closed') return;
          flushSync(() => setOpen(true));
          if (button.current) place(button.current, currentTarget, align);
        }}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {(open ? entries : []).map((entry) => {
          const { label: text, icon, href, selected = false } = entry;
          const current = selected ? 'true' : undefined;
          return (
            <li key={text}>
              {href === undefined ? (
                <button
                  type="button"
                  className={classes.entry}
                  aria-current={current}
                  disabled={entry.disabled}
                  onClick={(event) => choose(entry, event)}
                >
                  {icon}
                  {text}
                </button>
              ) : (
                <a
                  href={href}
                  className={classes.entry}
                  aria-current={current}
                  onClick={(event) => choose(entry, event)}
                >
                  {icon}
                  {text}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
};
