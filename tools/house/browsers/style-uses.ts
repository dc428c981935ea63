import { FEATURES } from './compat-data.ts';

const lacked = new Set(FEATURES.css.filter(({ isLacked }) => isLacked).map(({ key }) => key));

/** The properties that lay out a page: in any other a browser skips an unknown value, and little is missing. */
const LAYS_OUT = /^(display|grid|position)/;

/**
 * Returns the features in a built stylesheet that a declared browser lacks, by their keys in MDN's data: at-rules and
 * selectors, with which everything inside them is lost, and values. An unknown declaration is skipped by itself.
 */
export function usesInStyle(css: string): string[] {
  const preludes = Array.from(css.matchAll(/([^{};]*)\{/g), ([, prelude = '']) => prelude);
  const selectors = preludes.filter((prelude) => !prelude.startsWith('@')).join(' ');
  const values = Array.from(css.matchAll(/[{;]([a-z-]+):([^;{}]*)/g), ([, name = '', value = '']) =>
    LAYS_OUT.test(name)
      ? value.split(/[\s,]+/).map((word) => `css.properties.${name}.${word}`)
      : [],
  );
  const found = [
    ...Array.from(css.matchAll(/@([a-z-]+)/g), ([, name]) => `css.at-rules.${name}`),
    ...Array.from(selectors.matchAll(/:([a-z-]+)/g), ([, name]) => `css.selectors.${name}`),
    ...values.flat(),
  ];
  return [...new Set(found.filter((key) => lacked.has(key)))];
}
