import type { MouseEvent, ReactNode } from 'react';
import classes from './SideNav.module.css';
import type { MenuItem } from './menu-item.ts';

interface NavEntryProps {
  item: MenuItem;
  active: boolean;
  /** The item's own page is open, not one below it. */
  current: boolean;
  collapsed: boolean;
  /** Undefined: there is no sub-menu. */
  expanded?: boolean | undefined;
  onPress: (event: MouseEvent) => void;
  children?: ReactNode;
}

/** A link to a route or an address; a button if it only opens its sub-menu. */
export const NavEntry = ({
  item,
  active,
  current,
  collapsed,
  expanded,
  onPress,
  children,
}: NavEntryProps) => {
  const { title, route, url, defaultIcon, activeIcon = defaultIcon } = item;
  const shared = {
    className: classes.entry,
    'data-active': active,
    'aria-expanded': expanded,
    title: collapsed ? title : undefined,
    onClick: onPress,
  };
  const shown = (
    <>
      {active ? activeIcon : defaultIcon}
      <span className={classes.title}>{title}</span>
      {children}
    </>
  );
  if (url !== undefined) {
    return (
      <a {...shared} href={url} target="_blank" rel="noreferrer">
        {shown}
      </a>
    );
  }
  return route === undefined ? (
    <button {...shared} type="button">
      {shown}
    </button>
  ) : (
    <a {...shared} href={route} aria-current={current ? 'page' : undefined}>
      {shown}
    </a>
  );
};
