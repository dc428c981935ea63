import type { PhoneState } from '#core/people/advisor-phone.ts';

/** The names of the states of a phone. */
export const PHONE_STATE_NAMES: Readonly<Record<PhoneState, string>> = {
  waiting: 'Waiting',
  enrolled: 'Enrolled',
  ended: 'Ended',
  revoked: 'Revoked',
};

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

export const phoneMessages = {
  about:
    'A phone that opened its QR code proves whose it is: records from it say so. Each code works once.',
  off: 'Phones are enrolled only where ADVISOR_SIGN_IN is “enrolled”. Until then nobody is asked to prove a name.',
  enrol: 'Enrol a phone',
  loadFailed: 'The phones did not load.',
  empty: 'No phone is enrolled yet',
  emptyText:
    'Make a QR code for each advisor, show or print it, and let them open it on their phone.',
  until: {
    waiting: (at: string) => `Code works until ${at}`,
    enrolled: (at: string) => `Believed until ${at}`,
    ended: (at: string) => `Since ${at}`,
    revoked: (at: string) => `On ${at}`,
  },

  advisor: "Advisor's name",
  advisorHint: 'As it is to stand on the records.',
  tooLong: 'At most 100 characters',
  for: 'The code works for',
  days,
  make: 'Make the code',

  codeFor: (name: string) => `QR code for ${name}`,
  codeText: 'Open it with the camera of the phone. It works once, and is shown here alone.',
  address: 'Or open this address on the phone:',
  unreachable: (address: string) =>
    `Phones cannot open ${address}: it is the address of this machine. PUBLIC_URL must be the one that people use.`,
  print: 'Print',
  copy: 'Copy the address',
  copied: 'Address copied',
  byHand: 'This browser has no clipboard for the page: mark the address and copy it.',
  done: 'Done',

  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke the phone of ${name}`,
  revokeTitle: (name: string) => `Revoke the phone of ${name}?`,
  revokeText: {
    waiting: 'The code works no more. You can make another.',
    enrolled:
      'Records from it are not proven from now on; those that came before stay as they are. The phone goes on working.',
  },
  revoked: (name: string) => `The phone of ${name} is revoked`,
} as const;
