import type { ComponentProps } from 'react';
import { Ellipsis } from '#kit/icon/drawings/signs/ellipsis.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { Menu, type MenuEntry } from '#kit/overlays/menu/Menu.tsx';
import classes from './MoreMenu.module.css';

type MoreMenuProps<Entry extends MenuEntry> = Pick<
  ComponentProps<typeof Menu<Entry>>,
  'entries' | 'onSelect' | 'disabled'
> & {
  /** The button shows dots alone. */
  label: string;
};

/** What else can be done with a row, behind three dots. */
export const MoreMenu = <Entry extends MenuEntry>(props: MoreMenuProps<Entry>) => (
  <Menu {...props} className={classes.more}>
    <Icon icon={Ellipsis} size={18} />
  </Menu>
);
