import { API_ERRORS, type ApiErrorCode } from '#core/api/api-errors.ts';
import { SETUP_POINTS } from '#core/setup/setup.ts';

export const answer = (data: unknown) => Response.json({ data });

/** Why a call is not served, with the status that the code has. */
export const refusal = (code: ApiErrorCode, problems: readonly unknown[] = [], detail = '') =>
  Response.json(
    { code, detail, problems },
    {
      status: API_ERRORS[code].status,
      headers: { 'Content-Type': 'application/problem+json' },
    },
  );

/** What everybody is told of the campus. */
export const CAMPUS = {
  name: 'Ashdown',
  timeZone: 'UTC',
  poweredByUrl: '/',
  signIn: { campus: false, passwords: true },
};

/** What the menu asks of setting up the campus, where all of it is done. */
export const SET_UP = {
  done: Object.fromEntries(SETUP_POINTS.map((point) => [point, true])),
  finished: '2026-11-25T10:00:00.000Z',
};
