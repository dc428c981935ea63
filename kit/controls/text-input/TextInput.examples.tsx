import { useState } from 'react';
import type { ComponentExamples } from '../../base/example.ts';
import { Mail } from '../../icon/drawings/signs/mail.ts';
import { Icon } from '../../icon/Icon.tsx';
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
    default: () => <Typed label="Title" placeholder="A few words" />,
    'required, with a hint': () => (
      <Typed label="Title" required start="A walk by the river" hint="Shown on the card" />
    ),
    error: () => <Typed label="Question" required error="Required" />,
    'read-only': () => <Typed label="Email" readonly start="maya@example.org" />,
    disabled: () => <Typed label="Room" disabled start="None free" />,
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
    icon: () => <Typed label="Email ID" type="email" icon={<Icon icon={Mail} size={18} />} />,
    'cut to 11 characters': () => <Typed label="Phone" type="tel" maxLength={11} />,
    thumb: () => <Typed label="Username" size="thumb" start="sam" />,
    'label hidden': () => <Typed label="Search" hideLabel placeholder="Unseen label" />,
  },
};
