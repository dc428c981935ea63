import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type PluginOption } from 'vite';
import { SHELL_CACHE, type Shell } from '../web/base/worker/caches.ts';
import { filesOfPages, readBundle } from './page-files.ts';
import { root } from './base/runtime.mjs';

type Pages = Readonly<Record<string, readonly string[]>>;

const hashOf = (bytes: string | Buffer) => createHash('sha256').update(bytes);

/** Returns the files that a page of HTML names, from the folder of the build on; an address without an ending is a page. */
function filesNamedIn(html: string): string[] {
  return Array.from(html.matchAll(/(?:href|src)="\/([^"]+\.\w+)"/g), ([, file = '']) => file);
}

/** Returns the files that the worker stores of the build in `dir` (OFFLINE-3): the pages, the files they name and all they may load. */
export function shellOf(dir: string, pages: Pages): Shell {
  const html = Object.keys(pages).map((address) => `pages/${address}.html`);
  const named = html.flatMap((file) => filesNamedIn(readFileSync(join(dir, file), 'utf8')));
  const loaded = filesOfPages(readBundle(dir), Object.values(pages));
  const files = [...new Set([...html, ...named, ...loaded])]
    // The page stores the table of meanings itself: nobody waits for it before going offline (SEARCH-15).
    .filter((path) => !path.endsWith('.bin'))
    .sort()
    .map((path): Shell['files'][number] => {
      // The name of an asset has its content's hash in it.
      if (path.startsWith('assets/')) return [path];
      const hash = hashOf(readFileSync(join(dir, path))).digest('base64');
      return [path, `sha256-${hash}`];
    });
  const version = hashOf(JSON.stringify(files)).digest('base64url').slice(0, 12);
  return { name: SHELL_CACHE + version, files };
}

/** Builds sw.js, sw-removal.js that removes it, and the worker that an escalation wakes, as plain scripts: phones of spring 2023 have no modules in workers. */
export function shellWorker(pages: Pages, plugins: PluginOption): Plugin {
  let target: string | string[] | false = false;
  return {
    name: 'shell-worker',
    apply: 'build',
    configResolved(config) {
      target = config.build.target ?? false;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '.' }) {
        const define = { __SHELL__: JSON.stringify(shellOf(dir, pages)) };
        for (const [file, source] of [
          ['sw.js', 'worker.ts'],
          ['sw-removal.js', 'removal.ts'],
          ['escalation/wake.js', 'wake.ts'],
        ] as const) {
          await build({
            configFile: false,
            publicDir: false,
            logLevel: 'error',
            root,
            define,
            plugins: [plugins],
            build: {
              outDir: dir,
              emptyOutDir: false,
              target,
              rolldownOptions: {
                input: join(root, 'web/sw', source),
                output: { format: 'iife', entryFileNames: file },
              },
            },
          });
        }
      },
    },
  };
}
