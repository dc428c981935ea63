import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
} from '@mdn/browser-compat-data';
import { ENGINES } from '#web/app/engines.ts';
import { readJson, root } from '../../base/runtime.mjs';

// Not imported: vitest would make a module of its 20 MB for the tests.
const bcd: CompatData = readJson(`${root}/node_modules/@mdn/browser-compat-data/data.json`);

const NAMES: Readonly<Record<keyof typeof ENGINES, readonly BrowserName[]>> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios: ['safari_ios'],
};

/** Returns a version as a number that can be compared: '16.4' is 16,004. */
function numberOf(version: string): number {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  return major * 1000 + minor;
}

/** Returns true if a declared browser lacks it, or has only a part of it or another name for it. */
function isLacked({ support }: CompatStatement): boolean {
  return Object.entries(ENGINES).some(([engine, oldest]) =>
    NAMES[engine as keyof typeof ENGINES].some((name) => {
      const known = support[name];
      if (known === undefined) return false;
      return ![known].flat().some((one) => {
        const { version_added: since } = one;
        if (typeof since !== 'string' || since === 'preview' || one.version_removed) return false;
        const isPart = one.partial_implementation ?? false;
        const isElse = one.flags ?? one.prefix ?? one.alternative_name;
        return !isPart && isElse === undefined && numberOf(since) <= numberOf(oldest);
      });
    }),
  );
}

export interface Feature {
  /** Such as 'api.HTMLElement.showPopover'. */
  readonly key: string;
  readonly path: readonly string[];
  readonly isLacked: boolean;
}

function featuresIn(node: Identifier, path: readonly string[]): Feature[] {
  return Object.entries(node).flatMap(([name, value]) => {
    if (name === '__compat') return [];
    const here = [...path, name];
    const { __compat: compat } = value as Identifier;
    const below = featuresIn(value as Identifier, here);
    if (!compat) return below;
    return [{ key: here.join('.'), path: here, isLacked: isLacked(compat) }, ...below];
  });
}

/** Everything in the data about interfaces, built-ins of the language, elements or styles. */
export const FEATURES = {
  api: featuresIn(bcd.api, ['api']),
  builtins: featuresIn(bcd.javascript.builtins ?? {}, ['javascript', 'builtins']),
  html: featuresIn(bcd.html, ['html']),
  css: featuresIn(bcd.css, ['css']),
} as const;
