import { API_ERRORS, type ApiErrorCode } from '#core/api/api-errors.ts';

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
