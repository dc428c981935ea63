import type { BrandTheme } from '../web/base/brand.ts';

/** Returns the logo on its tile as SVG: rounded for a browser's tab, or filling a square that the device crops. */
export function iconOf({ hue, logo }: BrandTheme, shape: 'tile' | 'square' = 'tile'): string {
  const strokes = logo.map(({ d, opacity = 1, filled }) =>
    filled
      ? `<path d="${d}" opacity="${opacity}" fill="#fff" stroke="none"/>`
      : `<path d="${d}" opacity="${opacity}"/>`,
  );
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36" width="36" height="36">',
    `<rect width="36" height="36" rx="${shape === 'tile' ? 9 : 0}" fill="oklch(0.428 0.14 ${hue})"/>`,
    '<g transform="translate(6 6)" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round">',
    ...strokes,
    '</g></svg>',
  ].join('');
}
