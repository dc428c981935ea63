import type { ComponentExamples } from '../../base/example.ts';
import { Field } from './Field.tsx';
import control from './control.module.css';

export const examples: ComponentExamples = {
  name: 'Field',
  examples: {
    default: () => (
      <Field label="Time">
        {(wiring) => <input {...wiring} type="time" className={control.control} />}
      </Field>
    ),
    'hint, counter and error': () => (
      <Field label="File" required hint="PNG, JPEG or WebP" counter="0/1" error="Required">
        {(wiring) => <input {...wiring} type="file" className={control.control} />}
      </Field>
    ),
  },
};
