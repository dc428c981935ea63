import { useState } from 'react';
import type { ComponentExamples } from '../../base/example.ts';
import { Checkbox } from './Checkbox.tsx';

interface Flags {
  accent?: boolean;
  disabled?: boolean;
  readonly?: boolean;
}

const Flipping = ({ label, start, ...flags }: Flags & { label: string; start: boolean }) => {
  const [active, setActive] = useState(start);
  return <Checkbox label={label} active={active} onChange={setActive} {...flags} />;
};

const Thumb = () => {
  const [active, setActive] = useState(true);
  return (
    <Checkbox size="thumb" label="I have read all of it" active={active} onChange={setActive} />
  );
};

export const examples: ComponentExamples = {
  name: 'Checkbox',
  examples: {
    default: () => <Flipping label="Inactive" start={false} />,
    active: () => <Flipping label="Active" start />,
    'without accent': () => <Flipping label="Active, no accent" start accent={false} />,
    'read-only, active': () => <Flipping label="Read-only" start readonly />,
    'read-only, inactive': () => <Flipping label="Read-only" start={false} readonly />,
    disabled: () => <Flipping label="Disabled" start disabled />,
    thumb: () => <Thumb />,
  },
};
