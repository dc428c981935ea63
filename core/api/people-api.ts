import { Type } from 'typebox';
import { Email } from '../people/account.ts';
import { OwnCategories } from '../people/own-categories.ts';
import {
  AccountRole,
  IssuesTo,
  NamedPerson,
  PeoplePage,
  PeopleQuery,
  Person,
} from '../people/person.ts';
import { closed } from '../base/schema.ts';
import type { Endpoint } from './endpoint.ts';

/** The endpoints for the accounts of administrators. */
export const PEOPLE_API = {
  listPeople: {
    method: 'GET',
    path: '/api/people',
    use: 'Administrators by email, ten at a time or as many as pageSize says, all or those of a search',
    access: 'author',
    query: PeopleQuery,
    answer: PeoplePage,
    errors: [],
  },
  invitePerson: {
    method: 'POST',
    path: '/api/people',
    use: 'Invite an administrator by email, as a reader unless another role is named; who is invited already gets the email again',
    access: 'owner',
    limits: ['mailByEmailAndAdmin', 'mailByAdmin'],
    asksAgain: true,
    body: Type.Object({ email: Email, role: Type.Optional(AccountRole) }, closed),
    answer: Person,
    errors: ['EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
  },
  updatePerson: {
    method: 'PUT',
    path: '/api/people/{id}',
    use: 'Give an administrator another role, limit an author to categories, none of them being all; or disable one, which ends their sessions and codes, and say who takes their issues, or let them in again',
    access: 'owner',
    asksAgain: true,
    body: Type.Object(
      {
        disabled: Type.Optional(Type.Boolean()),
        issuesTo: IssuesTo,
        role: Type.Optional(AccountRole),
        categories: Type.Optional(OwnCategories),
      },
      closed,
    ),
    answer: Person,
    errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'LAST_ADMIN', 'LAST_OWNER'],
  },
  listOwners: {
    method: 'GET',
    path: '/api/people/owners',
    use: 'What everybody is called who owns an issue',
    access: 'reader',
    answer: Type.Array(NamedPerson),
    errors: [],
  },
  getPerson: {
    method: 'GET',
    path: '/api/people/{id}',
    use: 'One administrator',
    access: 'author',
    answer: Person,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
