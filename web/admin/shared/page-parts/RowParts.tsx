import type { ReactNode, ComponentProps } from 'react';
import { Icon } from '#kit/icon/Icon.tsx';
import { Ellipsis } from '#kit/icon/drawings/signs/ellipsis.ts';
import { Menu } from '#kit/overlays/menu/Menu.tsx';
import type { MenuEntry } from '#kit/overlays/menu/MenuList.tsx';
import classes from './RowParts.module.css';

type MoreMenuProps<Entry extends MenuEntry> = Pick<
  ComponentProps<typeof Menu<Entry>>,
  'entries' | 'onSelect' | 'disabled' | 'title'
> & {
  /** The name of the button, which shows only dots. */
  label: string;
};

export const MoreMenu = <Entry extends MenuEntry>(props: MoreMenuProps<Entry>) => (
  <Menu {...props} className={classes.more}>
    <Icon icon={Ellipsis} size={18} />
  </Menu>
);

interface TitleWithDetailProps {
  children: ReactNode;
  small: ReactNode;
  className?: string | undefined;
}

export const TitleWithDetail = ({ children, small, className }: TitleWithDetailProps) => (
  <div className={className}>
    <p className={classes.lines}>
      {children}
      <small>{small}</small>
    </p>
  </div>
);
