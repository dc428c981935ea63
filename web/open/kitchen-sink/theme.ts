import { useEffect, useState } from 'react';
import { BRAND } from '#core/base/brand.ts';
import { applyHue } from '../../base/brand-hue.ts';
import { BRAND_THEME } from '../../base/brand.ts';
import { useScheme, type Scheme } from '../../base/scheme.ts';
import { SECOND_BRAND } from './second-brand.ts';

/** What the switches of the kitchen sink choose, beside the width. */
export interface Theme {
  square: boolean;
  rightToLeft: boolean;
  secondBrand: boolean;
}

const OWN_BRAND = { name: BRAND.name, ...BRAND_THEME };

export const brandOf = ({ secondBrand }: Theme) => (secondBrand ? SECOND_BRAND : OWN_BRAND);

export function applyTheme(theme: Theme, root: HTMLElement): void {
  root.dataset.shape = theme.square ? 'square' : 'rounded';
  root.dir = theme.rightToLeft ? 'rtl' : 'ltr';
  applyHue(brandOf(theme), root);
}

/** The theme of the page, which is the product's own again once the kitchen sink is left. */
export function useTheme(): {
  theme: Theme;
  scheme: Scheme;
  setTheme: (part: Partial<Theme>) => void;
} {
  const scheme = useScheme();
  const [theme, setWhole] = useState<Theme>({
    square: false,
    rightToLeft: false,
    secondBrand: false,
  });
  useEffect(() => applyTheme(theme, document.documentElement), [theme]);
  useEffect(
    () => () => {
      const root = document.documentElement;
      delete root.dataset.shape;
      root.removeAttribute('dir');
      applyHue(BRAND_THEME, root);
    },
    [],
  );
  return { theme, scheme, setTheme: (part) => setWhole({ ...theme, ...part }) };
}
