import { AuditFilter, AuditPage, AuditQuery } from '../audit/audit-schema.ts';
import type { Endpoint } from './endpoint.ts';

/** The endpoints for the trail of who did what (TRAIL-10, TRAIL-11). */
export const AUDIT_API = {
  listTrail: {
    method: 'GET',
    path: '/api/trail',
    use: 'Who did what, from where, the newest first, 50 rows at a time',
    access: 'owner',
    query: AuditQuery,
    answer: AuditPage,
    errors: [],
  },
  trailCsv: {
    method: 'GET',
    path: '/api/trail.csv',
    use: 'The same rows as a CSV file, the oldest first, with their hashes',
    access: 'owner',
    asksAgain: true,
    query: AuditFilter,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;
