import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { freePort, isHealthy, startServerProcess } from '../server/test/server-process.ts';
import { readText } from './house/repository.ts';

/** The commands of the page, in their order. */
const commands = Array.from(
  readText('docs/api.md').matchAll(/^```sh\n([^]*?)^```$/gm),
  ([, block = '']) => block,
).join('\n');

/** The outputs that the page promises for its commands, in their order. */
const promised = Array.from(commands.matchAll(/^(?!#).* # (.+)$/gm), ([, printed]) => printed);

async function run(script: string, env: Readonly<Record<string, string>>) {
  // The page reads JSON with the installed Node: the one that runs this.
  const path = `${dirname(process.execPath)}:${process.env.PATH ?? ''}`;
  const options = { env: { ...process.env, ...env, PATH: path }, stdio: 'pipe' } as const;
  const shell = spawn('bash', ['--norc', '-euo', 'pipefail', '-c', script], options);
  const [printed, errors] = await Promise.all([
    text(shell.stdout),
    text(shell.stderr),
    once(shell, 'close'),
  ]);
  return { printed: printed.split('\n'), errors, status: shell.exitCode };
}

// API-28
test('the commands of docs/api.md do what they say', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'reslife-api-'));
  const { child, url, ended } = startServerProcess(dataDir, await freePort());
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(dataDir, { recursive: true });
  });
  await expect.poll(() => isHealthy(url), { timeout: 30_000 }).toBe(true);

  const { printed, errors, status } = await run(commands, {
    URL: url,
    PASSWORD: 'a password of tests',
  });
  expect(errors).toBe('');
  expect(status).toBe(0);
  expect(promised.length).toBeGreaterThan(6);
  expect(printed.filter((line) => promised.includes(line))).toEqual(promised);
});
