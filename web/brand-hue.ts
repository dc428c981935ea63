import type { Brand } from '#core/brand.ts';

/** Puts a brand's colour on the page: kit/tokens.css derives all others from it. */
export function applyHue({ hue }: Pick<Brand, 'hue'>): void {
  document.documentElement.style.setProperty('--brand-hue', String(hue));
}
