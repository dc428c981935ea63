import { Type } from 'typebox';
import type { Endpoint } from './endpoint.ts';
import {
  DeliveryPage,
  DeliveryQuery,
  NewTold,
  ToldChange,
  ToldDelivery,
  ToldOverview,
  ToldSecret,
  ToldTarget,
} from '../told/told-schema.ts';

/** Who is told in time, and what became of it (TOLD-1 to TOLD-10). */
export const TOLD_API = {
  listTold: {
    method: 'GET',
    path: '/api/told',
    use: 'Who is told when an issue is escalated, and how many deliveries wait or were given up',
    access: 'admin',
    answer: ToldOverview,
    errors: [],
  },
  addTold: {
    method: 'POST',
    path: '/api/told',
    use: 'Add an address of mail or a webhook; the answer tells the secret this once',
    access: 'admin',
    body: NewTold,
    answer: ToldSecret,
    errors: ['ALREADY_TOLD'],
  },
  updateTold: {
    method: 'PUT',
    path: '/api/told/{id}',
    use: 'Change the address, the categories and what is told',
    access: 'admin',
    body: ToldChange,
    answer: ToldTarget,
    errors: ['NOT_FOUND', 'ALREADY_TOLD'],
  },
  removeTold: {
    method: 'POST',
    path: '/api/told/{id}/remove',
    use: 'Remove an address; what still waits for it is given up',
    access: 'admin',
    answer: Type.Object({}),
    errors: ['NOT_FOUND'],
  },
  renewSecret: {
    method: 'POST',
    path: '/api/told/{id}/secret',
    use: 'Make a new secret for a webhook and tell it this once; the former signs too for 24 hours',
    access: 'admin',
    answer: ToldSecret,
    errors: ['NOT_FOUND'],
  },
  sendTest: {
    method: 'POST',
    path: '/api/told/{id}/test',
    use: 'Send a test at once, whatever is set to be told',
    access: 'admin',
    answer: ToldDelivery,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  listDeliveries: {
    method: 'GET',
    path: '/api/told/deliveries',
    use: 'The delivery log, the newest first, ten at a time',
    access: 'admin',
    query: DeliveryQuery,
    answer: DeliveryPage,
    // The page looks again by itself while something is about to be sent.
    unattended: true,
    errors: [],
  },
  sendAgain: {
    method: 'POST',
    path: '/api/told/deliveries/{id}/again',
    use: 'Try a delivery that waits or was given up at once, and for three days more',
    access: 'admin',
    answer: ToldDelivery,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
