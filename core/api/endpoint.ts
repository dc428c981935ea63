import type { TSchema } from 'typebox';
import type { Role } from '../people/role.ts';
import type { ApiErrorCode } from './api-errors.ts';
import type { LimitName } from './rate-limits.ts';

type Method = 'GET' | 'POST' | 'PUT';

/**
 * The members of an endpoint. `access` 'open' lets everybody call it; any other value is the least role that
 * an administrator needs (ROLE-2). `body` and `answer` are the shapes of the member `data` of request and
 * response; `beside` are members next to it in the response. `errors` are those that do not follow from the
 * other members. `limits` are the rate limits that count its calls (ACCESS-7). `mayLackBody` accepts a
 * request without a body as an empty one. `bodyLimit` is the limit in bytes if it is higher than elsewhere;
 * such a body may arrive slowly. `keyed` marks writes that take an Idempotency-Key. `tokenless` writes need
 * no token against cross-site request forgery (ACCESS-3). `forAdvisors` adds the header Reslife-Epoch to the
 * answer. `unattended` calls come from a page by itself and keep no session alive (SESSION-4). `redirects`
 * answers the browser with 303 and no content. `withoutFactor` allows a call before a required second step is
 * set up (SIGNIN-30). `asksAgain` demands a proof within the last 15 minutes (SESSION-9): for every call, or
 * only for those whose body is `sending` one of these members (SESSION-13) or `changing` its stored value
 * (SESSION-15).
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

/** Requires limits for every call by which strangers write. `keyed` calls are limited by address (ACCESS-8), and [] is for calls that cost nothing. */
type Limited =
  | { readonly access: Role }
  | { readonly address: `GET ${string}` }
  | { readonly keyed: true }
  | { readonly limits: readonly LimitName[] };

/** An endpoint as the table has it, under an address such as 'POST /api/attend' by which the browser calls it. */
export type EndpointRow = Members & Limited;

/** An endpoint as the server serves it. */
export type Endpoint = EndpointRow & {
  readonly method: Method;
  readonly path: string;
  readonly errors: readonly ApiErrorCode[];
};
