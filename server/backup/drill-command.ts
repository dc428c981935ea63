import { basename } from 'node:path';
import type { CommandResult } from '../base/command-result.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import type { Progress } from '../db/copying/rows.ts';
import { scheduledIn } from './backup-files.ts';
import { drill } from './drill.ts';
import { foundKeys } from '../base/secret-keys.ts';
import { markKeysOf } from './mark.ts';
import { openedBy } from './opened-by.ts';
import { placeOf } from './place.ts';
import { printedProgress } from './progress.ts';
import { change, warnOwners } from './scheduled.ts';

const failed = (text: string): CommandResult => ({ text: `${text}\n`, status: 1 });

/** Proves that the newest backup can be restored, and notes the day (BACKUP-9); undefined if the command is another. */
export async function drillCommand(
  [command, keyFile, ...more]: readonly string[],
  config: Config,
  deps: Deps,
  progress: Progress = printedProgress(),
): Promise<CommandResult | undefined> {
  if (command !== 'drill' || more.length > 0) return undefined;
  const { backupDir } = config;
  if (backupDir === undefined) return failed('BACKUP_DIR is not set: there are no backups to try.');
  const [newest] = scheduledIn(backupDir);
  if (!newest) return failed(`There is no backup in ${backupDir} yet.`);
  const { file } = newest;
  const opened = openedBy(file, keyFile);
  if ('problem' in opened) return failed(opened.problem);
  const given = { file, ...opened, keys: markKeysOf(foundKeys(config)) };
  try {
    const { rows, within } = await drill(placeOf(config), given, backupDir, progress);
    const proven = { at: deps.now().toISOString(), file: basename(file) };
    await change(deps, (backups) => ({ ...backups, proven, drillFailure: null }));
    const text = `${file} was restored in ${within}: ${rows.toLocaleString('en')} rows, each compared.\n`;
    return { text, status: 0 };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const drillFailure = { at: deps.now().toISOString(), reason };
    await change(deps, (backups) => ({ ...backups, drillFailure }));
    await warnOwners(config, deps);
    return failed(`${file} could not be restored: ${reason}.`);
  }
}
