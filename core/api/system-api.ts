import { Type } from 'typebox';
import { AuditFilter, AuditPage, AuditQuery } from '../audit/audit-schema.ts';
import { CampusFacts } from '../campus/campus-schema.ts';
import { Operations } from './operations-schema.ts';
import type { EndpointRow } from './endpoint.ts';

/** The endpoints for the server itself, and for the audit of who did what (TRAIL-10). */
export const SYSTEM_API = {
  campus: {
    address: 'GET /api/campus',
    use: 'Get what everybody may know of the campus: its name, time zone and address, and who provides the product',
    access: 'open',
    answer: CampusFacts,
  },
  health: {
    address: 'GET /api/health',
    use: 'Say whether the server is ready and reaches its database',
    access: 'open',
    answer: Type.Object({ status: Type.Enum(['ok']) }),
    errors: ['UNAVAILABLE'],
  },
  openapi: {
    address: 'GET /api/openapi.json',
    use: 'Get this description of the API as an OpenAPI document',
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
    use: 'Say whom to tell about a security problem, in the format of RFC 9116, if SECURITY_CONTACT is set',
    access: 'open',
    errors: ['NOT_FOUND'],
  },
  tooOld: {
    address: 'GET /too-old',
    use: 'Show a plain page with the numbers to call, for a browser that is too old or runs no scripts',
    access: 'open',
  },
  operations: {
    address: 'GET /api/operations',
    use: 'Get the state of the server: version, database, disk, what waits to be sent, and its scheduled jobs',
    access: 'owner',
    answer: Operations,
  },
  listTrail: {
    address: 'GET /api/trail',
    use: 'List who did what from where, the newest first, 50 rows at a time',
    access: 'owner',
    query: AuditQuery,
    answer: AuditPage,
  },
  trailCsv: {
    address: 'GET /api/trail.csv',
    use: 'Get the same rows as a CSV file, the oldest first, with their hashes',
    access: 'owner',
    asksAgain: true,
    query: AuditFilter,
  },
} as const satisfies Record<string, EndpointRow>;
