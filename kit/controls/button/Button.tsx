import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { LoaderCircle } from '../../icon/drawings/signs/loader-circle.ts';
import { Icon } from '../../icon/Icon.tsx';
import {
  appearanceAttributes,
  iconSize,
  type ButtonAppearance,
  type ButtonIcons,
} from './button-appearance.ts';
import classes from './Button.module.css';

interface ButtonProps
  extends
    ButtonAppearance,
    ButtonIcons,
    Omit<ComponentPropsWithRef<'button'>, 'className' | 'aria-disabled'> {
  /** Makes it a toggle button; true is the selected state. */
  selected?: boolean | undefined;
  /** The button's work is under way: it looks the same, keeps the focus and ignores presses. */
  busy?: boolean | undefined;
  /** The button has nothing to do now: it looks disabled, but keeps the focus, and its description says why. */
  'aria-disabled'?: boolean | undefined;
}

const BUSY = (
  <span className={classes.spinner}>
    <Icon icon={LoaderCircle} size={18} />
  </span>
);

export const Button = ({
  variant,
  size,
  wide,
  icon,
  iconRight,
  selected,
  busy = false,
  'aria-disabled': isOff = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || isOff) event.preventDefault();
    else onClick?.(event);
  };
  const px = iconSize(size);
  const start = busy ? BUSY : icon && <Icon icon={icon} size={px} />;
  return (
    <button
      {...rest}
      {...appearanceAttributes({ variant, size, wide })}
      type={type}
      className={classes.button}
      aria-pressed={selected}
      aria-busy={busy || undefined}
      aria-disabled={busy || isOff || undefined}
      onClick={press}
    >
      {start === undefined && iconRight === undefined ? (
        children
      ) : (
        <>
          {start}
          <span>{children}</span>
          {iconRight && <Icon icon={iconRight} size={px} />}
        </>
      )}
    </button>
  );
};
