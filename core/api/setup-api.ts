import { BackupStatus } from '../setup/backup-schema.ts';
import { SetupCode, SetupState } from '../setup/setup-schema.ts';
import type { EndpointRow } from './endpoint.ts';

/** The endpoints for setting up a campus before its first real call (SETUP-1), and for the state of its backups (BACKUP-14). */
export const SETUP_API = {
  getSetup: {
    address: 'GET /api/setup',
    use: 'Say which parts of setting up the campus are done, as far as the server can tell',
    // A person who has just become a reader still makes this call once, as in their former role.
    access: 'reader',
    answer: SetupState,
  },
  sendSetupCode: {
    address: 'POST /api/setup/mail-code',
    use: 'Send a code to your own email, which proves that emails arrive',
    access: 'owner',
    answer: SetupState,
    errors: ['NOT_SENT', 'TOO_MANY_REQUESTS'],
  },
  proveMail: {
    address: 'POST /api/setup/mail-proof',
    use: 'Confirm the code that arrived',
    access: 'owner',
    body: SetupCode,
    answer: SetupState,
    errors: ['INCORRECT_CODE'],
  },
  noteCodesPrinted: {
    address: 'POST /api/setup/codes-printed',
    use: 'Say that QR codes were sent to a printer',
    access: 'reader',
  },
  getBackups: {
    address: 'GET /api/backups',
    use: 'Say when the last backup was made, when a restore was last proven, and what failed',
    access: 'owner',
    answer: BackupStatus,
  },
} as const satisfies Record<string, EndpointRow>;
