import {
  AfterPress,
  AnswerLink,
  LinkedEscalation,
  LinkPress,
  OpenEscalation,
  OpenEscalations,
  SentEscalation,
  SessionPress,
} from '../notifications/escalation-schema.ts';
import type { EndpointRow } from './endpoint.ts';

/** The endpoints by which people answer an escalation, and by which the advisor's phone learns of their answers. */
export const ESCALATION_API = {
  openByLink: {
    address: 'POST /api/escalations/by-link',
    use: 'An escalation, for who has the link of a message about it; opening it changes nothing',
    access: 'open',
    tokenless: true,
    limits: ['linkByIp'],
    body: AnswerLink,
    answer: LinkedEscalation,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  pressByLink: {
    address: 'POST /api/escalations/by-link/press',
    use: "Press 'I have it', 'I can’t take it', 'Hand it back', 'Done' or 'Not real' by that link",
    access: 'open',
    tokenless: true,
    limits: ['linkByIp', 'pressByLink'],
    body: LinkPress,
    answer: AfterPress,
    errors: ['NOT_FOUND', 'OTHER_PRESS', 'TOO_MANY_REQUESTS'],
  },
  listEscalations: {
    address: 'GET /api/escalations',
    use: 'The escalations of the last 24 hours that nobody is done with: what nobody has first, then the oldest',
    access: 'reader',
    answer: OpenEscalations,
    // The page makes this call again by itself.
    unattended: true,
  },
  pressEscalation: {
    address: 'POST /api/escalations/{id}/press',
    use: 'Press the same, signed in',
    access: 'reader',
    body: SessionPress,
    answer: OpenEscalation,
    errors: ['NOT_FOUND', 'OTHER_PRESS'],
  },
  withdrawLinks: {
    address: 'POST /api/escalations/{id}/withdraw',
    use: 'End every link of a record',
    access: 'owner',
    answer: OpenEscalation,
    errors: ['NOT_FOUND'],
  },
  getEscalation: {
    address: 'GET /api/advisor/escalations/{key}',
    use: 'Who was told of an escalation and who has it, for who knows the Idempotency-Key of its record',
    access: 'open',
    forAdvisors: true,
    answer: SentEscalation,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
} as const satisfies Record<string, EndpointRow>;
