import { Icon, type Drawing } from '../../icon/Icon.tsx';
import type { ComponentPropsWithRef } from 'react';
import classes from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'children'> {
  icon: Drawing;
  /** Its accessible name, and its tooltip. */
  label: string;
  /** The side in px: 32 for small, 40 for control (used with a pointer), 48 for thumb. */
  size?: 'small' | 'control' | 'thumb';
}

export const IconButton = ({
  icon,
  label,
  size = 'control',
  type = 'button',
  ...rest
}: IconButtonProps) => (
  <button
    {...rest}
    type={type}
    className={classes.button}
    data-size={size}
    aria-label={label}
    title={label}
  >
    <Icon icon={icon} size={size === 'small' ? 18 : 22} />
  </button>
);
