import { FEATURES } from './compat-data.ts';

const lacked = new Set(FEATURES.css.filter(({ isLacked }) => isLacked).map(({ key }) => key));

/** What lays a page out: of all else an engine skips a value that it does not know, and little is missing. */
const LAYS_OUT = /^(display|grid|position)/;

/**
 * What a built stylesheet uses that a declared engine lacks, by its key in MDN's data: at-rules and selectors, with which
 * all within them goes, and values. A declaration that an engine does not know is skipped alone.
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
