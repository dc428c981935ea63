import { join } from 'node:path';
import { readJson } from './base/runtime.mjs';

/** A row of Vite's manifest, as far as it is read here. */
interface ManifestRow {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

export interface Bundle {
  /** Vite's manifest: a source, or a shared chunk's own name, to its built file. */
  manifest: Record<string, ManifestRow>;
  /** The modules of each built file, as paths in the repository. */
  modules: Record<string, string[]>;
  /** The modules that a module loads on demand; only for those that load any. */
  onDemand: Record<string, string[]>;
}

export function readBundle(dir: string): Bundle {
  return {
    manifest: readJson(join(dir, '.vite/manifest.json')),
    modules: readJson(join(dir, '.vite/modules.json')),
    onDemand: readJson(join(dir, '.vite/on-demand.json')),
  };
}

/** Returns a row after every row it imports, in the order their styles need, without those loaded on demand. */
function withImports({ manifest }: Bundle, key: string): string[] {
  const seen = new Set<string>();
  const visit = (row: string): string[] => {
    if (seen.has(row)) return [];
    seen.add(row);
    return [...(manifest[row]?.imports ?? []).flatMap(visit), row];
  };
  return visit(key);
}

/** Returns the row in which a module, a path in the repository, was built, or undefined if it is in none. */
function homeOf({ manifest, modules }: Bundle, module: string): string | undefined {
  return Object.keys(manifest).find((key) => modules[manifest[key]?.file ?? '']?.includes(module));
}

export function modulesOf(bundle: Bundle, files: readonly string[]): string[] {
  return files.flatMap((file) => bundle.modules[file] ?? []);
}

/** Returns the scripts and styles of a page: those of the entry and of its own files. Throws if a file was built into none. */
export function filesOfPage(
  bundle: Bundle,
  page: readonly string[],
): { scripts: string[]; styles: string[] } {
  const keys = Object.keys(bundle.manifest);
  const entry = keys.find((key) => bundle.manifest[key]?.isEntry);
  if (entry === undefined) throw new Error('The manifest has no entry');
  const homes = page.map((path) => {
    const home = homeOf(bundle, `web/${path}`);
    if (home === undefined) throw new Error(`The build has no ${path}`);
    return home;
  });
  const needed = new Set([entry, ...homes].flatMap((key) => withImports(bundle, key)));
  const rows = [...needed].flatMap((key) => bundle.manifest[key] ?? []);
  return {
    scripts: rows.map(({ file }) => file),
    styles: [...new Set(rows.flatMap(({ css = [] }) => css))],
  };
}

/** Loads every screen on demand: the pages' are an advisor's, the others are not. */
const ROUTES = 'web/app/routes.tsx';

/** Returns every built file that these pages may load sooner or later, with all imports, static and dynamic. */
export function filesOfPages(bundle: Bundle, pages: readonly (readonly string[])[]): string[] {
  const { manifest, modules, onDemand } = bundle;
  const first = pages.flatMap((page) => filesOfPage(bundle, page).scripts);
  const keys = new Set(
    Object.keys(manifest).filter((key) => first.includes(manifest[key]?.file ?? '')),
  );
  // A set that grows while it is read is read to its end.
  for (const key of keys) {
    const lazy = (modules[manifest[key]?.file ?? ''] ?? []).filter((module) => module !== ROUTES);
    const homes = lazy
      .flatMap((module) => onDemand[module] ?? [])
      .flatMap((module) => homeOf(bundle, module) ?? []);
    for (const needed of homes.flatMap((home) => withImports(bundle, home))) keys.add(needed);
  }
  const rows = [...keys].flatMap((key) => manifest[key] ?? []);
  return [...new Set(rows.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]))];
}

/** The tags that make a page installable: they are added after the paint (background.ts). */
const INSTALLABLE = [
  '<link id="manifest" href="/manifest.webmanifest">',
  '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
];

/** Makes an advisors' page of HTML, which names these files besides those it has. */
export function pageNaming(
  html: string,
  { scripts, styles }: { scripts: readonly string[]; styles: readonly string[] },
  isInstallable: boolean,
): string {
  const isMissing = (file: string) => !html.includes(`"/${file}"`);
  const links = [
    ...(isInstallable ? INSTALLABLE : []),
    ...scripts
      .filter(isMissing)
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...styles
      .filter(isMissing)
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ];
  return html.replace('  </head>', () => `    ${links.join('\n    ')}\n  </head>`);
}

/** Returns the page with its stylesheets inside, so that a phone without the worker gets both in one round trip. */
export function pageWithStyles(html: string, read: (file: string) => string): string {
  return html.replaceAll(
    /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g,
    (_link, file: string) => `<style data-href="/${file}">${read(file)}</style>`,
  );
}
