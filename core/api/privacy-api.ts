import { Type } from 'typebox';
import { closed, PositiveInteger } from '../base/schema.ts';
import {
  AllGoing,
  PrivacyNotice,
  PrivacySettings,
  Terms,
  TermsQuery,
} from '../privacy/privacy-schema.ts';
import type { Endpoint } from './endpoint.ts';

/** The endpoints for the terms of personal data and for void records (PRIVACY-1, PRIVACY-3). */
export const PRIVACY_API = {
  getPrivacy: {
    method: 'GET',
    path: '/api/privacy',
    use: 'For how many days each kind of data about people is kept',
    access: 'owner',
    answer: PrivacySettings,
    errors: [],
  },
  privacyNotice: {
    method: 'GET',
    path: '/api/privacy/notice',
    use: 'For how long what advisors send is kept, and whether escalations are told by mail or webhook',
    access: 'open',
    answer: PrivacyNotice,
    errors: [],
  },
  previewTerms: {
    method: 'GET',
    path: '/api/privacy/preview',
    use: 'What would go now by such terms: how many of each kind, and the oldest day',
    access: 'owner',
    query: TermsQuery,
    answer: AllGoing,
    errors: [],
  },
  saveTerms: {
    method: 'PUT',
    path: '/api/privacy',
    use: 'Set the terms; what is kept for less time by them goes a day later',
    access: 'owner',
    asksAgain: true,
    body: Type.Object({ terms: Terms, version: PositiveInteger }, closed),
    answer: PrivacySettings,
    errors: ['VERSION_CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;
