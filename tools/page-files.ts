/** A row of Vite's manifest, as far as it is read here. */
interface ManifestRow {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

export interface Bundle {
  /** Vite's manifest: source, or a shared chunk's own name, to what was built of it. */
  manifest: Record<string, ManifestRow>;
  /** The modules of each built file, as paths in the repository. */
  modules: Record<string, string[]>;
}

/** A row after every row it imports, as their styles must stand, without those loaded on demand. */
function withImports({ manifest }: Bundle, key: string): string[] {
  const seen = new Set<string>();
  const visit = (row: string): string[] => {
    if (seen.has(row)) return [];
    seen.add(row);
    return [...(manifest[row]?.imports ?? []).flatMap(visit), row];
  };
  return visit(key);
}

export function modulesOf(bundle: Bundle, files: readonly string[]): string[] {
  return files.flatMap((file) => bundle.modules[file] ?? []);
}

/**
 * The scripts and styles a page needs: those of the entry, and of each of its files that is built apart
 * from it. Throws where a file is in none of them, so that one that was renamed is not left out.
 */
export function filesOfPage(
  bundle: Bundle,
  page: readonly string[],
): { scripts: string[]; styles: string[] } {
  const keys = Object.keys(bundle.manifest);
  const entry = keys.find((key) => bundle.manifest[key]?.isEntry);
  if (entry === undefined) throw new Error('The manifest has no entry');
  const homes = page.map((path) => {
    const home = keys.find((key) =>
      bundle.modules[bundle.manifest[key]?.file ?? '']?.includes(`web/${path}`),
    );
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

/** The page of HTML that names these files besides those it has. */
export function pageNaming(
  html: string,
  { scripts, styles }: { scripts: readonly string[]; styles: readonly string[] },
): string {
  const isMissing = (file: string) => !html.includes(`"/${file}"`);
  const links = [
    ...scripts
      .filter(isMissing)
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...styles
      .filter(isMissing)
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ];
  return html.replace('  </head>', () => `    ${links.join('\n    ')}\n  </head>`);
}
