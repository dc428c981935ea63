import type { ReactNode, Ref } from 'react';
import choice from '../choice.module.css';
import { classNames } from '../../base/class-names.ts';
import type { Size } from '../../base/size.ts';
import classes from './Checkbox.module.css';

interface CheckboxProps {
  /** The words beside it; without them `aria-label` names it. */
  label?: ReactNode;
  /** The language of the label, if it is not that of the page. */
  lang?: string | undefined;
  active: boolean;
  onChange: (active: boolean) => void;
  /** If true, the checkbox has the brand's color when checked, otherwise the color of the text. */
  accent?: boolean;
  disabled?: boolean | undefined;
  readonly?: boolean | undefined;
  size?: Size | undefined;
  id?: string;
  'aria-describedby'?: string;
  'aria-label'?: string;
  ref?: Ref<HTMLInputElement>;
}

export const Checkbox = ({
  label,
  active,
  onChange,
  accent = true,
  disabled = false,
  readonly = false,
  size = 'control',
  lang,
  ...rest
}: CheckboxProps) => {
  // A disabled checkbox stays as it is (KIT-8).
  const isChecked = active && !disabled;
  return (
    <label
      className={choice.option}
      data-size={size}
      data-accent={accent || undefined}
      data-readonly={readonly || undefined}
      data-checked={isChecked || undefined}
      data-disabled={disabled || undefined}
    >
      <input
        {...rest}
        type="checkbox"
        className={classNames(choice.control, classes.box)}
        checked={isChecked}
        disabled={disabled}
        aria-readonly={readonly || undefined}
        onChange={() => {
          // A click flips it unless it is read-only (KIT-8).
          if (!readonly) onChange(!active);
        }}
      />
      {label !== undefined && (
        <span className={choice.text} lang={lang}>
          {label}
        </span>
      )}
    </label>
  );
};
