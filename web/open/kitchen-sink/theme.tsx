import { useEffect, useState } from 'react';
import { BRAND } from '#core/base/brand.ts';
import { BRAND_THEME, type BrandTheme } from '../../base/brand.ts';
import { applyHue, useScheme } from '../../base/scheme.ts';
import { Toggle } from '#kit/controls/toggle/Toggle.tsx';
import { openMessages } from '../messages.ts';
import classes from './theme.module.css';

/** The choices of the kitchen sink's switches, except for the width. */
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

const PLAIN: Theme = { square: false, rightToLeft: false, secondBrand: false };

/** Sets the theme of the page, which is the product's own again once the kitchen sink is left. */
export function useTheme() {
  const scheme = useScheme();
  const [theme, setWhole] = useState(PLAIN);
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
  const setTheme = (part: Partial<Theme>): void => setWhole({ ...theme, ...part });
  return { theme, scheme, setTheme };
}

/** Another product's brand, which shows that the name, the color and the logo can be changed. */
const SECOND_BRAND: BrandTheme & { name: string } = {
  name: 'Lantern',
  // This is one of the hues that kit/contrast.test.tsx measures.
  hue: 324,
  logo: [
    { d: 'M9 6.5V5a3 3 0 0 1 6 0v1.5' },
    { d: 'M7 6.5h10l1.5 13h-13z' },
    { d: 'M5 20h14' },
    { d: 'M12 10.2c2 2 2.2 3 2.2 3.8a2.2 2.2 0 0 1-4.4 0c0-.8.2-1.8 2.2-3.8', filled: true },
  ],
};

const words = openMessages.kitchenSink;

type Switch = { label: string; on: boolean; onChange: (on: boolean) => void };

/** Switches the look of everything; it stays at the top of the page. */
export const Switches = ({ switches }: { switches: readonly Switch[] }) => (
  <div role="group" aria-label={words.theme} className={classes.switches}>
    {switches.map(({ label, on, onChange }) => (
      <Toggle key={label} label={label} checked={on} onChange={onChange} />
    ))}
  </div>
);
