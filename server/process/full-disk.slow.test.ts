import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { assert } from '#core/base/assert.ts';
import type { Issue } from '#core/issue/issue.ts';
import { testFolder } from '../test/places.ts';
import { freePort, startServerProcess, untilHealthy } from '../test/server-process.ts';

/** Mounts a small disk of its own in a folder; undefined if this user may mount none. */
function smallDisk(): string | undefined {
  const folder = join(testFolder(), 'disk');
  mkdirSync(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'none', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  onTestFinished(() => void execFileSync('umount', ['-l', folder]));
  return folder;
}

const healthAt = async (url: string) => {
  const answer = await fetch(url + API.health.path);
  const { detail = 'well' } = (await answer.json()) as { detail?: string };
  return `${answer.status} ${detail.replace(/ Since .*/, '')}`;
};

// DATA-8, DATA-14
test('health reports a full disk, even after a start on it, and everything works once there is room', async (context) => {
  const disk = smallDisk();
  context.skip(disk === undefined, 'no disk may be mounted');
  assert(disk !== undefined, 'the rest is skipped without one');
  const dataDir = join(disk, 'data');
  const filler = join(disk, 'filler');
  const leave = (bytes: number) => {
    rmSync(filler, { force: true });
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(filler, new Uint8Array(Math.max(0, bavail * bsize - bytes)));
  };
  const begun = startServerProcess(dataDir, await freePort());
  onTestFinished(() => void begun.child.kill('SIGKILL'));
  await untilHealthy(begun.url);
  const library = await fetch(`${begun.url}/api/advisor/issues/Fire`);
  const issueId = ((await library.json()) as { data: Issue[] }).data[0]?._id ?? '';
  const attend = async (url: string) => {
    const description = 'A word of it. '.repeat(500);
    const feedback = { description, rating: 4 };
    const sent = { advisor: 'Sam', issueId, steps: [], issueStatus: 'Resolved', feedback };
    const answer = await fetch(url + API.attend.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: sent }),
    });
    return answer.status;
  };
  const nearly = '503 The database disk has less than 16 MB left.';
  const polled = { timeout: 10_000 };

  leave(12_000_000);
  await expect.poll(() => healthAt(begun.url), polled).toBe(nearly);
  expect(await attend(begun.url)).toBe(200);
  leave(0);
  await expect.poll(() => attend(begun.url), { timeout: 30_000, interval: 1 }).toBe(503);
  expect(await healthAt(begun.url)).toBe(nearly);
  leave(20_000_000);
  await expect.poll(() => healthAt(begun.url), polled).toBe('200 well');
  expect(await attend(begun.url)).toBe(200);

  begun.child.kill('SIGTERM');
  expect(await begun.ended).toBe('0');
  leave(4_000_000);
  const again = startServerProcess(dataDir, await freePort());
  onTestFinished(() => void again.child.kill('SIGKILL'));
  const answer = async () => await healthAt(again.url).catch(() => 'not there yet');
  await expect.poll(answer, { timeout: 60_000 }).toBe(nearly);
}, 180_000);
