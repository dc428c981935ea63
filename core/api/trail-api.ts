import { TrailFilter, TrailPage, TrailQuery } from '../trail/trail-schema.ts';
import type { Endpoint } from './endpoint.ts';

/** The endpoints for the trail of who did what (TRAIL-10, TRAIL-11). */
export const TRAIL_API = {
  listTrail: {
    method: 'GET',
    path: '/api/trail',
    use: 'Who did what, from where, the newest first, 50 rows at a time',
    access: 'owner',
    query: TrailQuery,
    answer: TrailPage,
    errors: [],
  },
  trailCsv: {
    method: 'GET',
    path: '/api/trail.csv',
    use: 'The same rows as a CSV file, the oldest first, with their hashes',
    access: 'owner',
    asksAgain: true,
    query: TrailFilter,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;
