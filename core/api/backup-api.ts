import { BackupStatus } from '../setup/backup-schema.ts';
import type { Endpoint } from './endpoint.ts';

/** The endpoint for the state of the backups (BACKUP-14). */
export const BACKUP_API = {
  getBackups: {
    method: 'GET',
    path: '/api/backups',
    use: 'When the last backup was made and a restore proven, and what failed',
    access: 'owner',
    answer: BackupStatus,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;
