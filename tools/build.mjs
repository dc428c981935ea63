// Builds the web app into dist/web and the server into dist/server, each only when something it is made of has changed.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { nodePath, root, runStage } from './base/runtime.mjs';

/** The parts that are built, the files they are made of, and the file that shows a complete build. */
const parts = {
  web: {
    what: 'the web app',
    madeOf: [
      'web',
      'kit',
      'core',
      'docs/pictures',
      'tools/icon.ts',
      'tools/web-build',
      'tools/page-files.ts',
      'tools/shell-worker.ts',
      'tools/vite-plugins.ts',
      'package-lock.json',
    ],
    entry: 'index.html',
  },
  server: {
    what: 'the server',
    madeOf: ['server', 'core', 'tools/release/lean-bundle.ts', 'package.json', 'package-lock.json'],
    entry: 'main.js',
  },
};

/** @param {string} path a file or a folder @returns {string[]} the files in it, tests left out */
function filesIn(path) {
  if (statSync(path).isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

/** @param {string[]} madeOf */
function hashOf(madeOf) {
  const hash = createHash('sha256');
  for (const file of madeOf.flatMap((part) => filesIn(join(root, part)))) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * Builds a part if it is older than its sources; returns whether it is up to date then. The build is made
 * beside the one that stands and replaces it at once, so that a running server never serves half of one.
 * @param {keyof typeof parts} part
 * @param {{ force?: boolean }} [options] force builds although nothing changed
 */
export function build(part, { force = false } = {}) {
  const { what, madeOf, entry } = parts[part];
  const out = join(root, 'dist', part);
  const stamp = `${out}.sha256`;
  const wanted = hashOf(madeOf);
  const stands = existsSync(join(out, entry)) && existsSync(stamp);
  if (!force && stands && readFileSync(stamp, 'utf8') === wanted) return true;
  const next = `${out}.${process.pid}`;
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const config = join(root, part, 'vite.config.ts');
  const args = [vite, 'build', '--config', config, '--outDir', next, '--logLevel', 'warn'];
  mkdirSync(join(root, 'dist'), { recursive: true });
  // Under vitest or in a developer's shell it has another value, and React would be built for development.
  const env = { ...process.env, NODE_ENV: 'production' };
  const built = runStage(`Building ${what}`, nodePath(), args, env);
  if (built) {
    rmSync(out, { recursive: true, force: true });
    renameSync(next, out);
    writeFileSync(stamp, wanted);
  }
  rmSync(next, { recursive: true, force: true });
  return built;
}
