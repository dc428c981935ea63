import type { PersonState } from '#core/people/person.ts';
import type { Role } from '#core/people/role.ts';

export const stateMessages: Readonly<Record<PersonState, string>> = {
  active: 'Active',
  invited: 'Invited',
  disabled: 'Disabled',
};

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  author: 'Author',
  reader: 'Reader',
};

export const roleMessages = {
  role: 'Role',
  required: 'Required',
  choose: 'Readers view, authors edit and publish, owners do everything.',
  change: 'Change role',
  title: (name: string) => `Role of ${name}`,
  save: 'Save role',
  changed: (name: string, role: Role) => `${name} is now ${role === 'reader' ? 'a' : 'an'} ${role}`,
  invited: {
    owner: 'They can do everything, including people and settings.',
    author: 'They can edit and publish procedures, answer the inbox and see analytics.',
    reader: 'They can view procedures, the inbox and analytics.',
  },
  may: {
    owner: 'Owners can do everything, including people and settings.',
    author: 'Authors can edit and publish procedures, answer the inbox and see analytics.',
    reader: 'Readers can view procedures, the inbox and analytics.',
  },
  mayOfSome: 'Authors can edit and publish in the checked categories, and view the rest.',
  categories: 'Categories',
  categoriesText: 'Leave all unchecked to include every category.',
  limited: (name: string) => `Categories saved for ${name}`,
  ofCampus: 'from the campus account',
  ofCampusNote: 'The campus account sets this role at each sign-in.',
  ownLess: 'Only another owner can give these rights back.',
} as const;

const people = (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`;

export const peopleMessages = {
  summary: (count: number, signedIn: number) =>
    count === 1 ? people(1) : `${people(count)}, ${signedIn} signed in`,
  found: (found: number, all: number) => `${found} of ${people(all)}`,
  search: 'Find a person by name or email',
  noneFound: 'Nobody has that name or email',
  alone: 'Only you can sign in. Invite a second person.',
  invite: 'Invite a person',
  loadFailed: 'The people did not load.',
  person: 'Person',
  state: 'State',
  lastSignIn: 'Last sign-in',
  you: '(you)',
  now: 'Now',
  never: 'Never',
  more: (name: string) => `More about ${name}`,
  ownProfile: 'Profile',
  sendAgain: 'Resend invitation',
  disable: 'Disable',
  enable: 'Enable',

  inviteText: 'They get an emailed link that works for seven days.',
  email: 'Email',
  send: 'Send invitation',
  sent: (email: string) => `Invitation sent to ${email}`,

  disableTitle: (name: string) => `Disable ${name}?`,
  disableText: (email: string) =>
    `${email} is signed out everywhere until you enable the account. Their work stays.`,
  disableInvited: (email: string) => `The link sent to ${email} stops working.`,
  disabled: (name: string) => `${name} disabled`,
  enabled: (name: string) => `${name} enabled`,
} as const;
