import { LOCALE } from '#core/base/locale.ts';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { done, impossible, type CommandResult } from '../base/command-result.ts';
import type { Config } from '../base/config.ts';
import { decryptFile, newAgeKey } from '../db/age-file.ts';
import type { Progress } from '../db/copying/rows.ts';
import { foundKeys } from '../base/secret-keys.ts';
import type { Maker } from './backup-file.ts';
import { markKeysOf } from './mark.ts';
import { identityIn, openedBy } from './opened-by.ts';
import { makeBackup } from './make-backup.ts';
import { nameOf, placeOf } from './place.ts';
import { printedProgress } from './progress.ts';
import { restore } from './restore.ts';

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Makes a key for backups. Its private half goes into a new file, which must not stay on the server. */
async function makeKey(file: string): Promise<CommandResult> {
  if (existsSync(file)) return impossible(`${file} already exists. Name a new file.`);
  const { identity, recipient } = await newAgeKey();
  writeFileSync(file, `# public key: ${recipient}\n${identity}\n`, { flag: 'wx', mode: 0o600 });
  return done(
    `Set BACKUP_RECIPIENT=${recipient}\nKeep ${file} somewhere else: nothing else opens the backups.`,
  );
}

async function openBackup(file: string, keyFile: string, out: string): Promise<CommandResult> {
  if (existsSync(out)) return impossible(`${out} already exists. Name a new file.`);
  const identity = identityIn(keyFile);
  if (identity === undefined) return impossible(`${keyFile} has no key.`);
  if (!existsSync(file)) return impossible(`${file} does not exist.`);
  const unfinished = `${out}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    await decryptFile(file, unfinished, identity);
    renameSync(unfinished, out);
  } catch {
    rmSync(unfinished, { force: true });
    return impossible(`The key in ${keyFile} does not open ${file}, or the file was changed.`);
  }
  return done(`The decrypted backup is in ${out}.`);
}

const countOf = (rows: number) => rows.toLocaleString(LOCALE);

async function backUp(config: Config, file: string, progress: Progress): Promise<CommandResult> {
  const { backupRecipient: recipient } = config;
  try {
    const [key] = markKeysOf(foundKeys(config));
    const work = { place: placeOf(config), key, recipient, now: new Date(), progress };
    await makeBackup(work, file);
  } catch (error) {
    return impossible(`No backup was made: ${reasonOf(error)}.`);
  }
  const how = recipient === undefined ? '' : `, encrypted for ${recipient}`;
  return done(`The database is backed up to ${file}${how}.`);
}

async function restoreFrom(
  config: Config,
  file: string,
  keyFile: string | undefined,
  progress: Progress,
): Promise<CommandResult> {
  const opened = openedBy(file, keyFile);
  if ('problem' in opened) return impossible(opened.problem);
  const place = placeOf(config);
  try {
    const keys = markKeysOf(foundKeys(config));
    const { rows, maker, owners } = await restore(place, { file, ...opened, keys }, progress);
    const lines = [
      `${file} is restored to ${nameOf(place)}: ${countOf(rows)} rows, all checked.`,
      MADE_BY[maker],
      `Owners: ${owners.join(', ')}.`,
    ];
    return done(lines.join('\n'));
  } catch (error) {
    return impossible(`Nothing was restored: ${reasonOf(error)}.`);
  }
}

/** The sentences of a restore that say who made the backup (BACKUP-15). */
const MADE_BY: Readonly<Record<Maker, string>> = {
  us: 'Made by this installation and not changed since.',
  unknown:
    'WARNING: the key of the installation that made it is not here, so it may have been changed. Make sure you recognize every owner below.',
  unmarked:
    'WARNING: release 0.2.0 or older made it, or its mark was removed, so it may have been changed. Make sure you recognize every owner below.',
};

const TIME = /[:.]/g;

/** Runs the commands that must not open and migrate a database, or returns undefined for another command (START-13, DATA-10, BACKUP-3). */
export async function backupCommand(
  [command, ...given]: readonly string[],
  config: Config,
  progress: Progress = printedProgress(),
): Promise<CommandResult | undefined> {
  const [file = '', keyFile = '', out = ''] = given;
  if (command === 'backup' && given.length <= 1) {
    const ending = config.backupRecipient === undefined ? 'backup' : 'backup.age';
    const name = `${config.backupDir ?? '.'}/reslife-${new Date().toISOString().replaceAll(TIME, '')}.${ending}`;
    return await backUp(config, file || name, progress);
  }
  if (command === 'restore' && file !== '' && given.length <= 2)
    return await restoreFrom(config, file, given[1], progress);
  if (command === 'backup-key' && given.length === 1) return await makeKey(file);
  if (command === 'open-backup' && given.length === 3) return await openBackup(file, keyFile, out);
  return undefined;
}
