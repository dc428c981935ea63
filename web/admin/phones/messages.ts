import type { PhoneState } from '#core/people/advisor-phone.ts';

export const PHONE_STATE_NAMES: Readonly<Record<PhoneState, string>> = {
  waiting: 'Waiting',
  enrolled: 'Enrolled',
  ended: 'Ended',
  revoked: 'Revoked',
};

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

export const phoneMessages = {
  about: 'Records from an enrolled phone have a verified name.',
  off: 'Enrolling phones is off (ADVISOR_SIGN_IN).',
  enrol: 'Enroll a phone',
  loadFailed: 'The phones did not load.',
  empty: 'No phone is enrolled yet',
  emptyText: 'Make a QR code for each advisor to open on their phone.',
  until: {
    waiting: (at: string) => `Code works until ${at}`,
    enrolled: (at: string) => `Enrolled until ${at}`,
    ended: (at: string) => `Since ${at}`,
    revoked: (at: string) => `On ${at}`,
  },

  advisor: "Advisor's name",
  advisorHint: 'As shown on records.',
  tooLong: 'At most 100 characters',
  for: 'The code works for',
  days,
  make: 'Make code',

  codeFor: (name: string) => `QR code for ${name}`,
  codeText: 'Scan it with the phone. It works once, and you cannot see it again later.',
  address: 'Or open this address on the phone:',
  unreachable: (address: string) =>
    `Phones cannot open ${address}. Ask your operator to set PUBLIC_URL.`,
  print: 'Print',
  copy: 'Copy address',
  copied: 'Address copied',
  byHand: 'Select the address and copy it yourself.',
  done: 'Done',

  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke ${name}’s phone`,
  revokeTitle: (name: string) => `Revoke ${name}’s phone?`,
  revokeText: {
    waiting: 'The code stops working. You can make another.',
    enrolled: 'New records from it are not verified. The phone keeps working.',
  },
  revoked: (name: string) => `${name}’s phone revoked`,
} as const;
