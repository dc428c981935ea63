import { Type } from 'typebox';
import { Email } from '../people/account.ts';
import { IssuesTo, NamedPerson, PeoplePage, PeopleQuery, Person } from '../people/person.ts';
import { closed } from '../base/schema.ts';
import type { Endpoint } from './endpoint.ts';

/** What administrators do with the accounts of each other. */
export const PEOPLE_API = {
  listPeople: {
    method: 'GET',
    path: '/api/people',
    use: 'Administrators by email, ten at a time or as many as pageSize says, all or those of a search',
    access: 'admin',
    query: PeopleQuery,
    answer: PeoplePage,
    errors: [],
  },
  invitePerson: {
    method: 'POST',
    path: '/api/people',
    use: 'Invite an administrator by email; who is invited already gets the email again',
    access: 'admin',
    body: Type.Object({ email: Email }, closed),
    answer: Person,
    errors: ['EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
  },
  updatePerson: {
    method: 'PUT',
    path: '/api/people/{id}',
    use: 'Disable an administrator, which ends their sessions and codes, and say who takes their issues, or let them in again',
    access: 'admin',
    body: Type.Object({ disabled: Type.Boolean(), issuesTo: IssuesTo }, closed),
    answer: Person,
    errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'LAST_ADMIN'],
  },
  listOwners: {
    method: 'GET',
    path: '/api/people/owners',
    use: 'What everybody is called who owns an issue',
    access: 'admin',
    answer: Type.Array(NamedPerson),
    errors: [],
  },
  getPerson: {
    method: 'GET',
    path: '/api/people/{id}',
    use: 'One administrator',
    access: 'admin',
    answer: Person,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
