import { useState } from 'react';
import type { ComponentExamples } from '../../base/example.ts';
import { TextArea } from './TextArea.tsx';

const words =
  'The path follows the river to the old mill. After rain the last stretch is under water, so bring boots.';

const Typed = ({
  start = '',
  ...rest
}: {
  start?: string;
  limited?: boolean;
  readonly?: boolean;
  disabled?: boolean;
  error?: string;
  hint?: string;
  size?: 'thumb';
}) => {
  const [value, setValue] = useState(start);
  return <TextArea label="Description" {...rest} value={value} onChange={setValue} />;
};

export const examples: ComponentExamples = {
  name: 'Text area',
  examples: {
    default: () => <Typed />,
    limited: () => <Typed limited start={words} hint="What happened, in a few words" />,
    'limited, full': () => <Typed limited start={'All of it. '.repeat(50).slice(0, 500)} />,
    'nearly full': () => <Typed start={'0123456789'.repeat(960)} />,
    hint: () => <Typed hint="No names or addresses." />,
    error: () => <Typed error="Required" />,
    'read-only': () => <Typed readonly start={words} />,
    disabled: () => <Typed disabled />,
    thumb: () => <Typed size="thumb" start={words} />,
  },
};
