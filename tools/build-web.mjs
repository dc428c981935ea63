// Builds the web app into dist/web, only when something it is made of has changed.
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
import { nodePath, root, runStage } from './runtime.mjs';

const madeOf = [
  'web',
  'kit',
  'core',
  'tools/vite-plugins.ts',
  'tools/page-files.ts',
  'package-lock.json',
];
const out = join(root, 'dist/web');
const stamp = join(root, 'dist/web.sha256');

/**
 * @param {string} path a file or a folder
 * @returns {string[]} the files in it, tests left out
 */
function filesIn(path) {
  if (statSync(path).isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

function hashOfSources() {
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
 * Builds if dist/web is older than its sources; returns whether it is up to date then. The build is made
 * beside dist/web and replaces it at once, so that a running server never serves half of one.
 * @param {{ force?: boolean }} [options] force builds although nothing changed
 */
export function buildWeb({ force = false } = {}) {
  const wanted = hashOfSources();
  const stands = existsSync(join(out, 'index.html')) && existsSync(stamp);
  if (!force && stands && readFileSync(stamp, 'utf8') === wanted) return true;
  const next = `${out}.${process.pid}`;
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--config', join(root, 'web/vite.config.ts'), '--outDir', next];
  mkdirSync(join(root, 'dist'), { recursive: true });
  // Under vitest or in a developer's shell it has another value, and React would be built for development.
  const env = { ...process.env, NODE_ENV: 'production' };
  const quiet = [...args, '--logLevel', 'warn'];
  const built = runStage('Building the web app', nodePath(), quiet, env);
  if (built) {
    rmSync(out, { recursive: true, force: true });
    renameSync(next, out);
    writeFileSync(stamp, wanted);
  }
  rmSync(next, { recursive: true, force: true });
  return built;
}
