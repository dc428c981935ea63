import type { Brand } from '#core/brand.ts';

/** Puts a brand's colour on a page: kit/tokens.css derives all others from it. */
export function applyHue({ hue }: Brand, root = document.documentElement): void {
  root.style.setProperty('--brand-hue', String(hue));
}
