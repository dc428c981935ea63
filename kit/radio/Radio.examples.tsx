import { useState } from 'react';
import type { ComponentExamples } from '../example.ts';
import { Radio } from './Radio.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const actions = [
  { value: 'Go to next step' },
  { value: 'Skip to a specific step' },
  { value: 'Issue resolution' },
] as const;

const Chosen = (rest: { readonly?: boolean; disabled?: boolean; error?: string }) => {
  const [value, setValue] = useState<(typeof actions)[number]['value'] | ''>('Go to next step');
  return (
    <RadioGroup label="Action type" options={actions} value={value} onChange={setValue} {...rest} />
  );
};

const Thumb = () => {
  const [value, setValue] = useState<'Yes' | 'No' | ''>('Yes');
  return (
    <RadioGroup
      label="Is anyone hurt?"
      hideLabel
      size="thumb"
      options={[{ value: 'Yes', label: 'Yes, somebody is' }, { value: 'No' }]}
      value={value}
      onChange={setValue}
    />
  );
};

const nothing = () => {};

export const examples: ComponentExamples = {
  name: 'Radio',
  examples: {
    default: () => <Chosen />,
    'nothing chosen, required': () => (
      <RadioGroup
        label="Action type"
        required
        hint="What comes after this answer"
        error="Required"
        options={actions}
        value=""
        onChange={nothing}
      />
    ),
    'read-only': () => <Chosen readonly />,
    disabled: () => <Chosen disabled />,
    thumb: () => <Thumb />,
    'one alone': () => <Radio label="Alone" name="alone" value="a" checked onChange={nothing} />,
  },
};
