import { Type, type Static } from 'typebox';
import { LIMITS } from '../base/limits.ts';
import { closedObject } from '../base/schema.ts';

const Name = Type.String({ minLength: 1, maxLength: 4 * LIMITS.advisor });

/** A person to look up: an advisor by the name as it was typed, an administrator by name or email (PRIVACY-10). */
export const PersonNamed = closedObject({ name: Name });

/** A person to forget, with the text that an owner typed to confirm it (PRIVACY-11). */
export const PersonToForget = closedObject({ name: Name, confirmation: Name });

/** The amount of data under a name. `accounts` are administrators' accounts; only disabled ones are forgotten. */
export const PersonFound = Type.Object({
  records: Type.Integer(),
  messages: Type.Integer(),
  /** The number of searches that found nothing and have the name in them. */
  searches: Type.Integer(),
  mails: Type.Integer(),
  accounts: Type.Array(
    Type.Object({ _id: Type.String(), email: Type.String(), isDisabled: Type.Boolean() }),
  ),
});
export type PersonFound = Static<typeof PersonFound>;

const Rows = Type.Array(Type.Record(Type.String(), Type.Unknown()));

/** All data about a person, with rows by their kind, in the words of docs/compliance/privacy.md (PRIVACY-10). */
export const AboutPerson = Type.Object({
  name: Type.String(),
  /** The time at which it was collected, UTC ISO. */
  at: Type.String(),
  rows: Type.Record(Type.String(), Rows),
});
