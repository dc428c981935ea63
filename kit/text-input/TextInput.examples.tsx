import { Mail } from 'lucide-react';
import { useState } from 'react';
import type { ComponentExamples } from '../example.ts';
import { Icon } from '../icon/Icon.tsx';
import { TextInput } from './TextInput.tsx';
import type { TextInputProps } from './TextInput.tsx';

const Typed = ({
  start = '',
  ...rest
}: Omit<TextInputProps, 'value' | 'onChange'> & { start?: string }) => {
  const [value, setValue] = useState(start);
  return <TextInput {...rest} value={value} onChange={setValue} />;
};

export const examples: ComponentExamples = {
  name: 'Text input',
  examples: {
    default: () => <Typed label="Issue name" placeholder="Name as others will search for it" />,
    'required, with a hint': () => (
      <Typed
        label="Issue name"
        required
        start="Lift stuck between floors"
        hint="Shown on the card"
      />
    ),
    error: () => <Typed label="Question or Statement" required error="Required" />,
    'read-only': () => <Typed label="Email" readonly start="maya.okafor@ashdown.example" />,
    disabled: () => <Typed label="Step number" disabled start="No other steps" />,
    password: () => <Typed label="Password" type="password" start="correct horse" />,
    'password, error': () => (
      <Typed
        label="Confirm password"
        type="password"
        start="correct"
        error="Passwords don't match"
      />
    ),
    date: () => <Typed label="Start date" type="date" start="2026-10-22" />,
    'date with a minimum': () => (
      <Typed label="End date" type="date" min="2026-10-22" hint="Not before the start date" />
    ),
    icon: () => <Typed label="Email ID" type="email" icon={<Icon of={Mail} size={18} />} />,
    'cut to 11 characters': () => <Typed label="Phone" type="tel" maxLength={11} />,
    thumb: () => <Typed label="Username" size="thumb" start="sam.oduya" />,
    'label hidden': () => <Typed label="Search" hideLabel placeholder="Unseen label" />,
  },
};
