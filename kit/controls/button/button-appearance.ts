import type { Drawing } from '../../icon/Icon.tsx';

export type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'quiet'
  | 'quiet-danger'
  | 'plain'
  | 'dashed'
  | 'danger'
  | 'fill-danger'
  | 'positive';

/** The look that a button and a link styled as one share. Each screen has one primary: the next action. */
export interface ButtonAppearance {
  variant?: ButtonVariant | undefined;
  /** The height in px: 32 for small, 40 for control (used with a pointer), 56 for thumb. */
  size?: 'small' | 'control' | 'thumb' | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
}

/** Returns the attributes that Button.module.css styles. */
export const appearanceAttributes = ({
  variant = 'secondary',
  size = 'control',
  wide,
}: ButtonAppearance) => ({
  'data-variant': variant,
  'data-size': size,
  'data-wide': wide ? '' : undefined,
});

export interface ButtonIcons {
  icon?: Drawing | undefined;
  iconRight?: Drawing | undefined;
}

/** Returns the side of a button's icon in px. */
export const iconSize = (size: ButtonAppearance['size']): number => (size === 'thumb' ? 20 : 18);
