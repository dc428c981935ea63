import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../../base/class-names.ts';
import { Field, type FieldProps } from '../field/Field.tsx';
import control from '../field/control.module.css';
import type { Size } from '../../base/size.ts';
import { SELECT } from '../../base/messages.ts';
import classes from './Dropdown.module.css';

interface DropdownEntry<Value extends string> {
  value: Value;
  /** The shown text; the value if there is none. */
  label?: string;
  /** The language of a text that is not the page's. */
  lang?: string;
  /** The tooltip. */
  title?: string;
  /** Shown before its text; in the list only if the browser draws lists from CSS. */
  icon?: ReactNode;
  disabled?: boolean;
}

interface DropdownProps<Value extends string>
  extends
    FieldProps,
    Pick<ComponentPropsWithRef<'select'>, 'autoFocus' | 'disabled' | 'name' | 'onBlur' | 'ref'> {
  options: readonly DropdownEntry<Value>[];
  /** Empty: nothing chosen yet, the placeholder is shown. */
  value: Value | '';
  onChange: (value: Value) => void;
  placeholder?: string;
  size?: Size | undefined;
}

const nameOf = ({ label, value }: DropdownEntry<string>): string => label ?? value;

/** The browser's own select: one open at once, closed by a click elsewhere, searched by typing. */
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
  // The icons of a list cost much to make and keep, and only a press or the focus opens it.
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
