import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../../base/class-names.ts';
import { Field, type FieldProps } from '../field/Field.tsx';
import control from '../field/control.module.css';
import type { Size } from '../../base/size.ts';
import { SELECT } from '../../base/messages.ts';
import classes from './Dropdown.module.css';

interface DropdownEntry<Value extends string> {
  value: Value;
  /** The text that is shown; if there is none, the value is shown. */
  label?: string;
  /** The language of the text, if it is not that of the page. */
  lang?: string;
  /** The tooltip. */
  title?: string;
  /** An icon before the text; the list shows it only if the browser lets CSS draw its lists. */
  icon?: ReactNode;
  disabled?: boolean;
}

interface DropdownProps<Value extends string>
  extends
    FieldProps,
    Pick<ComponentPropsWithRef<'select'>, 'autoFocus' | 'disabled' | 'name' | 'onBlur' | 'ref'> {
  options: readonly DropdownEntry<Value>[];
  /** The chosen value; '' while nothing is chosen and the placeholder is shown. */
  value: Value | '';
  onChange: (value: Value) => void;
  placeholder?: string;
  size?: Size | undefined;
}

const nameOf = ({ label, value }: DropdownEntry<string>): string => label ?? value;

/** A dropdown that is the browser's own select: it closes on a click elsewhere and is searched by typing, without code of ours. */
export const Dropdown = <Value extends string>({
  options,
  value,
  onChange,
  placeholder = SELECT,
  size = 'control',
  label,
  hideLabel,
  required,
  id,
  hint,
  error,
  ...native
}: DropdownProps<Value>) => {
  // The icons of a list cost much to make and keep, so they are drawn only when a press or the focus can open the list.
  const [isNear, setNear] = useState(false);
  const comeNear = (): void => setNear(true);
  const chosenIcon = options.find((option) => option.value === value)?.icon;
  return (
    <Field {...{ label, hideLabel, required, id, hint, error }}>
      {(wiring) => (
        <span className={classes.dropdown} data-icon={chosenIcon === undefined ? undefined : ''}>
          {chosenIcon !== undefined && <span className={classes.icon}>{chosenIcon}</span>}
          <select
            {...native}
            {...wiring}
            className={classNames(control.control, classes.select)}
            data-size={size}
            data-empty={value === '' || undefined}
            value={value}
            onPointerDown={comeNear}
            onFocus={comeNear}
            onChange={({ target }) => {
              const chosen = options.find((option) => option.value === target.value);
              if (chosen) onChange(chosen.value);
            }}
          >
            <option value="" disabled hidden>
              {placeholder}
            </option>
            {options.map((option) => (
              <option
                key={option.value}
                value={option.value}
                lang={option.lang}
                title={option.title}
                disabled={option.disabled}
              >
                {isNear && option.icon ? (
                  <>
                    {option.icon}
                    <span>{nameOf(option)}</span>
                  </>
                ) : (
                  nameOf(option)
                )}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  );
};
