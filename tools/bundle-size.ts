// Usage: node tools/bundle-size.ts
// Prints what an advisor's phone loads of JavaScript for the first screen, after a build.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readJson, root } from './runtime.mjs';

/** A row of Vite's manifest, as far as it is read here. */
interface ManifestRow {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
}

export interface Bundle {
  /** Vite's manifest: source, or a shared chunk's own name, to what was built of it. */
  manifest: Record<string, ManifestRow>;
  /** The modules of each built file, as paths in the repository. */
  modules: Record<string, string[]>;
}

/** The screens an advisor meets first: the sign-in by name, and the categories behind it. */
const firstScreens = ['Login', 'Shell', 'Dashboard'].map((name) => ({
  name,
  source: new RegExp(`^advisor/\\w*${name}\\w*\\.tsx$`),
}));

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

/** The files of the first screens: the entry, and each of its pages that is built apart from it. */
export function filesOfFirstScreen(bundle: Bundle): string[] {
  const rows = Object.entries(bundle.manifest);
  const entry = rows.find(([, row]) => row.isEntry);
  if (!entry) throw new Error('The manifest has no entry');
  const pages = rows.filter(([, { src = '' }]) =>
    firstScreens.some((page) => page.source.test(src)),
  );
  const keys = [entry, ...pages].flatMap(([key]) => [...withImports(bundle, key)]);
  return [...new Set(keys)].map((key) => bundle.manifest[key]?.file ?? key);
}

/** The first screens that are in none of the files: named, so that a renamed page is not left out. */
export function missingScreens(bundle: Bundle, files: string[]): string[] {
  const modules = modulesOf(bundle, files);
  return firstScreens
    .filter(({ source }) => !modules.some((path) => source.test(path.replace(/^web\//, ''))))
    .map(({ name }) => name);
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

if (import.meta.main) {
  const sizes = filesOfFirstScreen(readBundle()).map((file) => ({
    file,
    bytes: brotliBytes(file),
  }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { file, bytes } of sizes) console.log(`${String(bytes).padStart(8)}  ${file}`);
  console.log(`${String(total).padStart(8)}  bytes of brotli in all`);
}
