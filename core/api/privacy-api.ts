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
    use: 'For how many days each kind of data about people is kept',
    access: 'owner',
    answer: PrivacySettings,
  },
  privacyNotice: {
    address: 'GET /api/privacy/notice',
    use: 'For how long what advisors send is kept, and whether escalations are told by mail or webhook',
    access: 'open',
    answer: PrivacyNotice,
  },
  previewTerms: {
    address: 'GET /api/privacy/preview',
    use: 'What would go now by such terms: how many of each kind, and the oldest day',
    access: 'owner',
    query: TermsQuery,
    answer: AllGoing,
  },
  saveTerms: {
    address: 'PUT /api/privacy',
    use: 'Set the terms; what is kept for less time by them goes a day later',
    access: 'owner',
    asksAgain: true,
    body: closedObject({ terms: Terms, version: PositiveInteger }),
    answer: PrivacySettings,
    errors: ['VERSION_CONFLICT'],
  },
  previewVoid: {
    address: 'GET /api/attend/{id}/void',
    use: 'How many records would be void: that one, and those from its network on some days',
    access: 'owner',
    query: VoidSpan,
    answer: VoidPreview,
    errors: ['NOT_FOUND'],
  },
  voidRecord: {
    address: 'POST /api/attend/{id}/void',
    use: 'Mark that record as false, and with days those from its network too',
    access: 'owner',
    asksAgain: true,
    body: NewVoid,
    answer: RecordVoid,
    errors: ['NOT_FOUND'],
  },
  listVoids: {
    address: 'GET /api/voids',
    use: 'What was marked as false and can be undone, the newest first',
    access: 'owner',
    answer: RecordVoids,
  },
  undoVoid: {
    address: 'POST /api/voids/{id}/undo',
    use: 'Let what was marked as false at once count again, within 30 days',
    access: 'owner',
    asksAgain: true,
    answer: Type.Object({ count: Type.Integer() }),
    errors: ['NOT_FOUND'],
  },
  findPerson: {
    address: 'POST /api/privacy/person',
    use: 'How much there is by the name of a person',
    access: 'owner',
    body: PersonNamed,
    answer: PersonFound,
    errors: ['NOT_ONE_PERSON'],
  },
  aboutPerson: {
    address: 'POST /api/privacy/person/about',
    use: 'All that there is about a person',
    access: 'owner',
    asksAgain: true,
    body: PersonNamed,
    answer: AboutPerson,
    errors: ['NOT_ONE_PERSON'],
  },
  forgetPerson: {
    address: 'POST /api/privacy/person/forget',
    use: 'Take the name of a person from all that there is; the same name confirms it',
    access: 'owner',
    asksAgain: true,
    body: PersonToForget,
    answer: PersonFound,
    errors: ['ACCOUNT_ENABLED', 'NOT_ONE_PERSON'],
  },
} as const satisfies Record<string, EndpointRow>;
