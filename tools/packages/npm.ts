import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { npmCommand } from '../base/install.mjs';

/** Returns npm's two outputs, run in a folder; it may fail. */
export async function runNpm(
  args: readonly string[],
  cwd: string,
): Promise<{ code: number | null; printed: string; complaints: string }> {
  const npm = npmCommand(args);
  const run = spawn(npm.command, npm.args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const outputs = Promise.all([text(run.stdout), text(run.stderr)]);
  await once(run, 'close');
  const [printed, complaints] = await outputs;
  return { code: run.exitCode, printed, complaints };
}
