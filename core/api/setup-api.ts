import { SetupCode, SetupState } from '../setup/setup-schema.ts';
import type { Endpoint } from './endpoint.ts';

/** The endpoints for setting up a campus before its first real call (SETUP-1). */
export const SETUP_API = {
  getSetup: {
    method: 'GET',
    path: '/api/setup',
    use: 'What of setting up the campus is done, as far as the server can tell, which is all of it',
    // A person who has just become a reader asks once more in their former role.
    access: 'reader',
    answer: SetupState,
    errors: [],
  },
  sendSetupCode: {
    method: 'POST',
    path: '/api/setup/mail-code',
    use: 'Mails a code to the own email, which proves that mails arrive',
    access: 'owner',
    answer: SetupState,
    errors: ['NOT_SENT', 'TOO_MANY_REQUESTS'],
  },
  proveMail: {
    method: 'POST',
    path: '/api/setup/mail-proof',
    use: 'The code that arrived',
    access: 'owner',
    body: SetupCode,
    answer: SetupState,
    errors: ['INCORRECT_CODE'],
  },
  noteCodesPrinted: {
    method: 'POST',
    path: '/api/setup/codes-printed',
    use: 'That QR codes were sent to a printer',
    access: 'reader',
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;
