import {
  useEffect,
  useEffectEvent,
  useRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import classes from './Menu.module.css';

/** An entry of a menu: label and icon; with href it is a link (KIT-27). */
export interface MenuEntry {
  label: string;
  icon?: ReactNode;
  href?: string;
  selected?: boolean;
  disabled?: boolean;
}

export interface MenuEntries<Entry extends MenuEntry> {
  entries: readonly Entry[];
  onSelect: (entry: Entry, event: MouseEvent) => void;
  /** The edge of the button at which the list is aligned. */
  align?: 'start' | 'end';
}

/** The props that the button and its list share: the button's `popoverTarget` is the list's id. */
export interface MenuListProps {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onToggle: (open: boolean) => void;
}

const GAP = 4;
/** The list's maximum height (12.5rem) plus its gaps: the list opens upward if there is less space below, and to the other side if there is less next to it. */
const ROOM = 216;

/** Places the list below the button, or above it if there is no space. A script does it because not every browser has anchor positioning. */
const place = (button: HTMLElement, list: HTMLElement, align: 'start' | 'end'): void => {
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = button.ownerDocument.documentElement;
  const up = clientHeight - bottom < ROOM && top > clientHeight - bottom;
  const isStart = (align === 'start') === (getComputedStyle(button).direction === 'ltr');
  const atLeft = isStart && clientWidth - left >= ROOM;
  list.style.top = up ? 'auto' : `${bottom + GAP}px`;
  list.style.bottom = up ? `${clientHeight - top + GAP}px` : 'auto';
  list.style.left = atLeft ? `${Math.max(left, 0)}px` : 'auto';
  list.style.right = atLeft ? 'auto' : `${Math.max(clientWidth - right, 0)}px`;
  list.style.minWidth = `${right - left}px`;
};

const nextIndex = (key: string, index: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index <= 0 ? count : index) - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
};

/** The list that a button opens as the browser's popover; its entries are on the page only while it is open. */
export const MenuList = <Entry extends MenuEntry>({
  id,
  button,
  open,
  onToggle,
  entries,
  onSelect,
  align = 'end',
}: MenuListProps & MenuEntries<Entry>) => {
  const list = useRef<HTMLUListElement>(null);

  const choose = (entry: Entry, event: MouseEvent): void => {
    list.current?.hidePopover();
    onSelect(entry, event);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const panel = list.current;
    // Without the popover polyfill there is no popover to open (BROWSER-8).
    if (!panel || !('popover' in panel)) return;
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
  });
  useEffect(() => {
    const both: readonly (HTMLElement | null)[] = [button.current, list.current];
    for (const element of both) element?.addEventListener('keydown', onKeyDown);
    return () => both.forEach((element) => element?.removeEventListener('keydown', onKeyDown));
  }, [button]);

  return (
    <ul
      ref={list}
      id={id}
      popover="auto"
      className={classes.list}
      onBeforeToggle={({ newState, currentTarget }) => {
        if (newState === 'closed') return;
        flushSync(() => onToggle(true));
        if (button.current) place(button.current, currentTarget, align);
      }}
      onToggle={({ newState }) => onToggle(newState === 'open')}
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
                <span>{text}</span>
              </button>
            ) : (
              <a
                href={href}
                className={classes.entry}
                aria-current={current}
                onClick={(event) => choose(entry, event)}
              >
                {icon}
                <span>{text}</span>
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
};
