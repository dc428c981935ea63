import { ADMIN_PATTERNS } from '#core/page/admin-pages.ts';
import { fill, PATTERNS, type Texts } from '#core/page/patterns.ts';
import { withQuery } from './paths.ts';

const {
  adminLogin: _,
  inbox,
  issue,
  numbers,
  print,
  record,
  revisions,
  trail,
  translations,
  ...fixed
} = ADMIN_PATTERNS;

/** The addresses of administrators' pages; an advisor's phone loads `web/base/paths.ts`, and not these. */
export const adminPaths = {
  ...fixed,
  newIssue: fill(issue),
  adminIssues: (view: Texts) => withQuery(fixed.admin, view),
  /** The page that prints `what` for all published issues, or for one (PRINT-1). */
  print: (what?: string, issue?: string, area?: string, paper?: string, language?: string) =>
    withQuery(print, { what, issue, area, paper, language }),
  /** The editor of an issue: `pane` is the id of a step or another pane of the editor; `language` is the language in which paths are read. */
  issue: (id: string, pane?: string, language?: string) =>
    withQuery(fill(issue, { id }), { pane, language }),
  /** The revisions of an issue: `revision` is the open one, `from` the one that it is compared with. */
  revisions: (id: string, revision?: number, from?: number) =>
    withQuery(fill(revisions, { id }), {
      revision: revision?.toString(),
      from: from?.toString(),
    }),
  /** An issue's texts in other languages: `language` is the open one, `show` is 'open' for only what is missing or changed. */
  translations: (id: string, language?: string, show?: string) =>
    withQuery(fill(translations, { id }), { language, show }),
  /** Begins a sign-in with the campus account; the server sends on to the issuer (SIGNIN-14). */
  campusSignIn: (returnUrl?: string) => withQuery('/api/user/campus/start', { returnUrl }),
  /** The same, but the issuer asks again who it is (SESSION-10). */
  campusSignInAnew: '/api/user/campus/start?anew=1',
  /** The address to which the guard leads: the root, with the requested address in its query (ROUTES-4). */
  signInFirst: (returnUrl: string) => withQuery(PATTERNS.root, { returnUrl }),
  /** The inbox; the query says which messages are listed and which one is open (INBOX-2). */
  inbox: (query: Texts = {}) => withQuery(inbox, query),
  /** The activity log; the query is its filter (TRAIL-10). */
  trail: (query: Texts = {}) => withQuery(trail, query),
  /** The record of a walk (RECORDED-1). */
  record: (id: string) => fill(record, { id }),
  /** The numbers of an issue's walks; the query has the days and the revision. */
  numbers: (id: string, query: Texts = {}) => withQuery(fill(numbers, { id }), query),
} as const;
