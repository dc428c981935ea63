import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../icon/Icon.tsx';
import {
  appearanceAttributes,
  iconSize,
  type ButtonAppearance,
  type ButtonIcons,
} from './button-appearance.ts';
import classes from './Button.module.css';

export interface ButtonLinkProps
  extends ButtonAppearance, ButtonIcons, Omit<ComponentPropsWithRef<'a'>, 'className'> {}

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
    {icon && <Icon icon={icon} size={iconSize(size)} />}
    <span>{children}</span>
    {iconRight && <Icon icon={iconRight} size={iconSize(size)} />}
  </a>
);
