/** A folder of code: it imports those in rows above its own, and of its room below nothing but types of the folder around it. */
export interface Floor {
  folder: string;
  /** What belongs there, in the words of the code map of ARCHITECTURE.md. */
  holds: string;
}

/** Lowest first. What a room may import of other rooms is held by the linter. */
export const FLOORS: readonly Floor[] = [
  {
    folder: 'core/base',
    holds: 'limits, categories, days and times as words, CSV, the brand, bounds of JSON',
  },
  {
    folder: 'core/people',
    holds: "accounts and what may be done with them, the advisor's name",
  },
  {
    folder: 'core/campus',
    holds: 'what a campus sets, its contacts and how texts name them, what is urgent',
  },
  { folder: 'core/step', holds: 'a step, what is wrong with one, lists of steps and their edits' },
  { folder: 'core/walk', holds: '`nextWalk`, a walk of a draft, a walk as a phone keeps it' },
  { folder: 'core/tree', holds: "the tree check, the paths of a tree, the drawing's layout" },
  {
    folder: 'core/issue',
    holds: "an issue, its form on the wire and back, its revisions, merging two authors' changes",
  },
  {
    folder: 'core/record',
    holds: 'an attendance, its questions as places in a revision, its timeline, receipts, notes',
  },
  {
    folder: 'core/search',
    holds: "how advisors' search finds, ranks and marks; searches that found nothing",
  },
  { folder: 'core/inbox', holds: 'messages to administrators and what becomes of them' },
  { folder: 'core/notifications', holds: 'who hears of an escalation' },
  { folder: 'core/analytics', holds: 'counts and charts of attendances, numbers on the tree' },
  { folder: 'core/exchange', holds: 'issues as files' },
  { folder: 'core/trail', holds: 'what the trail says was done' },
  { folder: 'core/privacy', holds: 'terms of retention, what looks like somebody' },
  { folder: 'core/api', holds: 'every endpoint, in tables by who asks, and the error codes' },
  {
    folder: 'core/outbox',
    holds: 'what each answer of the server makes of a record on a phone',
  },
  {
    folder: 'kit/base',
    holds:
      'tokens (`tokens.css`, the only sheet with raw colours and times), hooks and small things of all components',
  },
  { folder: 'kit/icon', holds: '`Icon`; its drawings in folders by what they mean' },
  { folder: 'kit/controls', holds: 'what is filled in or pressed, a folder a component' },
  { folder: 'kit/overlays', holds: 'what lies over a page, a folder a component' },
  { folder: 'kit/layout', holds: 'what arranges or shows, a folder a component' },
  { folder: 'kit', holds: 'all examples, in the order the kitchen sink shows them' },
  { folder: 'server/db/failures', holds: 'why a database cannot be opened, or does not answer' },
  {
    folder: 'server/db/postgres',
    holds: 'finds the server of PostgreSQL that takes writes, and holds connections to it',
  },
  {
    folder: 'server/db/columns',
    holds:
      'how a column holds what is no text: JSON (`json.ts` is its one reader), UUIDs, the hashes of the trail',
  },
  { folder: 'server/db/commit', holds: 'public writes, many in one commit, and their corrections' },
  { folder: 'server/db/reading', holds: 'how very many rows are read' },
  {
    folder: 'server/db/triggers',
    holds: 'the counts and events that the database keeps by itself',
  },
  {
    folder: 'server/db/migrations/accounts',
    holds: 'how accounts came by sign-ins, roles and categories',
  },
  { folder: 'server/db/migrations', holds: 'how the tables came to be as they are' },
  {
    folder: 'server/db',
    holds:
      'opens the database; schema, settings, backup, the one queue of mail and notifications (`queue.ts`)',
  },
  {
    folder: 'server/base',
    holds:
      'the configuration, what features get from outside, the log, turns that are fair, sweeps at their hours, what seals',
  },
  {
    folder: 'server/nouns',
    holds:
      'SQL of what several features read and write: the audit trail, settings, messages, deliveries, owners, parts and revisions of issues',
  },
  {
    folder: 'server/auth',
    holds: 'who somebody is: sessions, passwords, second steps, tokens, rate limits',
  },
  {
    folder: 'server/http',
    holds:
      '`endpoint.ts` (the one way a route is registered), errors, guard, CSRF, limits, addresses, bodies that are bounded before they are parsed, idempotency keys, the epoch that tells phones of a restore',
  },
  {
    folder: 'server/accounts/issuer',
    holds: "the campus's own sign-in: asking its issuer, what it proves, who may enter",
  },
  { folder: 'server/accounts/advisors', holds: 'what proves the names of advisors' },
  { folder: 'server/accounts', holds: 'signing in, people, the own account' },
  {
    folder: 'server/accounts/second-step',
    holds: 'the second step of a sign-in, and setting it up',
  },
  {
    folder: 'server/analytics/selection',
    holds: 'which rows are meant, and by which index they are found',
  },
  { folder: 'server/analytics/choices', holds: 'what rows can be chosen by' },
  { folder: 'server/analytics/charts', holds: 'the counts of the charts' },
  {
    folder: 'server/analytics',
    holds:
      'the table and its CSV, read on two threads (`worker-client.ts`): one for short questions, one for long ones',
  },
  {
    folder: 'server/attendance',
    holds: 'records; `recorded.ts` is the one reader of a record with its questions',
  },
  {
    folder: 'server/exchange',
    holds:
      'issues as files, copies, the starter library; without tables, it is given what it needs by `server/app.ts`',
  },
  { folder: 'server/feedback', holds: 'two calls that only add rows, by `db.commit`' },
  { folder: 'server/images', holds: 'pictures, drawn anew in a thread' },
  { folder: 'server/inbox', holds: 'messages to administrators' },
  {
    folder: 'server/issues',
    holds:
      'issues, their library and revisions, the commands that open transactions, and the settings of the campus, since a contact goes with a change of the texts that name it',
  },
  { folder: 'server/mail', holds: 'emails, written into the database and sent from there' },
  { folder: 'server/notes', holds: 'notes of advisors on a step' },
  {
    folder: 'server/reminders',
    holds: 'looks every ten minutes for review dates whose owners are to be mailed',
  },
  { folder: 'server/searches', holds: 'searches that found nothing' },
  { folder: 'server/system', holds: 'health, version, the API document' },
  { folder: 'server/notifications', holds: 'notifications of escalations' },
  { folder: 'server/tree-numbers', holds: 'numbers on the tree, counted on a thread' },
  { folder: 'server/trail', holds: 'the trail: who did what, from where, in a chain of hashes' },
  { folder: 'server/privacy', holds: 'lets go what is beyond its term, marks false records' },
  { folder: 'server/process', holds: 'what is opened at the start, why a start failed, the stop' },
  { folder: 'server/seeds/base', holds: 'the shape in which a guide is written' },
  { folder: 'server/seeds/starter', holds: 'the starter library, and its contacts' },
  { folder: 'server/seeds/starter/medical', holds: 'its guides on medical emergencies' },
  { folder: 'server/seeds/starter/other', holds: 'its guides on what has no category of its own' },
  { folder: 'server/seeds/starter/safety-concern', holds: 'its guides on threats and violence' },
  { folder: 'server/seeds/starter/welfare', holds: "its guides on residents' welfare" },
  {
    folder: 'server/seeds',
    holds: 'fills an empty database with the starter library and demo attendances',
  },
  {
    folder: 'server',
    holds: 'starts the server (`main.ts`), and names every plugin and route (`app.ts`)',
  },
  {
    folder: 'web/base',
    holds: 'what every page needs: addresses, words, the session, `web/base/call.ts`',
  },
  { folder: 'web/guide', holds: 'the screens of a walk, for advisors, preview and revisions' },
  { folder: 'web/advisor/base', holds: 'small things of all screens of an advisor' },
  { folder: 'web/advisor/phone/worker', holds: 'registers the service worker' },
  { folder: 'web/advisor/phone/store', holds: "the phone's one store and what is kept in it" },
  { folder: 'web/advisor/phone/outbox', holds: 'sends what was said' },
  { folder: 'web/advisor/phone/walks', holds: 'keeps walks under way' },
  {
    folder: 'web/advisor/phone/library',
    holds: 'keeps the published issues, what the campus set and the pictures',
  },
  { folder: 'web/advisor/shared/search', holds: 'finds, and shows what was found as cards' },
  {
    folder: 'web/advisor/shared/background',
    holds: 'sets sending, keeping and searching going once a page has painted',
  },
  { folder: 'web/advisor/shared/sending', holds: 'says what is on the phone and not yet sent' },
  { folder: 'web/advisor/shared/forms', holds: "asks for the advisor's name and for messages" },
  { folder: 'web/advisor/shared/calls', holds: 'whom to call' },
  { folder: 'web/advisor/walk/state', holds: 'the walk under way and its end, without a screen' },
  {
    folder: 'web/advisor/walk/parts',
    holds: "'Escalate now', practice, notes on a step, the menu and texts to copy",
  },
  { folder: 'web/advisor/walk/screen', holds: 'the panel of a walk and its dialogs' },
  {
    folder: 'web/advisor/screens/list',
    holds: 'the dashboard, the list of issues, an issue opened by its address',
  },
  { folder: 'web/advisor/screens/records', holds: 'records with their receipts' },
  { folder: 'web/advisor/screens/messages', holds: 'feedback and missing issues' },
  { folder: 'web/advisor/screens/shell', holds: 'the frame of the pages, the sign-in by a name' },
  { folder: 'web/admin/base', holds: 'calls, words and small things of all pages' },
  { folder: 'web/admin/shared/states', holds: 'loading, failed, parts that several pages show' },
  { folder: 'web/admin/shared/filters', holds: 'forms that say what a page shows' },
  { folder: 'web/admin/shared/account', holds: 'dialogs that ask for a password' },
  {
    folder: 'web/admin/shared/second-step',
    holds: 'the second step of a sign-in, and setting it up',
  },
  { folder: 'web/admin/shared/session', holds: 'signing in, signing in again, leaving a page' },
  { folder: 'web/admin/shared/people', holds: 'finds and lists people' },
  { folder: 'web/admin/analytics', holds: 'words and parts of the analytics' },
  { folder: 'web/admin/analytics/charts', holds: 'the charts of the analytics' },
  { folder: 'web/admin/analytics/page', holds: 'the page of the analytics' },
  { folder: 'web/admin/trail', holds: 'who did what, and from where' },
  { folder: 'web/admin/privacy', holds: 'what is kept of people, and how long' },
  { folder: 'web/admin/draft', holds: "the editor's draft and merging it, without a screen" },
  { folder: 'web/admin/tree', holds: 'the drawing of a tree and its outline' },
  { folder: 'web/admin/print', holds: 'the binder and the QR sheets' },
  { folder: 'web/admin/paths', holds: 'the paths of a tree, to be checked by reading' },
  { folder: 'web/admin/owners', holds: 'owners and review dates of issues' },
  { folder: 'web/admin/notifications', holds: 'who hears of an escalation' },
  { folder: 'web/admin/settings', holds: 'what the campus sets' },
  { folder: 'web/admin/exchange', holds: 'export, import, the starter library' },
  { folder: 'web/admin/issues', holds: 'the issues list' },
  { folder: 'web/admin/inbox', holds: 'the inbox and searches that found nothing' },
  { folder: 'web/admin/editor/actions', holds: 'what the editor does: saves, moves, publishes' },
  { folder: 'web/admin/editor/conflict', holds: "an author's changes beside another's" },
  { folder: 'web/admin/editor/step', holds: 'a step in the editor' },
  { folder: 'web/admin/editor/notes', holds: 'what advisors noted on a step' },
  { folder: 'web/admin/preview', holds: 'an issue walked as advisors will see it' },
  { folder: 'web/admin/revisions', holds: 'revisions, compared and restored' },
  { folder: 'web/admin/editor/page', holds: 'the page of the editor' },
  { folder: 'web/admin/numbers', holds: 'numbers on the tree' },
  { folder: 'web/admin/phones', holds: "advisors' phones, enrolled by codes" },
  { folder: 'web/admin/people', holds: 'the people of an installation' },
  { folder: 'web/admin/sign-in', holds: 'the pages of somebody signed out' },
  { folder: 'web/admin/profile', holds: 'the own account' },
  { folder: 'web/admin/record', holds: 'an attendance' },
  { folder: 'web/admin/shell', holds: 'the frame of the pages' },
  { folder: 'web/open', holds: 'pages that nobody signs in for' },
  { folder: 'web/open/kitchen-sink', holds: 'every component of the kit in every state' },
  { folder: 'web/app', holds: 'the routes, and which files the pages are made of' },
  { folder: 'web/sw', holds: 'the service worker, which keeps the pages' },
];
