import type { TSchema } from 'typebox';
import type { Role } from '../people/role.ts';
import type { ApiErrorCode } from './api-errors.ts';
import type { LimitName } from './rate-limits.ts';

type Method = 'GET' | 'POST' | 'PUT';

/**
 * The members of an endpoint. `access` 'open' is for everybody, otherwise it is the least role that an administrator needs
 * (ROLE-2); nothing else is let through. `body` and `answer` are the member `data` of request and response; `beside`
 * are members next to it in the response. `errors` are those besides what follows from the other members.
 * `limits` are those that its tries are counted by (ACCESS-7).
 * `mayLackBody` accepts a request without a body as an empty one.
 * `bodyLimit` is the limit in bytes if it is higher than elsewhere; such a body may arrive slowly.
 * `keyed` marks writes that take an Idempotency-Key. `tokenless` writes need no token against cross-site request
 * forgery (ACCESS-3). `forAdvisors` answers carry the header Reslife-Epoch.
 * `unattended` calls come from a page by itself and keep no session alive (SESSION-4). `redirects` answers the browser
 * with 303 and no content. `withoutFactor` allows a call before a second step is set up that must be (SIGNIN-30).
 * `asksAgain` demands a proof within the last 15 minutes (SESSION-9): for every call, or for those whose body is
 * `sending` one of these members (SESSION-13) or `changing` its stored value (SESSION-15).
 */
type Members = {
  readonly address: `${Method} ${string}`;
  readonly use: string;
  readonly access: 'open' | Role;
  readonly limits?: readonly LimitName[];
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly mayLackBody?: true;
  readonly answer?: TSchema;
  readonly beside?: Readonly<Record<string, TSchema>>;
  readonly bodyLimit?: number;
  readonly keyed?: true;
  readonly tokenless?: true;
  readonly forAdvisors?: true;
  readonly unattended?: true;
  readonly redirects?: true;
  readonly withoutFactor?: true;
  readonly asksAgain?:
    | true
    | { readonly sending: readonly string[] }
    | { readonly changing: readonly string[] };
  readonly errors?: readonly ApiErrorCode[];
};

/** Demands the limits of every call by which strangers write: `keyed` ones are limited by address (ACCESS-8), [] is for calls that cost nothing. */
type Limited =
  | { readonly access: Role }
  | { readonly address: `GET ${string}` }
  | { readonly keyed: true }
  | { readonly limits: readonly LimitName[] };

/** An endpoint as its table has it, under an address such as 'POST /api/attend', as the browser calls it. */
export type EndpointRow = Members & Limited;

/** An endpoint as it is served. */
export type Endpoint = EndpointRow & {
  readonly method: Method;
  readonly path: string;
  readonly errors: readonly ApiErrorCode[];
};
