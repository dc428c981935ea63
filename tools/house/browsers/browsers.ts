// Usage: node tools/house/browsers/browsers.ts
// Says what the app in the browser uses that the oldest browsers lack (BROWSER-1), beside what YOUNGER lists.
import { relative } from 'node:path';
import { build, type Rolldown } from 'vite';
import { YOUNGER, type Younger } from '#web/app/younger.ts';
import { root } from '../../base/runtime.mjs';
import { usesInScript } from './script-uses.ts';
import { usesInStyle } from './style-uses.ts';

/** A feature that a declared browser lacks, in a file: one of the keys of MDN's data that share the name. */
export interface Use {
  readonly file: string;
  readonly keys: readonly string[];
}

/** Tells whether a file is the one that is named, or in the folder, which ends in '/'. */
const isIn = (place: string, file: string): boolean =>
  place.endsWith('/') ? file.startsWith(place) : file === place;

/** Lists the differences of these uses from the table: uses that it lacks, and rows that nothing uses. */
export function problemsIn(
  uses: readonly Use[],
  table: Readonly<Record<string, Younger>> = YOUNGER,
): string[] {
  const isListed = ({ file, keys }: Use): boolean =>
    keys.some((key) => {
      const row = table[key];
      return row !== undefined && (row.files?.some((place) => isIn(place, file)) ?? true);
    });
  const unlisted = uses.filter((use) => !isListed(use));
  const used = new Set(uses.flatMap(({ keys }) => keys));
  return [
    ...unlisted.map(({ file, keys }) => `${file} uses ${keys.join(' or ')}`),
    ...Object.keys(table)
      .filter((key) => !used.has(key))
      .map((key) => `web/app/younger.ts lists ${key}, which nothing uses`),
  ];
}

const WORKERS = ['worker', 'removal', 'wake'].map((name) => `web/sw/${name}.ts`);

/** Lists the modules of the app, of the page behind a link and of the workers as the build leaves them, packages included, and the sheets, by their paths. */
async function built(): Promise<{ scripts: Map<string, string>; styles: Map<string, string> }> {
  const [scripts, styles] = [new Map<string, string>(), new Map<string, string>()];
  const input = ['web/index.html', 'web/answer/main.tsx', ...WORKERS];
  process.env.NODE_ENV = 'production';
  const output = await build({
    configFile: `${root}/web/vite.config.ts`,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: input.map((file) => `${root}/${file}`) } },
  });
  for (const part of (output as Rolldown.RolldownOutput).output) {
    if (part.type === 'asset' && part.fileName.endsWith('.css')) {
      styles.set(part.fileName, String(part.source));
    }
    for (const [id, { code }] of Object.entries(part.type === 'chunk' ? part.modules : {})) {
      if (code) scripts.set(relative(root, id), code);
    }
  }
  return { scripts, styles };
}

if (import.meta.main) {
  const { scripts, styles } = await built();
  const uses = [
    ...[...scripts].flatMap(([file, code]) => usesInScript(code).map((keys) => ({ file, keys }))),
    ...[...styles].flatMap(([file, css]) => usesInStyle(css).map((key) => ({ file, keys: [key] }))),
  ];
  const problems = [...new Set(problemsIn(uses))].sort();
  console.log(problems.join('\n'));
  console.log(`${scripts.size} scripts, ${styles.size} sheets: ${problems.length} problems`);
  process.exitCode = problems.length === 0 && scripts.size > 0 ? 0 : 1;
}
