import { examples as button } from './button/Button.examples.tsx';
import type { ComponentExamples } from './example.ts';
import { examples as field } from './field/Field.examples.tsx';
import { examples as icon } from './icon/Icon.examples.tsx';
import { examples as label } from './label/Label.examples.tsx';
import { examples as checkbox } from './checkbox/Checkbox.examples.tsx';
import { examples as radio } from './radio/Radio.examples.tsx';
import { examples as rating } from './rating/Rating.examples.tsx';
import { examples as toggle } from './toggle/Toggle.examples.tsx';

/** Every component's examples, in the order the kitchen sink shows them. One line a component. */
export const allExamples: ComponentExamples[] = [
  icon,
  label,
  button,
  field,
  radio,
  checkbox,
  toggle,
  rating,
];
