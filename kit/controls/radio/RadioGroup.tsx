import { memo, useId, type ReactNode } from 'react';
import { FieldName } from '../field/FieldName.tsx';
import { FieldNotes, describedBy } from '../field/FieldNotes.tsx';
import type { FieldProps } from '../field/Field.tsx';
import field from '../field/Field.module.css';
import hidden from '../../base/hidden.module.css';
import type { Size } from '../../base/size.ts';
import { Radio } from './Radio.tsx';
import classes from './Radio.module.css';

interface RadioOption<Value extends string> {
  value: Value;
  /** The radio's label; if there is none, the value is shown. */
  label?: ReactNode;
  /** The language of the label, if it is not that of the page. */
  lang?: string | undefined;
  disabled?: boolean;
}

interface RadioGroupProps<Value extends string> extends FieldProps {
  options: readonly RadioOption<Value>[];
  /** The chosen value; '' while nothing is chosen. */
  value: Value | '';
  onChange: (value: Value) => void;
  disabled?: boolean | undefined;
  readonly?: boolean | undefined;
  size?: Size | undefined;
}

/** The name of a group, which is not drawn again when another option is chosen. */
const GroupName = memo(({ label, hideLabel, required }: FieldProps) => (
  <legend className={hideLabel ? hidden.hidden : field.label}>
    <FieldName label={label} required={required} />
  </legend>
));

/** Radios in a group named by its label; each radio is named by its shown text. */
export const RadioGroup = <Value extends string>({
  options,
  value,
  onChange,
  disabled,
  readonly,
  size,
  label,
  hideLabel,
  required,
  id,
  hint,
  error,
}: RadioGroupProps<Value>) => {
  const ownId = useId();
  const groupId = id ?? ownId;
  return (
    <fieldset
      id={groupId}
      className={field.field}
      aria-describedby={describedBy(groupId, { hint, error })}
    >
      <GroupName label={label} hideLabel={hideLabel} required={required} />
      <div className={classes.options} data-size={size}>
        {options.map((option) => (
          <Radio
            key={option.value}
            name={groupId}
            value={option.value}
            label={option.label ?? option.value}
            lang={option.lang}
            checked={option.value === value}
            // The value is that of an option.
            onChange={onChange as (value: string) => void}
            disabled={disabled ?? option.disabled}
            readonly={readonly}
            size={size}
          />
        ))}
      </div>
      {(hint || error) && <FieldNotes id={groupId} hint={hint} error={error} />}
    </fieldset>
  );
};
