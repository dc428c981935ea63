import { Type } from 'typebox';
import { Email } from './account.ts';
import { IssuesTo, Person } from './person.ts';
import { closed } from './schema.ts';
import type { Endpoint } from './endpoint.ts';

/** What administrators do with the accounts of each other. */
export const PEOPLE_API = {
  listPeople: {
    method: 'GET',
    path: '/api/people',
    use: 'All administrators by email',
    access: 'admin',
    answer: Type.Array(Person),
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
} as const satisfies Record<string, Endpoint>;
