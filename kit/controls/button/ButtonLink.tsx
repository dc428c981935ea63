import type { ComponentPropsWithRef, ReactNode } from 'react';
import { appearanceAttributes, type ButtonAppearance } from './button-appearance.ts';
import classes from './Button.module.css';

export interface ButtonLinkProps
  extends ButtonAppearance, Omit<ComponentPropsWithRef<'a'>, 'className'> {
  icon?: ReactNode;
  iconRight?: ReactNode;
}

export const ButtonLink = ({
  variant,
  size,
  wide,
  icon,
  iconRight,
  children,
  ...rest
}: ButtonLinkProps) => (
  <a {...rest} {...appearanceAttributes({ variant, size, wide })} className={classes.button}>
    {icon}
    <span>{children}</span>
    {iconRight}
  </a>
);
