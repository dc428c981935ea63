import { Type, type Static } from 'typebox';
import { REPORT_PLACEHOLDERS } from '../campus/report-placeholders.ts';
import { LIMITS } from '../base/limits.ts';
import { closedObject, PositiveInteger, orNull, TextOrNull } from '../base/schema.ts';
import type { TermKind } from './retention.ts';

const forEach = <S>(schema: S) =>
  ({
    records: schema,
    messages: schema,
    searches: schema,
    signIns: schema,
    mails: schema,
  }) satisfies Record<TermKind, S>;

const Days = Type.Integer({ minimum: LIMITS.shortestTerm, maximum: LIMITS.longestTerm });

/** A term in days for each kind of data. Null means forever (PRIVACY-1). */
export const Terms = closedObject(forEach(orNull(Days)));

/** The terms in the query of an address. A kind that is absent is kept forever. */
export const TermsQuery = Type.Object(
  forEach(Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,3}$' }))),
);
export type TermsQuery = Static<typeof TermsQuery>;

/** The terms as administrators get them. `version` guards against lost updates. */
export const PrivacySettings = Type.Object({
  terms: Terms,
  version: PositiveInteger,
  timeZone: Type.String(),
  /** Shorter terms that were saved, and the earliest time at which they take effect (PRIVACY-16). It is absent if none wait. */
  waiting: Type.Optional(Type.Object({ terms: Terms, at: Type.String() })),
});
export type PrivacySettings = Static<typeof PrivacySettings>;

/** The number of rows that would be deleted now, and the campus day of the oldest, which is null if there are none. */
export const RowsToGo = Type.Object({
  count: Type.Integer(),
  oldest: TextOrNull,
});
export type RowsToGo = Static<typeof RowsToGo>;

/** The rows that would be deleted now, by kind (PRIVACY-3). */
export const AllGoing = Type.Object(forEach(RowsToGo));
export type AllGoing = Static<typeof AllGoing>;

/** The terms that anybody may read, and whether escalations are sent by email or by webhook (PRIVACY-13). */
export const PrivacyNotice = Type.Object({
  records: orNull(Days),
  messages: orNull(Days),
  searches: orNull(Days),
  mail: Type.Boolean(),
  webhook: Type.Boolean(),
  /** The host of the campus's incident report form, and the facts in its address. It is absent if there is no form (REPORT-10). */
  report: Type.Optional(
    Type.Object({ host: Type.String(), told: Type.Array(Type.Enum([...REPORT_PLACEHOLDERS])) }),
  ),
  /** The proof of advisors' names, absent if there is none (SIGNIN-42, SIGNIN-47). */
  proof: Type.Optional(Type.Enum(['campus', 'enrolled'])),
});
export type PrivacyNotice = Static<typeof PrivacyNotice>;
