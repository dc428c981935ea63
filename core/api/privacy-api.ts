import { Type } from 'typebox';
import { closedObject, PositiveInteger } from '../base/schema.ts';
import {
  AllGoing,
  PrivacyNotice,
  PrivacySettings,
  Terms,
  TermsQuery,
} from '../privacy/privacy-schema.ts';
import { AboutPerson, PersonFound, PersonNamed, PersonToForget } from '../privacy/person-schema.ts';
import { NewVoid, RecordVoid, RecordVoids, VoidPreview, VoidSpan } from '../record/void-schema.ts';
import type { EndpointRow } from './endpoint.ts';

/**
 * The endpoints for retention terms, void records and the data about one person (PRIVACY-1, PRIVACY-3,
 * PRIVACY-7 to PRIVACY-11). The person's name travels in the body, since proxies log addresses.
 */
export const PRIVACY_API = {
  getPrivacy: {
    address: 'GET /api/privacy',
    use: 'Get the number of days for which each kind of personal data is kept',
    access: 'owner',
    answer: PrivacySettings,
  },
  privacyNotice: {
    address: 'GET /api/privacy/notice',
    use: 'Say how long data from advisors is kept, and whether escalations go out by email or webhook',
    access: 'open',
    answer: PrivacyNotice,
  },
  previewTerms: {
    address: 'GET /api/privacy/preview',
    use: 'Count what these terms would delete now, by kind, with the oldest day',
    access: 'owner',
    query: TermsQuery,
    answer: AllGoing,
  },
  saveTerms: {
    address: 'PUT /api/privacy',
    use: 'Set the terms; data that a shorter term covers is deleted a day later',
    access: 'owner',
    asksAgain: true,
    body: closedObject({ terms: Terms, version: PositiveInteger }),
    answer: PrivacySettings,
    errors: ['VERSION_CONFLICT'],
  },
  previewVoid: {
    address: 'GET /api/attend/{id}/void',
    use: 'Count the records that a void would cover: this one, and those from its network on the given days',
    access: 'owner',
    query: VoidSpan,
    answer: VoidPreview,
    errors: ['NOT_FOUND'],
  },
  voidRecord: {
    address: 'POST /api/attend/{id}/void',
    use: 'Mark this record as false, and with days also those from its network',
    access: 'owner',
    asksAgain: true,
    body: NewVoid,
    answer: RecordVoid,
    errors: ['NOT_FOUND'],
  },
  listVoids: {
    address: 'GET /api/voids',
    use: 'List the records marked as false that can still be restored, the newest first',
    access: 'owner',
    answer: RecordVoids,
  },
  undoVoid: {
    address: 'POST /api/voids/{id}/undo',
    use: 'Count records again that were marked as false together, within 30 days',
    access: 'owner',
    asksAgain: true,
    answer: Type.Object({ count: Type.Integer() }),
    errors: ['NOT_FOUND'],
  },
  findPerson: {
    address: 'POST /api/privacy/person',
    use: "Count the data under a person's name",
    access: 'owner',
    body: PersonNamed,
    answer: PersonFound,
    errors: ['NOT_ONE_PERSON'],
  },
  aboutPerson: {
    address: 'POST /api/privacy/person/about',
    use: 'Get all data about a person',
    access: 'owner',
    asksAgain: true,
    body: PersonNamed,
    answer: AboutPerson,
    errors: ['NOT_ONE_PERSON'],
  },
  forgetPerson: {
    address: 'POST /api/privacy/person/forget',
    use: "Remove a person's name from all data; the call must repeat the name to confirm",
    access: 'owner',
    asksAgain: true,
    body: PersonToForget,
    answer: PersonFound,
    errors: ['ACCOUNT_ENABLED', 'NOT_ONE_PERSON'],
  },
} as const satisfies Record<string, EndpointRow>;
