import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.ts';
import { judge } from './ledger.ts';
import { openServer, type FaultServer } from './fault-server.ts';
import { newPhone } from './phone.ts';

const PHONES = 10;

function admin({ dataDir, env }: FaultServer, ...args: readonly string[]): void {
  execFileSync(process.execPath, ['server/admin-command.ts', ...args], {
    env: { ...env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
}

/** Restores a backup after phones have sent more than it has: they send again what they still hold. */
export const restoredBackup: Fault = async ({ rounds, submissions }) => {
  const server = await openServer();
  const issueId = await server.someIssue();
  const phones = Array.from({ length: PHONES }, (_, n) =>
    newPhone(`Phone ${n}`, issueId, server.line.port),
  );
  const work = async () =>
    await Promise.all(
      phones.map(async (phone) => {
        for (let n = 0; n < submissions / rounds / PHONES / 2; n += 1) {
          phone.finish(randomInt(3) === 0 ? randomInt(1, 6) : 0);
        }
        await phone.sendAll();
      }),
    );
  const notes: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const backup = join(server.dataDir, `backup-${round}`);
    await work();
    admin(server, 'backup', backup);
    await work();
    const before = (await server.rows()).length;
    await server.down();
    const database = join(server.dataDir, 'reslife.db');
    for (const end of ['', '-wal', '-shm']) rmSync(`${database}${end}`, { force: true });
    admin(server, 'restore', backup);
    notes.push(`the backup had ${(await server.rows()).length} of ${before} records`);
    await server.up();
    // A new record from each phone hears about the new epoch, and with it everything else goes again.
    for (const phone of phones) phone.finish();
    await Promise.all(phones.map(async (phone) => await phone.sendAll()));
  }
  const rows = await server.rows();
  await server.close();
  const promised = phones.flatMap((phone) => phone.promised());
  const tries = phones.reduce((sum, phone) => sum + phone.tries(), 0);
  const verdict = judge(promised, rows);
  const all = { ...verdict, notes: [...notes, ...verdict.notes] };
  return { submissions: promised.length, tries, faults: rounds, ...all };
};
