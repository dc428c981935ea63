import { API_ERRORS, type ApiErrorCode } from '#core/api/api-errors.ts';
import { SETUP_POINTS } from '#core/setup/setup.ts';

export const answer = (data: unknown) => Response.json({ data });

/** Refuses a call, with the status that the code has. */
export const refusal = (code: ApiErrorCode, problems: readonly unknown[] = [], detail = '') =>
  Response.json(
    { code, detail, problems },
    {
      status: API_ERRORS[code].status,
      headers: { 'Content-Type': 'application/problem+json' },
    },
  );

/** The campus as everybody gets it. */
export const CAMPUS = {
  name: 'Ashdown',
  timeZone: 'UTC',
  poweredByUrl: '/',
  signIn: { campus: false, passwords: true },
};

/** The server's answer to the menu about setup, with everything done. */
export const SET_UP = {
  done: Object.fromEntries(SETUP_POINTS.map((point) => [point, true])),
  finished: '2026-11-25T10:00:00.000Z',
};
