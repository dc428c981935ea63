import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipWithCallback } from 'node:zlib';
import type { Plugin } from 'vite';
import type { BrandTheme } from '../web/base/brand.ts';
import { iconOf } from './icon.ts';
import { filesOfPage, filesOfPages, pageNaming, pageWithStyles, readBundle } from './page-files.ts';
import { root } from './base/runtime.mjs';

const compressed = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest', '.bin']);

// On all cores: it takes most of a build's time.
const brotli = promisify(brotliCompress);
const gzip = promisify(gzipWithCallback);

/** The ways to write distances that are tried: the encoder of brotli takes the first, and for some scripts another is better. */
const DISTANCES: readonly Readonly<Record<number, number>>[] = [
  {},
  { [constants.BROTLI_PARAM_NPOSTFIX]: 0, [constants.BROTLI_PARAM_NDIRECT]: 12 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 1, [constants.BROTLI_PARAM_NDIRECT]: 30 },
];

/** Compresses by brotli; for a phone's script it takes the smallest of three tries, some 0.1 KB less for those that it loads first. */
async function smallestBrotli(bytes: Buffer, isOnPhones: boolean): Promise<Buffer> {
  if (process.env.COMPRESSION === 'quick')
    return await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  const tries = await Promise.all(
    (isOnPhones ? DISTANCES : [{}]).map(
      async (distances) =>
        await brotli(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
            ...distances,
          },
        }),
    ),
  );
  return tries.reduce((best, one) => (one.length < best.length ? one : best));
}

type Pages = Readonly<Record<string, readonly string[]>>;

/** Writes a .br and a .gz beside every file of the build that gets smaller, for @fastify/static to send. */
export function precompress(onPhones: Pages): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: {
      order: 'post',
      async handler({ dir = '.' }) {
        const phones = new Set(filesOfPages(readBundle(dir), Object.values(onPhones))).add('sw.js');
        const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(
          (name) => compressed.has(extname(name)) && !name.startsWith('.vite'),
        );
        await Promise.all(
          names.map(async (name) => {
            const bytes = readFileSync(join(dir, name));
            const isScript = extname(name) === '.js';
            const both = [
              smallestBrotli(bytes, isScript && phones.has(name)),
              gzip(bytes, { level: 9 }),
            ];
            const [br, gz] = await Promise.all(both);
            if (br) writeFileSync(join(dir, `${name}.br`), br);
            if (gz) writeFileSync(join(dir, `${name}.gz`), gz);
          }),
        );
      },
    },
  };
}

/** Gives HTML files the product's name, their own words and the browser's colors, and makes /logo.svg of its logo. */
export function brand(name: string, theme: BrandTheme, words: Record<string, string>): Plugin {
  const fields: Record<string, string> = {
    ...words,
    name,
    // --night-from of kit/base/tokens.css
    'night-light': `oklch(0.31 0.116 ${theme.hue + 2})`,
    'night-dark': `oklch(0.232 0.052 ${theme.hue + 4})`,
  };
  return {
    name: 'brand',
    transformIndexHtml: (html) =>
      html.replaceAll(/\{\{([\w-]+)\}\}/g, (_, name) => fields[name] ?? ''),
    configureServer({ middlewares }) {
      middlewares.use('/logo.svg', (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(iconOf(theme));
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'logo.svg', source: iconOf(theme) });
    },
  };
}

/** Lets the browser paint nothing before the script ran that chooses light or dark, not even the empty page (NIGHT-3). */
export function schemeFirst(): Plugin {
  const script = '<script type="module"';
  return {
    name: 'scheme-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(script, `${script} blocking="render"`),
    },
  };
}

/** Writes a list beside the manifest: the modules of every chunk, and those that each loads on demand. */
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
      const loaded = chunks.flatMap((chunk) =>
        Object.keys(chunk.modules).flatMap((id) => {
          const ids = this.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
          return ids.length === 0
            ? []
            : [[relative(root, id), ids.map((one) => relative(root, one))]];
        }),
      );
      const write = (name: string, value: object) =>
        this.emitFile({
          type: 'asset',
          fileName: `.vite/${name}.json`,
          source: JSON.stringify(value, null, 1),
        });
      write('modules', modules);
      write('on-demand', Object.fromEntries(loaded));
    },
  };
}

/** Removes the comments of a page. */
const slim = (html: string) => html.replaceAll(/<!--.*?-->/gs, '').replaceAll(/\s*\n\s*/g, '\n');

/** Writes pages/ADDRESS.html with each page's own files (OFFLINE-7), and first-visit/ADDRESS.html with its styles inside. */
export function writePages(installable: Pages, others: Pages): Plugin {
  return {
    name: 'write-pages',
    apply: 'build',
    writeBundle({ dir = '.' }) {
      const bundle = readBundle(dir);
      const read = (file: string) => readFileSync(join(dir, file), 'utf8');
      const write = (folder: string, address: string, html: string) => {
        const path = join(dir, folder, `${address}.html`);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, html);
      };
      const html = read('index.html');
      for (const [address, files] of Object.entries({ ...installable, ...others })) {
        const isInstallable = address in installable;
        const page = slim(pageNaming(html, filesOfPage(bundle, files), isInstallable));
        write('pages', address, page);
        if (isInstallable) write('first-visit', address, pageWithStyles(page, read));
      }
    },
  };
}

/** Keeps the stylesheets whose class names are all inlined at their uses: nothing imports them then. */
export function keptStyles(): Plugin {
  return {
    name: 'kept-styles',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: () => ({ moduleSideEffects: 'no-treeshake' }),
    },
  };
}

/** The separator of a name of a sheet and its hash while the build writes it. */
export const BEFORE_HASH = 'QZ';

/** Gives each sheet's names its number in place of a hash: 0.2 KB less of styles, 0.2 of scripts. */
function shortNames(): (code: string, id: string) => string {
  const sheets = ['kit', 'web']
    .flatMap((room) => globSync(`${room}/**/*.module.css`, { cwd: root }))
    .toSorted();
  const hashed = new RegExp(`(.)${BEFORE_HASH}[\\w-]{6}`, 'g');
  return (code, id) =>
    code.replaceAll(hashed, (_, last: string) => {
      if (/\d/.test(last)) throw new Error(`A name in ${id} ends with a number, as the build does`);
      return `${last}${sheets.indexOf(relative(root, id))}`;
    });
}

/** Imports class names one by one instead of as an object, so that the build inlines each and phones load no object. */
export function classNames(): Plugin[] {
  const short = shortNames();
  const isSheet = /\.module\.css$/;
  return [
    {
      name: 'class-names',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\.tsx$/, code: '.module.css' },
        handler: (code) =>
          code.replaceAll(/^import (\w+) from ('[^']+\.module\.css')/gm, 'import * as $1 from $2'),
      },
    },
    // Between Vite's own two: the first writes the sheet, the second its names as a module.
    { name: 'short-names', apply: 'build', transform: { filter: { id: isSheet }, handler: short } },
    {
      name: 'short-names-in-scripts',
      apply: 'build',
      enforce: 'post',
      transform: { filter: { id: isSheet }, handler: short },
    },
  ];
}

/** Replaces Vite's `import()` by our own: 0.4 KB less on every phone, and no chunk waits for its styles. */
export function loadedWithStyles(): Plugin {
  const file = join(root, 'web/base/on-demand/load-with-styles.ts');
  return {
    name: 'loaded-with-styles',
    apply: 'build',
    load: {
      order: 'pre',
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => `export { loadWithStyles as __vitePreload } from '${file}';`,
    },
  };
}
