/** The lines of a mail to owners that say what an act was about. */
export const toldLines = {
  calls: (sentence: string, title: string) => `“${title}” tells advisors: “${sentence}”`,
  unread: 'Nobody else has read it yet. Open it from the issues list and press “I have read it”.',
  forPerson: (name: string) => `For ${name}`,
  contact: (name: string) => `Contact: ${name}`,
  now: (what: string) => `Now: ${what}`,
  onDuty: (contact: string | undefined) => `Who is on duty for ${contact ?? 'a removed contact'}`,
  phones: (name: string) => `Phones of ${name}`,
  email: (address: string) => `Email to ${address}`,
  webhook: (host: string) => `Webhook at ${host}`,
  dutyCalendar: (contact: string, host: string | undefined) =>
    `Duty calendar of ${contact}: ${host ?? 'a file'}`,
  was: (what: string) => `Was: ${what}`,
  allPhones: 'All phones get names and numbers',
  provenPhones: 'Only verified phones get them',
  startMails: (isOn: boolean) => `Emails when duty begins: ${isOn ? 'on' : 'off'}`,
  roles: { owner: 'owner', author: 'author', reader: 'reader' },
  roleOf: (email: string, role: string) => `${email}: ${role}`,
  newRole: (email: string, before: string, role: string) => `${email}: ${before}, now ${role}`,
  allCategories: 'all categories',
  everything: 'everything',
  ladder: (of: string, steps: number) => `For ${of}: ${steps === 1 ? '1 step' : `${steps} steps`}`,
  kinds: {
    records: 'Records',
    messages: 'Messages',
    searches: 'Searches',
    signIns: 'Sign-ins',
    mails: 'Emails',
  },
  forever: 'forever',
  days: (count: number) => `${count} days`,
  shorter: (when: string) =>
    `Shorter limits start ${when}. Until then, any owner can undo them on the Privacy page.`,
  voidFrom: (when: string) =>
    `They count until ${when}. Until then, any owner can undo this on the Privacy page.`,
};
