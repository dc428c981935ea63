import type { MouseEvent } from 'react';
import { ChevronDown } from '../../icon/drawings/signs/chevron-down.ts';
import { LogOut } from '../../icon/drawings/actions/log-out.ts';
import { Icon } from '../../icon/Icon.tsx';
import { Menu } from '../../overlays/menu/Menu.tsx';
import type { MenuEntry } from '../../overlays/menu/MenuList.tsx';
import classes from './AccountMenu.module.css';
import { initialsOf } from './initials.ts';

interface AccountMenuProps {
  name: string;
  /** The entries before the last one, Logout. */
  entries: readonly MenuEntry[];
  onSelect: (entry: MenuEntry, event: MouseEvent) => void;
  logout: string;
  onLogout: () => void;
}

export const AccountMenu = ({ name, entries, onSelect, logout, onLogout }: AccountMenuProps) => {
  const last: MenuEntry = { label: logout, icon: <Icon icon={LogOut} size={18} /> };
  return (
    <Menu
      className={classes.account}
      entries={[...entries, last]}
      onSelect={(entry, event) => {
        if (entry.label === logout) onLogout();
        else onSelect(entry, event);
      }}
    >
      <span className={classes.avatar} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <span className={classes.accountName}>{name}</span>
      <Icon icon={ChevronDown} size={16} />
    </Menu>
  );
};
