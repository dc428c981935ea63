import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../base/class-names.ts';
import { Field, type FieldProps } from '../field/Field.tsx';
import control from '../field/control.module.css';
import type { Size } from '../../base/size.ts';
import classes from './TextArea.module.css';

// 500 characters when limited, 10,000 otherwise (KIT-6).
const LIMITED = 500;
const UNLIMITED = 10_000;
/** Without `limited` the counter shows only when this many characters are left. */
const NEARLY_FULL = 500;

interface TextAreaProps
  extends
    FieldProps,
    Pick<
      ComponentPropsWithRef<'textarea'>,
      'dir' | 'disabled' | 'lang' | 'onBlur' | 'placeholder' | 'ref' | 'rows'
    > {
  value: string;
  onChange: (value: string) => void;
  limited?: boolean;
  readonly?: boolean | undefined;
  size?: Size | undefined;
}

export const TextArea = ({
  value,
  onChange,
  limited = false,
  readonly,
  size = 'control',
  rows = 3,
  label,
  hideLabel,
  required,
  id,
  hint,
  error,
  ...native
}: TextAreaProps) => {
  const limit = limited ? LIMITED : UNLIMITED;
  const counts = limited || value.length >= UNLIMITED - NEARLY_FULL;
  const counter = counts ? `${value.length}/${limit}` : undefined;
  return (
    <Field {...{ label, hideLabel, required, id, hint, error, counter }}>
      {(wiring) => (
        <span className={classNames(control.control, classes.box)} data-size={size}>
          <textarea
            {...native}
            {...wiring}
            rows={rows}
            value={value}
            maxLength={limit}
            readOnly={readonly}
            onChange={({ target }) => onChange(target.value.slice(0, limit))}
          />
        </span>
      )}
    </Field>
  );
};
