// Usage: node tools/bundle-size.ts
// Prints what an advisor's phone loads of JavaScript for each of its pages, after a build.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Rolldown, build } from 'vite';
import { PAGES } from '#web/app/pages.ts';
import { filesOfPage, modulesOf, readBundle, type Bundle } from './page-files.ts';
import { root } from './base/runtime.mjs';

/** The folder of the built web app. */
export const dist = join(root, 'dist/web');

/** Returns the bytes of a built file as it is sent: compressed by the build, or here if it was not. */
export function brotliBytes(file: string): number {
  const compressed = join(dist, `${file}.br`);
  if (existsSync(compressed)) return readFileSync(compressed).length;
  return brotliCompressSync(readFileSync(join(dist, file))).length;
}

/**
 * Returns the bytes of brotli of the kit among these files, with icons, without React: its modules built separately,
 * so the most they can cost.
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
  const bundle = readBundle(dist);
  for (const [page, files] of Object.entries(PAGES)) {
    const { scripts, styles } = filesOfPage(bundle, files);
    const sizes = [...scripts, ...styles].map((file) => ({ file, bytes: brotliBytes(file) }));
    const sum = (ending: string) =>
      sizes.reduce((all, { file, bytes }) => all + (file.endsWith(ending) ? bytes : 0), 0);
    const kit = await kitBytes(bundle, scripts);
    console.log(
      `${page}: ${sum('.js')} bytes of scripts, the kit ${kit}; ${sum('.css')} of styles`,
    );
    for (const { file, bytes } of sizes) console.log(`${String(bytes).padStart(8)}  ${file}`);
  }
}
