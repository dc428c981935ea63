/** The product's color and logo; its name is in core/base/brand.ts. */
export interface BrandTheme {
  /** In degrees of oklch; every other color of the brand and every neutral derives from it in kit/base/tokens.css. */
  hue: number;
  /** Strokes on a square of 24 units, drawn in this order. */
  logo: readonly LogoStroke[];
}

export interface LogoStroke {
  d: string;
  /** 0 to 1, 1 if there is none. */
  opacity?: number;
  filled?: boolean;
}

/** The logo is a path that forks, one branch taken. */
export const BRAND_THEME: BrandTheme = {
  hue: 264,
  logo: [
    { d: 'M12 21v-6.5' },
    { d: 'M12 14.5C12 10.5 18 11.5 18 7.6' },
    { d: 'M12 14.5C12 10.5 6 11.5 6 7.8', opacity: 0.55 },
    { d: 'M18 2.4a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2', filled: true },
    { d: 'M6 3.1a1.9 1.9 0 1 0 0 3.8a1.9 1.9 0 1 0 0-3.8', opacity: 0.7 },
  ],
};
