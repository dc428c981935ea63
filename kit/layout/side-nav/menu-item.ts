import type { ReactNode } from 'react';

/** One entry of the navigation (KIT-23). */
export interface MenuItem {
  title: string;
  /** An address in this app. */
  route?: string;
  /** An address outside this app, which opens in a new window. */
  url?: string;
  defaultIcon?: ReactNode;
  /** The icon that replaces the default one while the item is active. */
  activeIcon?: ReactNode;
  subMenu?: readonly MenuItem[];
  /** If true, a line is drawn below the item. */
  showDivider?: boolean;
}

/** Returns true if the open page is the item's or one of its sub-menu's. */
export const isActive = (item: MenuItem, activeRoute: string): boolean =>
  item.route === activeRoute ||
  (item.subMenu ?? []).some((subItem) => isActive(subItem, activeRoute));
