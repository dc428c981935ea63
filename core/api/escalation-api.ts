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
    use: 'Get an escalation by the link in a message about it; opening the link changes nothing',
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
    use: 'List the escalations of the last 24 hours that are not done: first those that nobody has, then the oldest',
    access: 'reader',
    answer: OpenEscalations,
    // The page makes this call again by itself.
    unattended: true,
  },
  pressEscalation: {
    address: 'POST /api/escalations/{id}/press',
    use: 'Press the same buttons while signed in',
    access: 'reader',
    body: SessionPress,
    answer: OpenEscalation,
    errors: ['NOT_FOUND', 'OTHER_PRESS'],
  },
  withdrawLinks: {
    address: 'POST /api/escalations/{id}/withdraw',
    use: 'End every link to a record',
    access: 'owner',
    answer: OpenEscalation,
    errors: ['NOT_FOUND'],
  },
  getEscalation: {
    address: 'GET /api/advisor/escalations/{key}',
    use: "Say who was told of an escalation and who has it; the caller must know the record's Idempotency-Key",
    access: 'open',
    forAdvisors: true,
    answer: SentEscalation,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
} as const satisfies Record<string, EndpointRow>;
