import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../base/config.ts';
import { CannotOpen } from '../db/failures/cannot-open.ts';
import { nameOf, placeOf } from './place.ts';

type Settings = Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseOwnerUrl'>;

const markerOf = ({ dataDir }: Settings) => join(dataDir, 'moved');

/** Reads from where and to where the database was moved, and when, from a line each. The result is undefined if it was not moved. */
export function readMoved(config: Settings): { from: string; to: string; at: string } | undefined {
  const file = markerOf(config);
  if (!existsSync(file)) return undefined;
  const [from = '', to = '', at = ''] = readFileSync(file, 'utf8').split('\n');
  return { from, to, at };
}

export function noteMoved(config: Settings, to: string, at: Date): void {
  const text = `${nameOf(placeOf(config))}\n${to}\n${at.toISOString()}\n`;
  writeFileSync(markerOf(config), text, { mode: 0o600 });
}

/** Throws `CannotOpen` if the database of these settings was moved to another place (BACKUP-13). */
export function refuseMoved(config: Settings): void {
  const moved = readMoved(config);
  if (moved?.from !== nameOf(placeOf(config))) return;
  throw new CannotOpen(
    `${moved.from} was moved to ${moved.to} on ${moved.at.slice(0, 10)}. Set DATABASE_URL and DATA_DIR to it, or remove ${markerOf(config)} to use this one again.`,
  );
}
