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
    use: 'List administrators by email, or those that a search finds, ten at a time or pageSize at a time',
    access: 'author',
    query: PeopleQuery,
    answer: PeoplePage,
  },
  invitePerson: {
    address: 'POST /api/people',
    use: 'Invite an administrator by email, as a reader unless the call names a role; a person who was invited before gets the email again',
    access: 'owner',
    limits: ['mailByEmailAndAdmin', 'mailByAdmin'],
    asksAgain: true,
    body: closedObject({ email: Email, role: Type.Optional(AccountRole) }),
    answer: Person,
    errors: ['EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
  },
  updatePerson: {
    address: 'PUT /api/people/{id}',
    use: "Change an administrator's role or an author's categories (an empty list is all), disable an account, which ends its sessions and codes, and hand on its issues, or enable it again",
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
    use: 'List the names of everybody who owns an issue',
    access: 'reader',
    answer: Type.Array(NamedPerson),
  },
  getPerson: {
    address: 'GET /api/people/{id}',
    use: 'Get one administrator',
    access: 'author',
    answer: Person,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, EndpointRow>;
