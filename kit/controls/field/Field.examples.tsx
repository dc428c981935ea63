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
      <Field label="Code" required hint="Six letters" counter="0/6" error="Required">
        {(wiring) => <input {...wiring} type="text" className={control.control} />}
      </Field>
    ),
  },
};
