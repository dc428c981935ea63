import { Type, type Static } from 'typebox';
import { LIMITS } from '../base/limits.ts';
import { closedObject } from '../base/schema.ts';

const Name = Type.String({ minLength: 1, maxLength: 4 * LIMITS.advisor });

/** A person: an advisor by the name as written, an administrator by name or email (PRIVACY-10). */
export const PersonNamed = closedObject({ name: Name });

/** The same with what was typed to confirm it (PRIVACY-11). */
export const PersonToForget = closedObject({ name: Name, confirmation: Name });

/** The amount of data under a name. `accounts` are those of administrators; one that is not disabled is not forgotten. */
export const PersonFound = Type.Object({
  records: Type.Integer(),
  messages: Type.Integer(),
  /** Searches that found nothing, with the name in them. */
  searches: Type.Integer(),
  mails: Type.Integer(),
  accounts: Type.Array(
    Type.Object({ _id: Type.String(), email: Type.String(), isDisabled: Type.Boolean() }),
  ),
});
export type PersonFound = Static<typeof PersonFound>;

const Rows = Type.Array(Type.Record(Type.String(), Type.Unknown()));

/** All that there is about a person, rows by their kind, in the words of docs/compliance/privacy.md (PRIVACY-10). */
export const AboutPerson = Type.Object({
  name: Type.String(),
  /** UTC ISO. */
  at: Type.String(),
  rows: Type.Record(Type.String(), Rows),
});
