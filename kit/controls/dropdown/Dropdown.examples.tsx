import { useState } from 'react';
import type { ComponentExamples } from '../../base/example.ts';
import { Droplets } from '../../icon/drawings/categories/droplets.ts';
import { Flame } from '../../icon/drawings/categories/flame.ts';
import { Icon } from '../../icon/Icon.tsx';
import { Dropdown } from './Dropdown.tsx';

const colours = ['Amber', 'Blue', 'Crimson', 'Denim', 'Emerald', 'Fern', 'Gold'] as const;
const options = colours.map((value) => ({ value }));

interface State {
  start?: (typeof colours)[number];
  required?: boolean;
  disabled?: boolean;
  error?: string;
  hint?: string;
  size?: 'thumb';
  hideLabel?: boolean;
}

const Choosing = ({ start, ...rest }: State) => {
  const [value, setValue] = useState<(typeof colours)[number] | ''>(start ?? '');
  return <Dropdown label="Colour" options={options} value={value} onChange={setValue} {...rest} />;
};

export const examples: ComponentExamples = {
  name: 'Dropdown',
  examples: {
    default: () => <Choosing />,
    chosen: () => <Choosing start="Crimson" required hint="Type a letter to find one" />,
    error: () => <Choosing required error="Required" />,
    disabled: () => <Choosing disabled hint="Nothing to choose from yet." />,
    thumb: () => <Choosing start="Fern" size="thumb" />,
    'label hidden': () => <Choosing start="Gold" hideLabel />,
    'entries with icons': () => (
      <Dropdown
        label="Element"
        options={[
          { value: 'Fire', icon: <Icon icon={Flame} size={18} /> },
          { value: 'Water', icon: <Icon icon={Droplets} size={18} /> },
        ]}
        value="Water"
        onChange={() => {}}
      />
    ),
    'entries with words of their own': () => (
      <Dropdown
        label="Order"
        placeholder="Choose an order"
        options={[
          { value: 'new', label: 'Newest first' },
          { value: 'old', label: 'Oldest first' },
          { value: 'best', label: 'Best first', disabled: true },
        ]}
        value="old"
        onChange={() => {}}
      />
    ),
  },
};
