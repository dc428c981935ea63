/** The product's color and logo; its name is in core/base/brand.ts. */
export interface BrandTheme {
  /** The hue in degrees of oklch; kit/base/tokens.css derives every other color of the brand, and every neutral, from it. */
  hue: number;
  /** The strokes on a square of 24 units, in the order in which they are drawn. */
  logo: readonly LogoStroke[];
}

export interface LogoStroke {
  d: string;
  /** The opacity from 0 to 1; 1 if it is absent. */
  opacity?: number;
  filled?: boolean;
}

/** The product's theme; its logo is a path that forks, with one branch taken. */
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
