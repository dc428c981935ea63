import { Type } from 'typebox';
import { AuditFilter, AuditPage, AuditQuery } from '../audit/audit-schema.ts';
import { CampusFacts } from '../campus/campus-schema.ts';
import { Operations } from './operations-schema.ts';
import type { EndpointRow } from './endpoint.ts';

/** The endpoints for the server itself, and for the audit of who did what (TRAIL-10). */
export const SYSTEM_API = {
  campus: {
    address: 'GET /api/campus',
    use: 'What the campus set: its name, time zone, own address and who provides the product',
    access: 'open',
    answer: CampusFacts,
  },
  health: {
    address: 'GET /api/health',
    use: 'Whether the server is ready and has its database',
    access: 'open',
    answer: Type.Object({ status: Type.Enum(['ok']) }),
    errors: ['UNAVAILABLE'],
  },
  openapi: {
    address: 'GET /api/openapi.json',
    use: 'This table as an OpenAPI document',
    access: 'open',
  },
  createPaymentIntent: {
    address: 'POST /api/payment/stripe/create-payment-intent',
    use: 'Not served: the product sells nothing',
    access: 'open',
    limits: [],
    tokenless: true,
    errors: ['NOT_SOLD'],
  },
  payment: {
    address: 'GET /api/payment',
    use: 'Not served: the product sells nothing',
    access: 'open',
    errors: ['NOT_SOLD'],
  },
  securityTxt: {
    address: 'GET /.well-known/security.txt',
    use: 'Whom to tell of a weakness, as RFC 9116 writes it; only if SECURITY_CONTACT is set',
    access: 'open',
    errors: ['NOT_FOUND'],
  },
  tooOld: {
    address: 'GET /too-old',
    use: 'A plain page that says whom to call, for a browser that is too old or runs no scripts',
    access: 'open',
  },
  operations: {
    address: 'GET /api/operations',
    use: 'How the server is: its version, database, disk, what waits to be sent, what it does by itself',
    access: 'owner',
    answer: Operations,
  },
  listTrail: {
    address: 'GET /api/trail',
    use: 'Who did what, from where, the newest first, 50 rows at a time',
    access: 'owner',
    query: AuditQuery,
    answer: AuditPage,
  },
  trailCsv: {
    address: 'GET /api/trail.csv',
    use: 'The same rows as a CSV file, the oldest first, with their hashes',
    access: 'owner',
    asksAgain: true,
    query: AuditFilter,
  },
} as const satisfies Record<string, EndpointRow>;
