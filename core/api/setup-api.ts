import { BackupStatus } from '../setup/backup-schema.ts';
import { SetupCode, SetupState } from '../setup/setup-schema.ts';
import type { EndpointRow } from './endpoint.ts';

/** The endpoints for setting up a campus before its first real call (SETUP-1), and for the state of its backups (BACKUP-14). */
export const SETUP_API = {
  getSetup: {
    address: 'GET /api/setup',
    use: 'What of setting up the campus is done, as far as the server can tell, which is all of it',
    // A person who has just become a reader still makes this call once, as in their former role.
    access: 'reader',
    answer: SetupState,
  },
  sendSetupCode: {
    address: 'POST /api/setup/mail-code',
    use: 'Mails a code to the own email, which proves that mails arrive',
    access: 'owner',
    answer: SetupState,
    errors: ['NOT_SENT', 'TOO_MANY_REQUESTS'],
  },
  proveMail: {
    address: 'POST /api/setup/mail-proof',
    use: 'The code that arrived',
    access: 'owner',
    body: SetupCode,
    answer: SetupState,
    errors: ['INCORRECT_CODE'],
  },
  noteCodesPrinted: {
    address: 'POST /api/setup/codes-printed',
    use: 'That QR codes were sent to a printer',
    access: 'reader',
  },
  getBackups: {
    address: 'GET /api/backups',
    use: 'When the last backup was made and a restore proven, and what failed',
    access: 'owner',
    answer: BackupStatus,
  },
} as const satisfies Record<string, EndpointRow>;
