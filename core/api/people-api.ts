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
import { closedObject } from '../base/schema.ts';
import type { EndpointRow } from './endpoint.ts';

export const PEOPLE_API = {
  listPeople: {
    address: 'GET /api/people',
    use: 'Administrators by email, ten at a time or as many as pageSize says, all or those of a search',
    access: 'author',
    query: PeopleQuery,
    answer: PeoplePage,
  },
  invitePerson: {
    address: 'POST /api/people',
    use: 'Invite an administrator by email, as a reader unless another role is named; who is invited already gets the email again',
    access: 'owner',
    limits: ['mailByEmailAndAdmin', 'mailByAdmin'],
    asksAgain: true,
    body: closedObject({ email: Email, role: Type.Optional(AccountRole) }),
    answer: Person,
    errors: ['EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
  },
  updatePerson: {
    address: 'PUT /api/people/{id}',
    use: 'Give an administrator another role, limit an author to categories, none of them being all; or disable one, which ends their sessions and codes, and say who takes their issues, or let them in again',
    access: 'owner',
    asksAgain: true,
    body: closedObject({
      disabled: Type.Optional(Type.Boolean()),
      issuesTo: IssuesTo,
      role: Type.Optional(AccountRole),
      categories: Type.Optional(OwnCategories),
    }),
    answer: Person,
    errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'LAST_ADMIN', 'LAST_OWNER'],
  },
  listOwners: {
    address: 'GET /api/people/owners',
    use: 'What everybody is called who owns an issue',
    access: 'reader',
    answer: Type.Array(NamedPerson),
  },
  getPerson: {
    address: 'GET /api/people/{id}',
    use: 'One administrator',
    access: 'author',
    answer: Person,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, EndpointRow>;
