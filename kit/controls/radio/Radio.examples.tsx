import { useState } from 'react';
import type { ComponentExamples } from '../../base/example.ts';
import { Radio } from './Radio.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const deliveries = [
  { value: 'By post' },
  { value: 'By courier' },
  { value: 'Collected in person' },
] as const;

const Chosen = (rest: { readonly?: boolean; disabled?: boolean; error?: string }) => {
  const [value, setValue] = useState<(typeof deliveries)[number]['value'] | ''>('By post');
  return (
    <RadioGroup label="Delivery" options={deliveries} value={value} onChange={setValue} {...rest} />
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
        label="Delivery"
        required
        hint="How it reaches you"
        error="Required"
        options={deliveries}
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
