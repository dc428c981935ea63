import type { ApiErrorCode } from '#core/api/api-errors.ts';

/** The states of an account that has an authenticator app, a passkey and an account at the campus and at the providers. */
const ACCOUNTS = {
  invited: 'invited, own password',
  invitedRefused: 'the same, refused by the campus',
  entered: 'let in by the campus',
  enteredLate: 'the same, `OIDC_DAYS` later',
  enteredRefused: 'the same, refused by the campus',
  restored: 'the same, after a restore',
  passwordsOff: '`LOCAL_PASSWORDS` `off`',
  passwordsOffLate: 'the same, `OIDC_DAYS` later',
  disabled: 'disabled',
} as const;

export type Account = keyof typeof ACCOUNTS;
export const ACCOUNT_NAMES = Object.keys(ACCOUNTS) as readonly Account[];

/** The end of a way: inside, inside after the second step, or at what refuses it. */
export type End = 'in' | 'step' | 'command' | 'unknown' | ApiErrorCode;

type Ends = Readonly<Record<Account, End>>;

const BY_OWN_WAY: Ends = {
  invited: 'step',
  invitedRefused: 'step',
  entered: 'step',
  enteredLate: 'CAMPUS_FIRST',
  enteredRefused: 'CAMPUS_FIRST',
  restored: 'CAMPUS_FIRST',
  passwordsOff: 'step',
  passwordsOffLate: 'CAMPUS_FIRST',
  disabled: 'INCORRECT_CREDENTIALS',
};
const WITHOUT_STEP = {
  invited: 'in',
  invitedRefused: 'in',
  entered: 'in',
  passwordsOff: 'in',
} as const;
const NO_PASSWORDS = { passwordsOff: 'PASSWORDS_OFF', passwordsOffLate: 'PASSWORDS_OFF' } as const;
const NO_LINK = { enteredLate: 'command', enteredRefused: 'command', restored: 'command' } as const;

/** Every way into an account, and its end by the state of the account (SIGNIN-54). */
const WAYS = {
  password: { ...BY_OWN_WAY, ...NO_PASSWORDS },
  'mailed link and a new password': { ...BY_OWN_WAY, ...NO_PASSWORDS, disabled: 'EMAIL_NOT_FOUND' },
  'link of `npm run admin -- reset`': {
    ...BY_OWN_WAY,
    ...NO_LINK,
    passwordsOffLate: 'command',
    disabled: 'command',
  },
  passkey: { ...BY_OWN_WAY, ...WITHOUT_STEP, disabled: 'INCORRECT_PASSKEY' },
  Google: BY_OWN_WAY,
  Facebook: BY_OWN_WAY,
  'Google, from a trusted browser': { ...BY_OWN_WAY, ...WITHOUT_STEP, invitedRefused: 'step' },
  'session under way': {
    ...WITHOUT_STEP,
    invitedRefused: 'NOT_SIGNED_IN',
    enteredLate: 'NOT_SIGNED_IN',
    enteredRefused: 'NOT_SIGNED_IN',
    restored: 'NOT_SIGNED_IN',
    passwordsOffLate: 'NOT_SIGNED_IN',
    disabled: 'NOT_SIGNED_IN',
  },
  'campus account': {
    ...BY_OWN_WAY,
    invitedRefused: 'unknown',
    enteredLate: 'step',
    enteredRefused: 'unknown',
    restored: 'step',
    passwordsOffLate: 'step',
    disabled: 'unknown',
  },
} as const satisfies Readonly<Record<string, Ends>>;

export type SignInWay = keyof typeof WAYS;
export const WAY_NAMES = Object.keys(WAYS) as readonly SignInWay[];

export function endOf(way: SignInWay, account: Account): End {
  return WAYS[way][account];
}

const CELLS: Partial<Record<End, string>> = {
  in: 'in',
  step: 'step',
  CAMPUS_FIRST: 'campus',
  PASSWORDS_OFF: 'off',
  NOT_SIGNED_IN: '401',
};

/** Returns the columns and rows of 'Ways in' of docs/compliance/access.md. */
export function waysTable(): { head: string[]; rows: string[][] } {
  return {
    head: ['Way', ...Object.values(ACCOUNTS)],
    rows: WAY_NAMES.map((way) => [
      way,
      ...ACCOUNT_NAMES.map((account) => CELLS[endOf(way, account)] ?? 'no'),
    ]),
  };
}
