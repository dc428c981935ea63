import type { TSchema } from 'typebox';
import type { Role } from '../people/role.ts';
import type { ApiErrorCode } from './api-errors.ts';

/**
 * One endpoint. `access` 'open' is for everybody, else it is the least role that a signed-in administrator needs
 * (ROLE-2); nothing else is let through. `body` and `answer` are the member `data` of request and response; `beside` are the
 * members that stand beside it in the response.
 * `mayLackBody` is what takes a body or none, which is then as an empty one.
 * A body may have `bodyLimit` bytes, if that is more than others, and take its time to arrive.
 * `keyed` marks the writes that take an Idempotency-Key. `tokenless` writes need no token against
 * cross-site request forgery (ACCESS-3). What is `forAdvisors` carries the header Reslife-Epoch.
 * What a page sends by itself is `unattended`: it keeps no session alive (SESSION-4). What `redirects` the
 * browser answers with 303 and no content. `withoutFactor` is what can be asked for before a second step is set up
 * that must be (SIGNIN-30). What `asksAgain` is served within 15 minutes after a proof alone (SESSION-9): every call, or
 * those whose body is `sending` one of these members (SESSION-13) or `changing` what is stored of one (SESSION-15).
 */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly use: string;
  readonly access: 'open' | Role;
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
  readonly errors: readonly ApiErrorCode[];
};
