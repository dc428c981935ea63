import { useState, type MouseEvent, type ReactNode } from 'react';
import { ChevronDown } from '../../icon/drawings/signs/chevron-down.ts';
import { Icon } from '../../icon/Icon.tsx';
import { MAIN } from '../../base/messages.ts';
import classes from './SideNav.module.css';
import { isActive, type MenuItem } from './menu-item.ts';

interface NavEntryProps {
  item: MenuItem;
  active: boolean;
  /** True if the item's own page is open, not one below it. */
  current: boolean;
  collapsed: boolean;
  /** True if the sub-menu is open; undefined if there is none. */
  expanded?: boolean | undefined;
  onPress: (event: MouseEvent) => void;
  children?: ReactNode;
}

/** A navigation item: a link to a route or an address, or a button if it only opens its sub-menu. */
const NavEntry = ({
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

export interface SideNavProps {
  items: readonly MenuItem[];
  activeRoute: string;
  /** Hears a click on a link; the links are real, so a router prevents the browser's default. */
  onNavigate: (route: string, event: MouseEvent) => void;
  /** Hears every press, after onNavigate. */
  onChoose?: (item: MenuItem) => void;
  /** If true, the menu shows only icons. */
  collapsed?: boolean;
  /** Hears a press on an item with a sub-menu while the menu is collapsed: a sub-menu needs the expanded menu. */
  onExpand?: () => void;
  label?: string;
}

/** The navigation items with their sub-menus; only one sub-menu is open at a time, at first the selected item's. */
export const SideNav = ({
  items,
  activeRoute,
  onNavigate,
  onChoose,
  collapsed = false,
  onExpand,
  label = MAIN,
}: SideNavProps) => {
  const [chosen, setChosen] = useState<{ at: string; title: string }>();
  // A sub-menu that somebody opened stays open until the page changes; then the active item's sub-menu opens.
  const active = items.find((item) => isActive(item, activeRoute));
  const open = chosen?.at === activeRoute ? chosen.title : active?.title;

  const press = (item: MenuItem, event: MouseEvent): void => {
    const { title, route, subMenu } = item;
    if (subMenu) {
      const closes = open === title && route === undefined && !collapsed;
      setChosen({ at: route ?? activeRoute, title: closes ? '' : title });
      onExpand?.();
    }
    if (route !== undefined) onNavigate(route, event);
    onChoose?.(item);
  };

  return (
    <nav className={classes.nav} aria-label={label} data-collapsed={collapsed}>
      <ul className={classes.list}>
        {items.map((item) => {
          const { title, route, subMenu, showDivider } = item;
          const expanded = subMenu && open === title && !collapsed;
          return (
            <li key={title} className={showDivider ? classes.divided : undefined}>
              <NavEntry
                item={item}
                active={item === active}
                current={route === activeRoute}
                collapsed={collapsed}
                expanded={expanded}
                onPress={(event) => press(item, event)}
              >
                {subMenu && (
                  <span className={classes.arrow}>
                    <Icon icon={ChevronDown} size={16} />
                  </span>
                )}
              </NavEntry>
              {expanded && (
                <ul className={classes.subMenu}>
                  {subMenu.map((subItem) => (
                    <li key={subItem.title}>
                      <NavEntry
                        item={subItem}
                        active={isActive(subItem, activeRoute)}
                        current={subItem.route === activeRoute}
                        collapsed={false}
                        onPress={(event) => press(subItem, event)}
                      />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
