import { Type } from 'typebox';
import { CampusFacts } from '../campus/campus-schema.ts';
import { Operations } from './operations-schema.ts';
import type { Endpoint } from './endpoint.ts';

/** The endpoints for the server itself. */
export const SYSTEM_API = {
  campus: {
    method: 'GET',
    path: '/api/campus',
    use: 'What the campus set: its name, time zone, own address and who provides the product',
    access: 'open',
    answer: CampusFacts,
    errors: [],
  },
  health: {
    method: 'GET',
    path: '/api/health',
    use: 'Whether the server is ready and has its database',
    access: 'open',
    answer: Type.Object({ status: Type.Enum(['ok']) }),
    errors: ['UNAVAILABLE'],
  },
  openapi: {
    method: 'GET',
    path: '/api/openapi.json',
    use: 'This table as an OpenAPI document',
    access: 'open',
    errors: [],
  },
  createPaymentIntent: {
    method: 'POST',
    path: '/api/payment/stripe/create-payment-intent',
    use: 'Not served: the product sells nothing',
    access: 'open',
    limits: [],
    tokenless: true,
    errors: ['NOT_SOLD'],
  },
  payment: {
    method: 'GET',
    path: '/api/payment',
    use: 'Not served: the product sells nothing',
    access: 'open',
    errors: ['NOT_SOLD'],
  },
  securityTxt: {
    method: 'GET',
    path: '/.well-known/security.txt',
    use: 'Whom to tell of a weakness, as RFC 9116 writes it; only if SECURITY_CONTACT is set',
    access: 'open',
    errors: ['NOT_FOUND'],
  },
  tooOld: {
    method: 'GET',
    path: '/too-old',
    use: 'A plain page that says whom to call, for a browser that is too old or runs no scripts',
    access: 'open',
    errors: [],
  },
  operations: {
    method: 'GET',
    path: '/api/operations',
    use: 'How the server is: its version, database, disk, what waits to be sent, what it does by itself',
    access: 'owner',
    answer: Operations,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;
