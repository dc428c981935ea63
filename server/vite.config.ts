import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { leanBundle } from '../tools/release/lean-bundle.ts';
import { EXTERNALS } from './externals.ts';

/** Makes every worker a separate entry if the code names it with `new URL('./name.ts', import.meta.url)`. */
function workers(): Plugin {
  return {
    name: 'workers',
    // It runs before the code is rewritten, and names the file as it is in the source.
    enforce: 'pre',
    async transform(code, importer) {
      const [whole, name] = /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/.exec(code) ?? [];
      const file = name && (await this.resolve(`./${name}.ts`, importer));
      if (!whole || !file) return undefined;
      const fileName = `${name}.js`;
      this.emitFile({ type: 'chunk', id: file.id, fileName });
      return code.replace(whole, `new URL('./${fileName}', import.meta.url)`);
    },
  };
}

/** Copies the files that a module reads from its own folder to the folder of the bundle. */
function besideModules(): Plugin {
  return {
    name: 'beside-modules',
    enforce: 'pre',
    async transform(code, importer) {
      const [, name] = /new URL\('\.\/([\w-]+\.bin)', import\.meta\.url\)/.exec(code) ?? [];
      if (name === undefined) return;
      const source = await readFile(join(dirname(importer), name));
      this.emitFile({ type: 'asset', fileName: name, source });
    },
  };
}

// Names stay as they are in the code, so that a stack trace leads to its source.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [workers(), besideModules(), leanBundle()],
  ssr: { noExternal: true, external: EXTERNALS },
  build: {
    ssr: true,
    ssrEmitAssets: true,
    target: 'node26',
    minify: false,
    emptyOutDir: true,
    rolldownOptions: {
      input: ['main.ts', 'admin-command.ts', 'process/health-command.ts'],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', comments: false },
    },
  },
});
