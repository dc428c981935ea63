import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { decryptFile, newAgeKey } from '../db/age-file.ts';
import type { CommandResult } from '../base/command-result.ts';
import type { Config } from '../base/config.ts';
import { backUp } from '../db/backup.ts';

const failed = (text: string): CommandResult => ({ text: `${text}\n`, status: 1 });

/** Makes a key for backups: its private half goes into a new file, which does not belong on the server. */
async function makeKey(file: string): Promise<CommandResult> {
  if (existsSync(file)) return failed(`${file} is there already. Name a new file.`);
  const { identity, recipient } = await newAgeKey();
  writeFileSync(file, `# public key: ${recipient}\n${identity}\n`, { flag: 'wx', mode: 0o600 });
  return {
    text: `Set BACKUP_RECIPIENT=${recipient}\nKeep ${file} elsewhere: it alone opens the backups.\n`,
    status: 0,
  };
}

async function openBackup(file: string, keyFile: string, out: string): Promise<CommandResult> {
  if (existsSync(out)) return failed(`${out} is there already. Name a new file.`);
  const identity = existsSync(keyFile)
    ? /^AGE-SECRET-KEY-1\w+$/m.exec(readFileSync(keyFile, 'utf8'))?.[0]
    : undefined;
  if (identity === undefined) return failed(`There is no key in ${keyFile}.`);
  if (!existsSync(file)) return failed(`There is no file ${file}.`);
  const unfinished = `${out}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    await decryptFile(file, unfinished, identity);
    renameSync(unfinished, out);
  } catch {
    rmSync(unfinished, { force: true });
    return failed(`${file} is not opened by the key in ${keyFile}, or was altered.`);
  }
  return { text: `The backup is in ${out}, readable.\n`, status: 0 };
}

/** Runs what must open and migrate no database; undefined if the command is another (START-13, DATA-10). */
export async function backupCommand(
  [command, ...given]: readonly string[],
  config: Config,
): Promise<CommandResult | undefined> {
  const [file = '', keyFile = '', out = ''] = given;
  if (command === 'backup' && given.length === 1) {
    const { text, isDone } = await backUp(config, file);
    return { text, status: isDone ? 0 : 1 };
  }
  if (command === 'backup-key' && given.length === 1) return await makeKey(file);
  if (command === 'open-backup' && given.length === 3) return await openBackup(file, keyFile, out);
  return undefined;
}
