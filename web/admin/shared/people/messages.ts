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
  choose:
    'Readers change nothing. Authors edit and publish issues. Owners can do everything, people and settings too.',
  change: 'Change the role',
  title: (name: string) => `The role of ${name}`,
  save: 'Save the role',
  changed: (name: string, role: Role) => `${name} is ${role === 'reader' ? 'a' : 'an'} ${role} now`,
  invited: {
    owner: 'They can do everything: people, settings, notifications and the trail too.',
    author: 'They can edit and publish every issue, read the inbox and see analytics.',
    reader: 'They can read every issue, the inbox and analytics, and change nothing.',
  },
  may: {
    owner: 'Owners can do everything: people, settings, notifications and the trail too.',
    author: 'Authors can edit and publish every issue, answer the inbox and see analytics.',
    reader: 'Readers can read every issue, the inbox and analytics, and change nothing.',
  },
  mayOfSome:
    'Authors can edit and publish issues of the ticked categories, read all others, answer the inbox and see analytics.',
  categories: 'Categories',
  categoriesText:
    'They can change issues of the ticked categories alone. Tick none for all of them.',
  limited: (name: string) => `Categories of ${name} saved`,
  ofCampus: 'from the campus account',
  ofCampusNote: 'The campus account gives this role, and does so again at the next sign-in.',
  ownLess: 'You take rights from yourself, at once. Only another owner can give them back to you.',
} as const;

const people = (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`;

export const peopleMessages = {
  summary: (count: number, signedIn: number) =>
    count === 1 ? people(1) : `${people(count)}, ${signedIn} of them signed in`,
  found: (found: number, all: number) => `${found} of ${people(all)}`,
  search: 'Find a person by name or email',
  noneFound: 'Nobody has that name or email',
  alone:
    'You are the only administrator who can sign in. With a second one each can help the other in.',
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
  sendAgain: 'Send the invitation again',
  disable: 'Disable',
  enable: 'Enable',

  inviteText: 'They get a mail with a link to set a password. The link works for seven days.',
  email: 'Email',
  send: 'Send the invitation',
  sent: (email: string) => `Invitation sent to ${email}`,

  disableTitle: (name: string) => `Disable ${name}?`,
  disableText: (email: string) =>
    `${email} is signed out everywhere and cannot sign in until somebody enables the account again. What they wrote stays.`,
  disableInvited: (email: string) =>
    `The link that was mailed to ${email} stops working. You can enable the account and send the invitation again.`,
  disabled: (name: string) => `${name} is disabled`,
  enabled: (name: string) => `${name} is enabled`,
} as const;
