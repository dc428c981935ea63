/** The path patterns of pages that the office alone opens: an advisor's phone loads `web/paths.ts`, and not these. */
export const OFFICE_PATTERNS = {
  inbox: '/admin/inbox',
  record: '/admin/record/:id',
  people: '/admin/people',
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
  people: OFFICE_PATTERNS.people,
  profile: OFFICE_PATTERNS.profile,
  invitation: OFFICE_PATTERNS.invitation,
} as const;
