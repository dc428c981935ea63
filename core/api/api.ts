import type { Static, TSchema } from 'typebox';
import { ACCOUNT_API } from './account-api.ts';
import { EXCHANGE_API } from './exchange-api.ts';
import { ISSUE_API } from './issue-api.ts';
import { ADVISOR_API } from './advisor-api.ts';
import { ESCALATION_API } from './escalation-api.ts';
import { INBOX_API } from './inbox-api.ts';
import { CAMPUS_API } from './campus-api.ts';
import { PASSKEY_API } from './passkey-api.ts';
import { PEOPLE_API } from './people-api.ts';
import { SECOND_STEP_API } from './second-step-api.ts';
import { SIGN_IN_API } from './sign-in-api.ts';
import { SETUP_API } from './setup-api.ts';
import { SYSTEM_API } from './system-api.ts';
import { NOTIFICATION_API } from './notification-api.ts';
import { PRIVACY_API } from './privacy-api.ts';
import { ROTA_API } from './rota-api.ts';
import { PROOF_API } from './proof-api.ts';
import { TREE_NUMBERS_API } from './tree-numbers-api.ts';
import { TRANSLATION_API } from './translation-api.ts';
import { WAKE_API } from './wake-api.ts';
import type { Endpoint, EndpointRow } from './endpoint.ts';

const ROWS = {
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
  ...PRIVACY_API,
  ...SIGN_IN_API,
  ...PROOF_API,
  ...SECOND_STEP_API,
  ...PASSKEY_API,
  ...SETUP_API,
  ...ESCALATION_API,
  ...ROTA_API,
  ...WAKE_API,
  ...TRANSLATION_API,
} as const satisfies Record<string, EndpointRow>;

type Served<Row extends EndpointRow> = Row &
  Pick<Endpoint, 'method' | 'errors'> &
  (Row['address'] extends `${infer Method} ${infer Path}`
    ? { readonly method: Method; readonly path: Path }
    : never);

/** Every endpoint of the API (API-1). The server registers its routes from this table, and the browser calls them by it. */
export const API = Object.fromEntries(
  Object.entries<EndpointRow>(ROWS).map(([name, row]) => {
    const [method, path] = row.address.split(' ');
    return [name, { errors: [], ...row, method, path }];
  }),
) as { readonly [Name in keyof typeof ROWS]: Served<(typeof ROWS)[Name]> };

/** The type of `data` in an endpoint's request. It is undefined if the endpoint takes no body. */
export type BodyOf<E extends EndpointRow> = E extends { body: infer S extends TSchema }
  ? Static<S>
  : undefined;

/** The type of `data` in an endpoint's response. */
export type AnswerOf<E extends EndpointRow> = E extends { answer: infer S extends TSchema }
  ? Static<S>
  : undefined;

/** The type of an endpoint's query, whose members are all text. It is undefined if the endpoint takes no query. */
export type QueryOf<E extends EndpointRow> = E extends { query: infer S extends TSchema }
  ? Static<S>
  : undefined;

type Row = (typeof ROWS)[keyof typeof ROWS];

/** The address of an endpoint, such as 'POST /api/attend'. The browser loads only the types of the table, none of its shapes. */
export type EndpointAddress = Row['address'];

export type EndpointAt<A extends EndpointAddress> = A extends EndpointAddress
  ? Extract<Row, { readonly address: A }>
  : never;
