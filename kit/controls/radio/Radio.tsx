import { memo, type ReactNode, type Ref } from 'react';
import choice from '../choice.module.css';
import { classNames } from '../../base/class-names.ts';
import type { Size } from '../../base/size.ts';
import classes from './Radio.module.css';

interface RadioProps {
  label: ReactNode;
  /** The language of the label, if it is not that of the page. */
  lang?: string | undefined;
  name: string;
  value: string;
  checked: boolean;
  onChange: (value: string) => void;
  disabled?: boolean | undefined;
  readonly?: boolean | undefined;
  size?: Size | undefined;
  id?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A radio that is drawn again only when its props change: most radios of a group do not change together. */
export const Radio = memo((props: RadioProps) => {
  const {
    label,
    name,
    value,
    checked,
    onChange,
    disabled = false,
    readonly = false,
    size = 'control',
    lang,
    ...rest
  } = props;
  // HTML has no read-only radio: the chosen one can be focused and read, and the others are disabled.
  const isDisabled = disabled || (readonly && !checked);
  return (
    <label
      className={classNames(choice.option, classes.option)}
      data-size={size}
      data-readonly={readonly || undefined}
      data-checked={checked || undefined}
      data-disabled={isDisabled || undefined}
    >
      <input
        {...rest}
        type="radio"
        className={classNames(choice.control, classes.dot)}
        name={name}
        value={value}
        checked={checked}
        disabled={isDisabled}
        onChange={() => {
          if (!readonly) onChange(value);
        }}
      />
      <span className={choice.text} lang={lang}>
        {label}
      </span>
    </label>
  );
});
