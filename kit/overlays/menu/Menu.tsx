import { useId, useRef, useState, type ReactNode } from 'react';
import classes from './Menu.module.css';
import { MenuList, type MenuEntry, type MenuEntries } from './MenuList.tsx';

interface MenuProps<Entry extends MenuEntry> extends MenuEntries<Entry> {
  children: ReactNode;
  /** The button's name if it shows no words. */
  label?: string;
  className?: string | undefined;
  disabled?: boolean;
  /** The tooltip, such as the reason why the menu cannot be opened. */
  title?: string | undefined;
}

/** A button that opens a list of entries (KIT-7). */
export const Menu = <Entry extends MenuEntry>({
  children,
  label,
  className,
  disabled = false,
  title,
  ...list
}: MenuProps<Entry>) => {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={classes.menu}>
      <button
        ref={button}
        type="button"
        className={className ?? classes.button}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        popoverTarget={id}
        disabled={disabled}
        title={title}
      >
        {children}
      </button>
      <MenuList {...list} id={id} button={button} open={open} onToggle={setOpen} />
    </div>
  );
};
