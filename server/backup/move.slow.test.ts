import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { differences, sumsAndClose } from '../db/copying/rows.ts';
import { emptyPlace, filledPlace, inPlace, type TestPlace } from '../test/places.ts';
import { openSource } from './place.ts';

const ROWS = 10_000;

const allOf = async (place: TestPlace) =>
  await sumsAndClose(await openSource(place), () => undefined);

/** Starts `npm run move` as a process of its own. */
function startMove(from: TestPlace, to: TestPlace) {
  const { DATABASE_URL: _, ...rest } = process.env;
  const child = spawn(
    process.execPath,
    ['server/admin-command.ts', 'move', to.databaseUrl ?? to.dataDir],
    {
      env: {
        ...rest,
        DATA_DIR: from.dataDir,
        ...(from.databaseUrl !== undefined && { DATABASE_URL: from.databaseUrl }),
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += String(chunk)));
  const ended = once(child, 'exit').then(([status, signal]: unknown[]) => signal ?? status);
  return { child, ended, said: () => text };
}

/** Returns the progress of a copy as seen from outside: rows of PostgreSQL, bytes of a file. */
async function reached(place: TestPlace): Promise<number> {
  if (place.databaseUrl === undefined) {
    return ['', '-wal'].reduce((bytes, end) => {
      const file = join(place.dataDir, `reslife.db${end}`);
      return bytes + (existsSync(file) ? statSync(file).size : 0);
    }, 0);
  }
  return await inPlace(place, async ({ read }) => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from attendance`.execute(
      read,
    );
    return Number(rows[0]?.count);
  }).catch(() => 0);
}

// BACKUP-11, BACKUP-4
test.skipIf(inject('postgres') === undefined).each([
  ['to PostgreSQL', 'sqlite', 'postgres', [1_000, 6_000]],
  ['back to a file', 'postgres', 'sqlite', [1_500_000, 3_000_000]],
] as const)(
  'a move %s that is killed again and again continues, and every row arrives',
  async (_, source, target, kills) => {
    const [from, to] = [await filledPlace(source, ROWS), await emptyPlace(target)];
    const before = await allOf(from);
    for (const far of kills) {
      const { child, ended } = startMove(from, to);
      await expect
        .poll(() => reached(to), { timeout: 60_000, interval: 10 })
        .toBeGreaterThanOrEqual(far);
      child.kill('SIGKILL');
      expect(await ended).toBe('SIGKILL');
    }
    const { ended, said } = startMove(from, to);
    expect(await ended).toBe(0);
    expect(said()).toMatch(/ is moved to .+: [\d,]+ rows, all checked/);
    expect(differences(before, await allOf(to))).toEqual([]);
    expect(differences(before, await allOf(from))).toEqual([]);
  },
  240_000,
);
