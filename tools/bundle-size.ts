// Usage: node tools/bundle-size.ts
// Prints what an advisor's phone loads of JavaScript for each of its first screens, after a build.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Rolldown, build } from 'vite';
import { readJson, root } from './runtime.mjs';

/** A row of Vite's manifest, as far as it is read here. */
interface ManifestRow {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

export interface Bundle {
  /** Vite's manifest: source, or a shared chunk's own name, to what was built of it. */
  manifest: Record<string, ManifestRow>;
  /** The modules of each built file, as paths in the repository. */
  modules: Record<string, string[]>;
}

/** The screens an advisor meets first, each by the pages it is made of. */
export const FIRST_SCREENS = {
  login: ['advisor/shell/AdvisorLoginPage.tsx'],
  dashboard: ['advisor/shell/AdvisorShell.tsx', 'advisor/list/DashboardPage.tsx'],
};

const dist = join(root, 'dist/web');

export function readBundle(): Bundle {
  return {
    manifest: readJson(join(dist, '.vite/manifest.json')),
    modules: readJson(join(dist, '.vite/modules.json')),
  };
}

/** A row and every row it imports, directly or through another, without those loaded on demand. */
function withImports({ manifest }: Bundle, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) {
    withImports({ manifest, modules: {} }, imported, seen);
  }
  return seen;
}

/**
 * The files a screen needs: those of the entry, and of each of its pages that is built apart from
 * it. Throws where a page is in none of them, so that one that was renamed is not left out.
 */
export function filesOfScreen(bundle: Bundle, pages: string[]): string[] {
  const entry = Object.keys(bundle.manifest).find((key) => bundle.manifest[key]?.isEntry);
  if (entry === undefined) throw new Error('The manifest has no entry');
  const apart = pages.filter((page) => page in bundle.manifest);
  const keys = new Set([entry, ...apart].flatMap((key) => [...withImports(bundle, key)]));
  const files = [...keys].map((key) => bundle.manifest[key]?.file ?? key);
  const modules = modulesOf(bundle, files);
  const lost = pages.filter((page) => !modules.includes(`web/${page}`));
  if (lost.length > 0) throw new Error(`The build has no ${lost.join(' and no ')}`);
  return files;
}

export function modulesOf(bundle: Bundle, files: string[]): string[] {
  return files.flatMap((file) => bundle.modules[file] ?? []);
}

/** Bytes of a built file as it is sent: compressed by the build, or here where it was not. */
export function brotliBytes(file: string): number {
  const compressed = join(dist, `${file}.br`);
  if (existsSync(compressed)) return readFileSync(compressed).length;
  return brotliCompressSync(readFileSync(join(dist, file))).length;
}

/**
 * Bytes of brotli that the kit is among these files, with its icons and without React: its modules
 * built alone, whole, so that this is the most they can cost.
 */
export async function kitBytes(bundle: Bundle, files: string[]): Promise<number> {
  const kit = modulesOf(bundle, files).filter((path) => /^kit\/.*\.tsx?$/.test(path));
  const source = kit.map((path) => `export * from '${join(root, path)}';`).join('\n');
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [
      {
        name: 'kit-alone',
        resolveId: (id) => (id === 'kit-alone' ? '\0kit-alone' : undefined),
        load: (id) => (id === '\0kit-alone' ? source : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: 'kit-alone',
        external: /^react(-dom)?($|\/)/,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const code = output.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
  return brotliCompressSync(code).length;
}

if (import.meta.main) {
  const bundle = readBundle();
  for (const [screen, pages] of Object.entries(FIRST_SCREENS)) {
    const sizes = filesOfScreen(bundle, pages).map((file) => ({ file, bytes: brotliBytes(file) }));
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    const kit = await kitBytes(
      bundle,
      sizes.map(({ file }) => file),
    );
    console.log(`${screen}: ${total} bytes of brotli in ${sizes.length} files, the kit ${kit}`);
    for (const { file, bytes } of sizes) console.log(`${String(bytes).padStart(8)}  ${file}`);
  }
}
