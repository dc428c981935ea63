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

/** What a button and a link that looks like one share. One primary a screen: the next action. */
export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  /** small 32 px, control 40 px (pointer), thumb 56 px. */
  size?: 'small' | 'control' | 'thumb' | undefined;
  /** As wide as its place. */
  wide?: boolean | undefined;
}

/** The attributes Button.module.css draws a look from. */
export const lookAttributes = ({ variant = 'secondary', size = 'control', wide }: ButtonLook) => ({
  'data-variant': variant,
  'data-size': size,
  'data-wide': wide ? '' : undefined,
});
