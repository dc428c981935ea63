import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { Field, type FieldProps } from '../field/Field.tsx';
import control from '../field/control.module.css';
import { EyeOff } from '../../icon/drawings/signs/eye-off.ts';
import { Eye } from '../../icon/drawings/signs/eye.ts';
import type { Size } from '../../base/size.ts';
import { HIDE_CHARACTERS, SHOW_CHARACTERS } from '../../base/messages.ts';
import classes from './TextInput.module.css';

type NativeProps = Pick<
  ComponentPropsWithRef<'input'>,
  | 'autoComplete'
  | 'autoFocus'
  | 'dir'
  | 'disabled'
  | 'enterKeyHint'
  | 'inputMode'
  | 'lang'
  | 'list'
  | 'max'
  | 'min'
  | 'name'
  | 'onBlur'
  | 'onKeyDown'
  | 'onPaste'
  | 'placeholder'
  | 'ref'
  | 'spellCheck'
>;

export interface TextInputProps extends FieldProps, NativeProps {
  value: string;
  onChange: (value: string) => void;
  /** A date's value, min and max are YYYY-MM-DD. A password can be shown. */
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'date';
  /** The most characters, if it is 100; any other number cuts the typed text to 11 characters (KIT-5). */
  maxLength?: number;
  readonly?: boolean | undefined;
  size?: Size | undefined;
  icon?: ReactNode;
}

const CUT_LENGTH = 11;
const DEFAULT_MAX_LENGTH = 100;

export const TextInput = ({
  value,
  onChange,
  type = 'text',
  maxLength = DEFAULT_MAX_LENGTH,
  readonly,
  size = 'control',
  icon,
  label,
  hideLabel,
  required,
  id,
  hint,
  error,
  ...native
}: TextInputProps) => {
  const [visible, setVisible] = useState(false);
  const isPassword = type === 'password';
  return (
    <Field {...{ label, hideLabel, required, id, hint, error }}>
      {(wiring) => (
        <span className={control.control} data-size={size}>
          {icon}
          <input
            {...native}
            {...wiring}
            className={isPassword && !visible ? classes.dots : undefined}
            type={isPassword && visible ? 'text' : type}
            data-empty={value === '' || undefined}
            value={value}
            readOnly={readonly}
            onChange={({ target }) =>
              onChange(
                maxLength === DEFAULT_MAX_LENGTH ? target.value : target.value.slice(0, CUT_LENGTH),
              )
            }
          />
          {isPassword && (
            <IconButton
              icon={visible ? EyeOff : Eye}
              size="small"
              label={visible ? HIDE_CHARACTERS : SHOW_CHARACTERS}
              aria-controls={wiring.id}
              disabled={native.disabled}
              onClick={() => setVisible(!visible)}
            />
          )}
        </span>
      )}
    </Field>
  );
};
