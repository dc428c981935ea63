import type { BrandTheme } from './brand.ts';

/** Puts a brand's colour on a page: kit/base/tokens.css derives all others from it. */
export function applyHue({ hue }: BrandTheme, root = document.documentElement): void {
  root.style.setProperty('--brand-hue', String(hue));
}
