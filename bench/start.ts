import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, cpSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, isHealthy } from '../server/test/server-process.ts';
import { neededPaths } from '../tools/release/needed.ts';
import { root } from '../tools/base/runtime.mjs';
import { median, type Bench, type Measurement } from './measurement.ts';
import { startOurs } from './our-server.ts';

/** Makes a folder with the files that a running server needs and nothing else; Node itself is not in it. */
function copyNeeded(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-needed-'));
  for (const path of neededPaths()) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  return folder;
}

function bytesIn(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

const ROUNDS = 7;

/** Measures seconds from `npm start` to the first 200. */
async function npmStart(dataDir: string): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir };
  const npm = spawn('npm', ['start'], { cwd: root, env, stdio: 'ignore' });
  const ended = once(npm, 'exit');
  while (!(await isHealthy(`http://127.0.0.1:${port}`))) {
    if (npm.exitCode !== null) throw new Error('npm start failed.');
    await sleep(10);
  }
  const seconds = (performance.now() - began) / 1_000;
  npm.kill('SIGTERM');
  await ended;
  return seconds;
}

/** Starts only the server, in a folder with the files it needs and nothing else. */
async function serverAlone(folder: string): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-start-'));
  // The first start seeds; every later one is measured.
  await (await startOurs({ cwd: folder, dataDir })).stop();
  const seconds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = await startOurs({ cwd: folder, dataDir });
    seconds.push(ours.startedIn / 1_000);
    await ours.stop();
  }
  rmSync(dataDir, { recursive: true });
  return median(seconds);
}

function atMost(what: string, found: number, most: number, unit: string): Measurement {
  return {
    what,
    ours: `${found.toFixed(2)} ${unit}`,
    goal: `<= ${most} ${unit}`,
    holds: found <= most,
  };
}

/** Measures how long a start takes, and the disk space that a running server needs, which is started to prove it. */
export const bench: Bench = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-start-'));
  await npmStart(dataDir);
  const second = await npmStart(dataDir);
  rmSync(dataDir, { recursive: true });
  const folder = copyNeeded();
  const megabytes = bytesIn(folder) / 1e6;
  const alone = await serverAlone(folder);
  rmSync(folder, { recursive: true });
  return [
    atMost('the server alone, to the first answer', alone, 0.5, 's'),
    atMost('the second npm start, to the first answer', second, 3, 's'),
    atMost('what a running server needs on disk, without Node', megabytes, 103, 'MB'),
  ];
};
