import type { Static, TSchema } from 'typebox';
import { ACCOUNT_API } from './account-api.ts';
import { EXCHANGE_API } from './exchange-api.ts';
import { ISSUE_API } from './issue-api.ts';
import { ADVISOR_API } from './advisor-api.ts';
import { INBOX_API } from './inbox-api.ts';
import { BACKUP_API } from './backup-api.ts';
import { CAMPUS_API } from './campus-api.ts';
import { PASSKEY_API } from './passkey-api.ts';
import { PEOPLE_API } from './people-api.ts';
import { SECOND_STEP_API } from './second-step-api.ts';
import { SIGN_IN_API } from './sign-in-api.ts';
import { SETUP_API } from './setup-api.ts';
import { SYSTEM_API } from './system-api.ts';
import { NOTIFICATION_API } from './notification-api.ts';
import { PERSON_API } from './person-api.ts';
import { PRIVACY_API } from './privacy-api.ts';
import { PROOF_API } from './proof-api.ts';
import { AUDIT_API } from './audit-api.ts';
import { VOID_API } from './void-api.ts';
import { TREE_NUMBERS_API } from './tree-numbers-api.ts';
import type { Endpoint } from './endpoint.ts';

/** Every endpoint of the API (API-1): the server registers from it, the browser calls from it. */
export const API = {
  ...ACCOUNT_API,
  ...PEOPLE_API,
  ...ISSUE_API,
  ...EXCHANGE_API,
  ...ADVISOR_API,
  ...CAMPUS_API,
  ...SYSTEM_API,
  ...INBOX_API,
  ...NOTIFICATION_API,
  ...TREE_NUMBERS_API,
  ...AUDIT_API,
  ...PRIVACY_API,
  ...VOID_API,
  ...PERSON_API,
  ...SIGN_IN_API,
  ...PROOF_API,
  ...SECOND_STEP_API,
  ...PASSKEY_API,
  ...BACKUP_API,
  ...SETUP_API,
} as const satisfies Record<string, Endpoint>;

/** The `data` of an endpoint's request; undefined if it takes no body. */
export type BodyOf<E extends Endpoint> = E extends { body: infer S extends TSchema }
  ? Static<S>
  : undefined;

/** The member `data` of the response. */
export type AnswerOf<E extends Endpoint> = E extends { answer: infer S extends TSchema }
  ? Static<S>
  : undefined;

/** The query's members, all text; undefined if the endpoint takes no query. */
export type QueryOf<E extends Endpoint> = E extends { query: infer S extends TSchema }
  ? Static<S>
  : undefined;

type Row = (typeof API)[keyof typeof API];
type AddressOf<E> = E extends Row ? `${E['method']} ${E['path']}` : never;

/** An endpoint by its method and path, such as 'POST /api/attend': the browser loads no shape of the table, only its types. */
export type EndpointAddress = AddressOf<Row>;

/** The row of an address. */
export type EndpointAt<A extends EndpointAddress> = A extends `${infer Method} ${infer Path}`
  ? Extract<Row, { readonly method: Method; readonly path: Path }>
  : never;
