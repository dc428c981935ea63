import type { HouseRule } from './house-rule.ts';

const styles = /^(kit|web)\/.*\.css$/;
const palette = /(^kit\/base\/tokens|^web\/base\/category-tints)\.css$/;
/** One of the four values of a shorthand. */
const side = /(?:[^\s;(){}]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/.source;
const colourNames =
  'white|black|red|green|blue|gray|grey|yellow|orange|purple|pink|brown|silver|navy|teal';

/** The rules about stylesheets. */
export const styleRules: HouseRule[] = [
  {
    name: 'start and end, not left and right, so that a page may run from right to left (LANG-1)',
    files: styles,
    // It covers the page of browsers that know no newer property.
    except: /^web\/app\/app\.css$/,
    forbidden:
      /(?<![-\w])(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right)[-\w]*|left|right|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?:text-align|float):\s*right|text-align:\s*left/,
    broken: '.card { margin-left: 4px; }',
  },
  {
    name: 'a shorthand whose left and right differ is written as -block and -inline (LANG-1)',
    files: styles,
    forbidden: new RegExp(
      `(?<![-\\w])(?:margin|padding|inset): ${side} (${side}) ${side} (?!\\1[;\\s}])${side}[;\\s}]`,
    ),
    broken: '.card { padding: 1px 2px 3px calc(4px * (1 + 1)); }',
  },
  {
    name: 'colours stand in kit/base/tokens.css and web/base/category-tints.css alone',
    files: styles,
    except: palette,
    forbidden: /(?<![-\w])(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|:[^;{]*#[0-9a-f]{3,8}\b/i,
    broken: '.card { border: 1px solid #ccd }',
  },
  {
    name: 'no colour by its name outside the palette',
    files: styles,
    except: palette,
    forbidden: new RegExp(`:[^;{}]*(?<![-\\w'"])(${colourNames})(?![-\\w'"])[^;{}]*[;}]`),
    broken: '.card { background: white; }',
  },
  {
    name: 'durations stand in kit/base/tokens.css alone',
    files: styles,
    except: palette,
    forbidden: /:[^;{}]*(?<![-\w.])(?!0m?s)\d*\.?\d+m?s(?![-\w])/,
    broken: '.card { transition: opacity 200ms; }',
  },
  {
    name: 'no element styles whatever follows it: all of that would be restyled at each that is put in',
    files: styles,
    forbidden: /(?<![-\w\])])\*\s*[+~]/,
    broken: '.cards > * + * { margin-top: 10px; }',
  },
  {
    name: 'a line height has no unit, so that lines grow with their letters',
    files: styles,
    forbidden: /(?:line-height|--lh-[\w-]+):[^;}]*\d(?:[a-z]|%)|font:[^;}]*\/\s*[\d.]+(?:[a-z]|%)/i,
    broken: '.title { line-height: 30px; }',
  },
  {
    name: 'kit/base/base.css alone animates a control, which holds it: elsewhere a dialog, a panel, a toast or a spinner is animated (KIT-31)',
    files: styles,
    except: /^kit\/base\/base\.css$/,
    forbidden:
      /(?<=^|[{}])(?!\s*\.(?:dialog|panel|spinner|toast)(?:::backdrop)?\s*\{)[^{}]*\{[^{}]*(?<![-\w])(?:all|animation(?!-(?:duration|iteration-count))(?:-[a-z]+)*):/,
    broken: '.spinner .button { color: inherit; animation: fade var(--slow); }',
  },
  {
    name: 'what a phone draws has :has() behind a class or an attribute: else each change of a walk styles the whole page anew',
    files: /^(kit|web\/(advisor|app|base|guide))\/.*\.css$/,
    forbidden: /(?<=^|[{}]\s*|[>+~\w\])] )(?::root|\*|[a-z]+)?:has\(/,
    broken: 'div:has(> div > .place) { display: flex; }',
  },
  {
    name: 'what moves is transform and opacity, which cost no layout',
    files: styles,
    // The clear button of the search box stays for its 100 ms.
    forbidden:
      /transition(?:-property)?:(?!\s*(?:opacity|translate|rotate|scale|transform|visibility|none)\b)/,
    broken: '.shell { transition: width var(--slow); }',
  },
  {
    name: 'a selector with :has() stands alone: an engine that does not know it drops the whole list',
    files: styles,
    forbidden: /(?<=^|[{}])(?=[^{}]*:has\()(?:[^{}(),]|\((?:[^()]|\([^()]*\))*\))*,[^{}]*\{/,
    broken: '.card:focus-visible, .card:has(:focus-visible) { color: inherit; }',
  },
];
