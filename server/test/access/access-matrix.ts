import { API } from '#core/api/api.ts';
import type { ApiErrorCode } from '#core/api/api-errors.ts';
import type { Endpoint } from '#core/api/endpoint.ts';
import { PublishedIssue, WireIssue } from '#core/issue/wire-schema.ts';
import { mayAs, type Role } from '#core/people/role.ts';
import { waysTable } from './ways-matrix.ts';

/** The callers, and the error that refuses each of them before the body is looked at. */
const CALLERS = {
  /** A caller without a session. */
  nobody: (endpoint: Endpoint) => refusedWithout(endpoint),
  /** A caller with an expired session. */
  expired: (endpoint: Endpoint) => refusedWithout(endpoint),
  /** A caller with a made-up cookie. */
  forged: (endpoint: Endpoint) => refusedWithout(endpoint),
  reader: (endpoint: Endpoint) => refusedAs('reader', endpoint),
  author: (endpoint: Endpoint) => refusedAs('author', endpoint),
  owner: (endpoint: Endpoint) => refusedAs('owner', endpoint),
  /** An owner without a second step, if everybody needs one. */
  'no second step': ({ access, withoutFactor }: Endpoint) =>
    access === 'open' || withoutFactor ? undefined : 'SECOND_FACTOR_NEEDED',
  /** The browser of an owner without the token of the session. */
  'no token': ({ method, tokenless }: Endpoint) =>
    method === 'GET' || tokenless ? undefined : 'CSRF_REJECTED',
  /** The same browser, from a page of another site. */
  'other site': (endpoint: Endpoint) => refusedFromElsewhere(endpoint),
  /** An older browser, from a page of another origin. */
  'other origin': (endpoint: Endpoint) => refusedFromElsewhere(endpoint),
} as const satisfies Record<string, (endpoint: Endpoint) => ApiErrorCode | undefined>;

export type Caller = keyof typeof CALLERS;
export const CALLER_NAMES = Object.keys(CALLERS) as readonly Caller[];

function refusedWithout({ access }: Endpoint): ApiErrorCode | undefined {
  return access === 'open' ? undefined : 'NOT_SIGNED_IN';
}

function refusedAs(role: Role, { access }: Endpoint): ApiErrorCode | undefined {
  return access === 'open' || mayAs(role, access) ? undefined : 'NOT_ALLOWED';
}

function refusedFromElsewhere({ method }: Endpoint): ApiErrorCode | undefined {
  return method === 'GET' ? undefined : 'CSRF_REJECTED';
}

export const ENDPOINTS = Object.entries<Endpoint>(API);

/** Returns the error that refuses a caller's request (ROLE-5); undefined if it is let through. */
export function refusalFor(caller: Caller, endpoint: Endpoint): ApiErrorCode | undefined {
  return CALLERS[caller](endpoint);
}

const CELLS: Partial<Record<ApiErrorCode, string>> = {
  NOT_SIGNED_IN: '401',
  NOT_ALLOWED: 'role',
  SECOND_FACTOR_NEEDED: 'step',
  CSRF_REJECTED: 'forged',
};

/** Members of an issue that nobody gets without a session. */
const OWN_MEMBERS = Object.keys(WireIssue.properties).filter(
  (name) => !(name in PublishedIssue.properties),
);

const code = (text: string): string => `\`${text}\``;

/** Members of bodies and answers that not everybody gets or may send who may make the call. */
const FIELDS = [
  ['`GET /api/issue/{id}`', OWN_MEMBERS.map(code).join(', '), 'whoever is signed in'],
  [
    'every write of an issue and its steps',
    'all, of an issue of another category',
    'owners, and authors who are not limited to categories (ROLE-10)',
  ],
  [
    'the same, where publishing needs a second person',
    'what advisors read, of a published issue',
    'nobody: it waits for a second person (REVIEW-11)',
  ],
  [
    '`PUT /api/issue/{id}`',
    '`publish`, where publishing needs a second person',
    'whoever did not make the last change (REVIEW-2)',
  ],
  [
    '`PUT /api/settings/waiting`',
    '`approve` true, where publishing needs a second person',
    'an owner who is not who changed what waits last (REVIEW-8)',
  ],
  [
    '`PUT /api/people/{id}`',
    '`disabled` of oneself, and `disabled` and `role` of the last owner',
    'nobody (ACCOUNTS-13, ROLE-3)',
  ],
  [
    'adding a webhook, and giving it a new secret',
    '`secret`',
    'the owner who asked, this once (NOTIFICATIONS-6)',
  ],
];

/** Says where a call asks for a proof of the last 15 minutes (SESSION-9, SESSION-13, SESSION-15). */
function askingOf({ asksAgain }: Endpoint): string {
  if (asksAgain === undefined) return '';
  if (asksAgain === true) return 'yes';
  const members = 'sending' in asksAgain ? asksAgain.sending : asksAgain.changing;
  return members.map(code).join(', ');
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(row).join('\n');

function cellFor(caller: Caller, endpoint: Endpoint): string {
  return CELLS[refusalFor(caller, endpoint) ?? 'BUG'] ?? 'yes';
}

/** Returns the text of docs/compliance/access.md (ROLE-5). */
export function accessDocument(): string {
  const kinds = new Map<string, readonly string[]>();
  const rows = ENDPOINTS.map(([, endpoint]) => {
    const cells = CALLER_NAMES.map((caller) => cellFor(caller, endpoint));
    const key = cells.join();
    const kind = kinds.get(key)?.[0] ?? String.fromCharCode(65 + kinds.size);
    kinds.set(key, [kind, ...cells]);
    return [code(`${endpoint.method} ${endpoint.path}`), kind, askingOf(endpoint)];
  });
  const ways = waysTable();
  return `# Who may call what

Every call of the API has a kind, which says who is let through. \`npm run access\` writes this page from the endpoint table, and \`server/access.test.ts\` tries each call.

\`yes\` is let through. The others are refused: \`401\` is not signed in (\`NOT_SIGNED_IN\`), \`role\` does not allow it (\`NOT_ALLOWED\`, 403), \`step\` lacks the second step where \`SECOND_FACTOR\` is \`required\` (\`SECOND_FACTOR_NEEDED\`, 403), \`forged\` did not come from this site (\`CSRF_REJECTED\`, 403). The last three columns are an owner's browser, signed in.

${table(['Kind', ...CALLER_NAMES], Array.from(kinds.values()))}

\`asks again\`: refused if the last proof of who it is was more than 15 minutes ago (\`PROVE_AGAIN\`, 403), always or only with these members, sent (SESSION-13) or changed (SESSION-15). Owners are mailed about it (ACTS-1), except about what authors write.

${table(['Call', 'kind', 'asks again'], rows)}

## Which members

A call takes and returns the same members for everybody who may make it ([the API document](../api/openapi.json)), with these exceptions.

${table(['Call', 'Members', 'for'], FIELDS)}

## Ways in

Where each way into an account ends, by the account's state; \`server/accounts/ways.slow.test.ts\` tries each one. The account has an authenticator app, a passkey, and accounts at the campus, Google and Facebook; a person whom the campus let in chose a password later (SIGNIN-54).

\`in\` is signed in, \`step\` after the second step. \`campus\` is refused until the campus lets them in again (\`CAMPUS_FIRST\`, 403), \`off\` since passwords are off (\`PASSWORDS_OFF\`, 403), \`401\` since the session has ended, \`no\` as somebody without an account is.

${table(ways.head, ways.rows)}
`;
}
