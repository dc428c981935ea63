import { useState } from 'react';
import type { ComponentExamples } from '../../base/example.ts';
import { Toggle } from './Toggle.tsx';

const Flipping = ({
  start = false,
  label = 'Notifications',
  disabled = false,
  hideLabel = false,
}) => {
  const [checked, setChecked] = useState(start);
  return (
    <Toggle
      label={label}
      checked={checked}
      onChange={setChecked}
      disabled={disabled}
      hideLabel={hideLabel}
    />
  );
};

export const examples: ComponentExamples = {
  name: 'Toggle',
  examples: {
    default: () => <Flipping />,
    checked: () => <Flipping start label="Dark" />,
    disabled: () => <Flipping disabled label="Disabled" />,
    'checked, disabled': () => <Flipping start disabled label="Disabled" />,
    'label hidden': () => <Flipping start hideLabel />,
  },
};
