import type { ComponentPropsWithRef, ReactNode } from 'react';
import { lookAttributes } from './button-look.ts';
import type { ButtonLook } from './button-look.ts';
import classes from './Button.module.css';

interface ButtonLinkProps extends ButtonLook, Omit<ComponentPropsWithRef<'a'>, 'className'> {
  icon?: ReactNode;
  iconRight?: ReactNode;
}

/** A link that looks like a button, for what goes to another page. */
export const ButtonLink = ({
  variant,
  size,
  wide,
  icon,
  iconRight,
  children,
  ...rest
}: ButtonLinkProps) => (
  <a {...rest} {...lookAttributes({ variant, size, wide })} className={classes.button}>
    {icon}
    {children}
    {iconRight}
  </a>
);
