import type { ReactNode, Ref } from 'react';
import hidden from '../../base/hidden.module.css';
import classes from './Toggle.module.css';

interface ToggleProps {
  label: ReactNode;
  hideLabel?: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  id?: string;
  ref?: Ref<HTMLInputElement>;
}

export const Toggle = ({ label, hideLabel, checked, onChange, ...rest }: ToggleProps) => (
  <label className={classes.option}>
    <input
      {...rest}
      type="checkbox"
      role="switch"
      aria-checked={checked}
      className={classes.track}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span className={hideLabel ? hidden.hidden : classes.text}>{label}</span>
  </label>
);
