import { Type, type Static } from 'typebox';
import { LIMITS } from '../base/limits.ts';
import { OwnCategories } from './own-categories.ts';

/** The session that signIn returns and the browser stores. While it is stored, an administrator is signed in (SESSION-1). */
export const Session = Type.Object({
  _id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  role: Type.Enum(['admin']),
  /** The role of the account, unless it is an owner (ROLE-4). */
  accountRole: Type.Optional(Type.Enum(['author', 'reader'])),
  /** The categories of an author who is limited to some (ROLE-9). */
  categories: Type.Optional(OwnCategories),
});
export type Session = Static<typeof Session>;

/** An email address on the wire. `isEmail` tells whether it can be one. */
export const Email = Type.String({ minLength: 1, maxLength: LIMITS.email });

/** A password on the wire. `isLongEnough` is the rule for a new one. */
export const Password = Type.String({ maxLength: LIMITS.passwordMax * 4 });

/** A one-time code from an email or an invitation. */
export const PassCode = Type.String({ minLength: 1, maxLength: 200 });

/** Tells whether a password has more than eight characters, counted in code points (SIGNIN-11). */
export function isLongEnough(password: string): boolean {
  const length = Array.from(password).length;
  return length > LIMITS.passwordLongerThan && length <= LIMITS.passwordMax;
}

const HOST_LABEL = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;

/** Tells whether a text can be the email of an account: ASCII only, with foreign hosts in punycode, so that no address looks like another (ACCOUNTS-20). */
export function isEmail(text: string): boolean {
  const [name = '', host = '', ...rest] = text.split('@');
  return (
    rest.length === 0 &&
    /^[\w.!#$%&'*+/=?^`{|}~-]+$/.test(name) &&
    host.split('.').every((label) => HOST_LABEL.test(label))
  );
}

/** Returns the form in which email addresses are compared: trimmed and in lower case. */
export function normalizeEmail(email: string): string {
  // `toLowerCase` would turn the Kelvin sign into a k, and the email into somebody else's (ACCOUNTS-20).
  return email.trim().replaceAll(/[^\u212A]+/g, (part) => part.toLowerCase());
}

/** Returns the fields of the login that are still empty. Both are required (SIGNIN-1). */
export function problemsInLogin(login: {
  email: string;
  password: string;
}): ('email' | 'password')[] {
  const fields: ('email' | 'password')[] = [];
  if (!login.email.trim()) fields.push('email');
  if (!login.password) fields.push('password');
  return fields;
}
