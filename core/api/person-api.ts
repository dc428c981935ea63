import { AboutPerson, PersonFound, PersonNamed, PersonToForget } from '../privacy/person-schema.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * The endpoints for the data about one person; names travel in bodies, since addresses are logged on the way
 * (PRIVACY-10, PRIVACY-11).
 */
export const PERSON_API = {
  findPerson: {
    method: 'POST',
    path: '/api/privacy/person',
    use: 'How much there is by the name of a person',
    access: 'owner',
    body: PersonNamed,
    answer: PersonFound,
    errors: ['NOT_ONE_PERSON'],
  },
  aboutPerson: {
    method: 'POST',
    path: '/api/privacy/person/about',
    use: 'All that there is about a person',
    access: 'owner',
    asksAgain: true,
    body: PersonNamed,
    answer: AboutPerson,
    errors: ['NOT_ONE_PERSON'],
  },
  forgetPerson: {
    method: 'POST',
    path: '/api/privacy/person/forget',
    use: 'Take the name of a person from all that there is; the same name confirms it',
    access: 'owner',
    asksAgain: true,
    body: PersonToForget,
    answer: PersonFound,
    errors: ['ACCOUNT_ENABLED', 'NOT_ONE_PERSON'],
  },
} as const satisfies Record<string, Endpoint>;
