import { useState } from 'react';
import type { ComponentExamples } from '../../base/example.ts';
import { ChevronDown } from '../../icon/drawings/signs/chevron-down.ts';
import { LogOut } from '../../icon/drawings/actions/log-out.ts';
import { Plus } from '../../icon/drawings/actions/plus.ts';
import { Icon } from '../../icon/Icon.tsx';
import { Menu } from './Menu.tsx';

const logout = { label: 'Logout', icon: <Icon icon={LogOut} size={18} /> };
const ignore = (): void => undefined;
const names = ['All projects', ...Array.from({ length: 9 }, (_, index) => `Project ${index + 1}`)];

const Chooser = () => {
  const [chosen, setChosen] = useState('All projects');
  return (
    <Menu
      align="start"
      entries={names.map((label) => ({ label, selected: label === chosen }))}
      onSelect={({ label }) => setChosen(label)}
    >
      {chosen}
      <Icon icon={ChevronDown} size={16} />
    </Menu>
  );
};

export const examples: ComponentExamples = {
  name: 'Menu',
  examples: {
    account: () => (
      <Menu entries={[logout]} onSelect={ignore} align="start">
        Maya Okafor
        <Icon icon={ChevronDown} size={16} />
      </Menu>
    ),
    'a choice, longer than its list': () => <Chooser />,
    'icon button, links, disabled entry': () => (
      <Menu
        label="Add"
        align="start"
        onSelect={ignore}
        entries={[
          { label: 'Another page', href: '/about' },
          { label: 'Not now', disabled: true },
        ]}
      >
        <Icon icon={Plus} />
      </Menu>
    ),
    disabled: () => (
      <Menu entries={[logout]} onSelect={ignore} disabled>
        Account
      </Menu>
    ),
  },
};
