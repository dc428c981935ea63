import type { BrandTheme } from '../../base/brand.ts';

/** Another product's brand: the proof that name, colour and logo can be changed. */
export const SECOND_BRAND: BrandTheme & { name: string } = {
  name: 'Lantern',
  // One of those that kit/contrast.test.tsx measures.
  hue: 324,
  logo: [
    { d: 'M9 6.5V5a3 3 0 0 1 6 0v1.5' },
    { d: 'M7 6.5h10l1.5 13h-13z' },
    { d: 'M5 20h14' },
    { d: 'M12 10.2c2 2 2.2 3 2.2 3.8a2.2 2.2 0 0 1-4.4 0c0-.8.2-1.8 2.2-3.8', filled: true },
  ],
};
