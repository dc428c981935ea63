import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { staying } from './retention.ts';

const OWN = /^reslife-(\d{4}-\d\d-\d\d)\.backup(?:\.age)?$/;
const UNFINISHED = /^reslife-\d{4}-\d\d-\d\d\.backup(?:\.age)?\.unfinished$/;

/** Returns the name of the scheduled backup of a day. */
export const nameOn = (day: string, isEncrypted: boolean): string =>
  `reslife-${day}.backup${isEncrypted ? '.age' : ''}`;

/** Returns the scheduled backups of a folder, the newest first. */
export function scheduledIn(folder: string): { day: string; file: string }[] {
  return readdirSync(folder)
    .flatMap((name) => {
      const [, day] = OWN.exec(name) ?? [];
      return day === undefined ? [] : [{ day, file: join(folder, name) }];
    })
    .sort((a, b) => (a.day < b.day ? 1 : -1));
}

/** Removes the scheduled backups beyond those that stay, and what a killed process left; nothing else (BACKUP-6). */
export function removeOld(folder: string): void {
  const backups = scheduledIn(folder);
  const days = staying(backups.map(({ day }) => day));
  for (const { day, file } of backups) if (!days.has(day)) rmSync(file);
  for (const name of readdirSync(folder)) if (UNFINISHED.test(name)) rmSync(join(folder, name));
}
