import { useEffect, useState } from 'react';
import { BRAND } from '#core/brand.ts';
import { applyHue } from '../../brand-hue.ts';
import { BRAND_THEME } from '../../brand.ts';
import { useScheme, type Scheme } from '../../scheme.ts';
import { SECOND_BRAND } from './second-brand.ts';

/** What the switches of the kitchen sink choose, beside the width. */
export interface Look {
  square: boolean;
  rightToLeft: boolean;
  secondBrand: boolean;
}

const OWN_BRAND = { name: BRAND.name, ...BRAND_THEME };

export const brandOf = ({ secondBrand }: Look) => (secondBrand ? SECOND_BRAND : OWN_BRAND);

export function applyLook(look: Look, root: HTMLElement): void {
  root.dataset.shape = look.square ? 'square' : 'rounded';
  root.dir = look.rightToLeft ? 'rtl' : 'ltr';
  applyHue(brandOf(look), root);
}

/** The look of the page, which is the product's own again once the kitchen sink is left. */
export function useLook(): { look: Look; scheme: Scheme; setLook: (part: Partial<Look>) => void } {
  const scheme = useScheme();
  const [look, setWhole] = useState<Look>({
    square: false,
    rightToLeft: false,
    secondBrand: false,
  });
  useEffect(() => applyLook(look, document.documentElement), [look]);
  useEffect(
    () => () => {
      const root = document.documentElement;
      delete root.dataset.shape;
      root.removeAttribute('dir');
      applyHue(BRAND_THEME, root);
    },
    [],
  );
  return { look, scheme, setLook: (part) => setWhole({ ...look, ...part }) };
}
