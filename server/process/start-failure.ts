import { join } from 'node:path';
import type { Config } from '../base/config.ts';
import { CannotOpen } from '../db/failures/cannot-open.ts';
import { isUnavailable } from '../db/failures/unavailable.ts';

type SystemError = Error & { code?: string; syscall?: string; hostname?: string };
type StartConfig = Pick<Config, 'port' | 'host' | 'dataDir' | 'databaseUrl'>;

// These are PostgreSQL's codes for a wrong identity, a wrong database, and missing rights.
const NOT_LET_IN = /^(28|3D|42501)/;

function reasonOfListening(code: string, { port, host }: StartConfig): string | undefined {
  if (code === 'EADDRINUSE') return `PORT ${port} is already in use. Set another PORT.`;
  if (code === 'EADDRNOTAVAIL') return `HOST ${host} is not an address of this machine.`;
  if (code === 'EACCES' || code === 'EPERM') return `This program may not use PORT ${port}.`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `HOST ${host} has no address.`;
  return undefined;
}

function reasonOfFiles(code: string, { dataDir }: StartConfig): string | undefined {
  const file = join(dataDir, 'reslife.db');
  if (code === 'EEXIST' || code === 'ENOTDIR') return `DATA_DIR ${dataDir} is not a folder.`;
  if (code === 'EISDIR') return `${file} is a folder, not a database.`;
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'SQLITE_FULL')
    return `The disk with DATA_DIR ${dataDir} is full.`;
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code))
    return `${file} is damaged or not a database. Restore it from a backup.`;
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return `${file} is locked by another program.`;
  if (code.startsWith('SQLITE_IOERR'))
    return `The disk with DATA_DIR ${dataDir} cannot be read or written (${code}).`;
  if (/^(EACCES|EPERM|EROFS|ENOENT|SQLITE_(CANTOPEN|READONLY|PERM))/.test(code)) {
    return `DATA_DIR ${dataDir} cannot be written to.`;
  }
  return undefined;
}

/** Returns why the start failed: a sentence if the operator can fix it, otherwise the stack. It never shows a secret setting (START-4). */
export function reasonOf(error: unknown, config: StartConfig): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof CannotOpen) return error.message;
  const { code = '', syscall, hostname, message } = error as SystemError;
  const isOfHost = syscall === 'listen' || (syscall === 'getaddrinfo' && hostname === config.host);
  const isOfDatabase = isUnavailable(error) || NOT_LET_IN.test(code);
  const known =
    (isOfHost ? reasonOfListening(code, config) : undefined) ??
    (config.databaseUrl !== undefined && isOfDatabase
      ? `The database in DATABASE_URL cannot be used: ${message || code}.`
      : undefined) ??
    reasonOfFiles(code, config);
  return known ?? error.stack ?? message;
}
