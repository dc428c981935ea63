import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { root } from './runtime.mjs';

const compressed = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest']);

/** Writes a .br and a .gz beside every text file of the build, for @fastify/static to send. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler({ dir = '.' }) {
        for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
          if (!compressed.has(extname(name)) || name.startsWith('.vite')) continue;
          const bytes = readFileSync(join(dir, name));
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          };
          writeFileSync(join(dir, `${name}.br`), brotliCompressSync(bytes, { params }));
          writeFileSync(join(dir, `${name}.gz`), gzipSync(bytes, { level: 9 }));
        }
      },
    },
  };
}

/** Writes .vite/modules.json: for every chunk the modules in it, as the manifest does not say. */
export function listModules(): Plugin {
  return {
    name: 'list-modules',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const modules = Object.fromEntries(
        chunks.map((chunk) => [
          chunk.fileName,
          Object.keys(chunk.modules).map((id) => relative(root, id)),
        ]),
      );
      const source = JSON.stringify(modules, null, 1);
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source });
    },
  };
}
