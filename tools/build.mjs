// Builds the web app into dist/web and the server into dist/server, each only when something it is made of has changed.
import { createHash } from 'node:crypto';
import {
  cpSync,
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

/** Lists files. @param {string} path a file or a folder @returns {string[]} the files in it, tests left out */
function filesIn(path) {
  if (statSync(path).isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

/** Returns the hash of files. @param {string[]} madeOf */
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

/** The files of a language's build besides those with a hash, which all languages share. */
const OWN_FILES = ['index.html', 'sw.js', 'manifest.webmanifest'];
const isOwn = (/** @type {string} */ name) =>
  OWN_FILES.includes(name.replace(/\.(br|gz)$/, '')) ||
  /^(pages|first-visit|escalation)$/.test(name);

/** Returns the languages that are offered besides English: those with locales of their own. */
const languages = () =>
  readdirSync(join(root, 'core/base')).flatMap(
    (name) => /^locale\.(?!test\.)([\w-]+)\.ts$/.exec(name)?.[1] ?? [],
  );

/**
 * Runs Vite for a part; returns whether it succeeded.
 * @param {keyof typeof parts} part
 * @param {string} out
 * @param {readonly string[]} offered the languages besides English
 * @param {string} [language] the code of the language of the web app
 */
function runVite(part, out, offered, language) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const config = join(root, part, 'vite.config.ts');
  const args = [vite, 'build', '--config', config, '--outDir', out, '--logLevel', 'warn'];
  // Under vitest or in a developer's shell it has another value, and React would be built for development.
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    APP_LANGUAGE: language ?? 'en',
    APP_LANGUAGES: offered.join(),
  };
  const what = language === undefined ? parts[part].what : `${parts[part].what} in ${language}`;
  return runStage(`Building ${what}`, nodePath(), args, env);
}

/**
 * Builds the web app in a language into `out`, which has it in English: the files of its own go into a folder.
 * @param {string} out
 * @param {string} language
 * @param {readonly string[]} offered the languages besides English
 */
export function addLanguage(out, language, offered) {
  const next = `${out}.${language}`;
  const built = runVite('web', next, offered, language);
  if (built) {
    cpSync(join(next, 'assets'), join(out, 'assets'), { recursive: true });
    for (const name of readdirSync(next).filter(isOwn))
      cpSync(join(next, name), join(out, 'languages', language, name), { recursive: true });
  }
  rmSync(next, { recursive: true, force: true });
  return built;
}

/**
 * Builds a part if it is older than its sources; returns whether it is up to date then. The build is made
 * beside the current one and replaces it at once, so that a running server never serves half of one.
 * @param {keyof typeof parts} part
 * @param {{ force?: boolean, only?: 'original' | undefined }} [options] `force` builds although nothing changed, `only` leaves the
 * languages besides English for later
 */
export function build(part, { force = false, only } = {}) {
  const { madeOf, entry } = parts[part];
  const out = join(root, 'dist', part);
  const stamp = `${out}.sha256`;
  const wanted = hashOf(madeOf);
  const isWhole = existsSync(join(out, entry)) && existsSync(stamp);
  const stands = !force && isWhole && readFileSync(stamp, 'utf8') === wanted;
  const offered = part === 'web' ? languages() : [];
  const others = only === 'original' ? [] : offered;
  const lacking = others.filter((one) => !stands || !existsSync(join(out, 'languages', one)));
  if (stands && lacking.length === 0) return true;
  const next = `${out}.${process.pid}`;
  mkdirSync(join(root, 'dist'), { recursive: true });
  if (stands) cpSync(out, next, { recursive: true });
  const built =
    (stands || runVite(part, next, offered)) &&
    lacking.every((one) => addLanguage(next, one, offered));
  if (built) {
    rmSync(out, { recursive: true, force: true });
    renameSync(next, out);
    writeFileSync(stamp, wanted);
  }
  rmSync(next, { recursive: true, force: true });
  return built;
}
