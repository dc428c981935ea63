/** The path patterns of pages that the office alone opens: an advisor's phone loads `web/paths.ts`, and not these. */
export const OFFICE_PATTERNS = {
  inbox: '/admin/inbox',
  record: '/admin/record/:id',
  people: '/admin/people',
  /** Its query says which walks are counted (NUMBERS-1). */
  numbers: '/admin/analytics/issue/:id',
  /** `passCode` in its query confirms a new email (ROUTES-9). */
  profile: '/admin/profile',
  /** Where the link of an invitation leads, with `email` and `passCode` (ROUTES-9). */
  invitation: '/auth/invitation',
} as const;

/** The addresses of these pages. */
export const officePaths = {
  /** The query says which messages are listed and which one is open (INBOX-2). */
  inbox: (query: Readonly<Record<string, string>> = {}) => {
    const search = new URLSearchParams(query).toString();
    return search === '' ? OFFICE_PATTERNS.inbox : `${OFFICE_PATTERNS.inbox}?${search}`;
  },
  /** The record of a walk (RECORDED-1). */
  record: (id: string) => OFFICE_PATTERNS.record.replace(':id', encodeURIComponent(id)),
  /** The walks of an issue in numbers; of the days and the revision that the query names. */
  numbers: (id: string, query: Readonly<Record<string, string>> = {}) => {
    const search = new URLSearchParams(query).toString();
    const path = OFFICE_PATTERNS.numbers.replace(':id', encodeURIComponent(id));
    return search === '' ? path : `${path}?${search}`;
  },
  people: OFFICE_PATTERNS.people,
  profile: OFFICE_PATTERNS.profile,
  invitation: OFFICE_PATTERNS.invitation,
} as const;
