import { Type, type Static } from 'typebox';
import { REPORT_PLACEHOLDERS } from '../campus/report-placeholders.ts';
import { LIMITS } from '../base/limits.ts';
import { closed, PositiveInteger } from '../base/schema.ts';
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

/** A term for each kind, in days; null is for ever (PRIVACY-1). */
export const Terms = Type.Object(forEach(Type.Union([Days, Type.Null()])), closed);

/** The same as they stand in an address; a kind that is absent is kept for ever. */
export const TermsQuery = Type.Object(
  forEach(Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,3}$' }))),
);
export type TermsQuery = Static<typeof TermsQuery>;

/** The terms as administrators get them; `version` guards against lost updates. */
export const PrivacySettings = Type.Object({
  terms: Terms,
  version: PositiveInteger,
  timeZone: Type.String(),
  /** Shorter terms that were saved, and when they are in force at the earliest (PRIVACY-16); absent where none wait. */
  waiting: Type.Optional(Type.Object({ terms: Terms, at: Type.String() })),
});
export type PrivacySettings = Static<typeof PrivacySettings>;

/** How many would go now, and the campus day of the oldest; null if none would. */
export const RowsToGo = Type.Object({
  count: Type.Integer(),
  oldest: Type.Union([Type.String(), Type.Null()]),
});
export type RowsToGo = Static<typeof RowsToGo>;

/** What would go now, by kind (PRIVACY-3). */
export const AllGoing = Type.Object(forEach(RowsToGo));
export type AllGoing = Static<typeof AllGoing>;

/** What anybody may ask of the terms, and whether anybody is told of escalations by mail or by webhook (PRIVACY-13). */
export const PrivacyNotice = Type.Object({
  records: Type.Union([Days, Type.Null()]),
  messages: Type.Union([Days, Type.Null()]),
  searches: Type.Union([Days, Type.Null()]),
  mail: Type.Boolean(),
  webhook: Type.Boolean(),
  /** Who runs the campus's incident report form, and what its address is told; absent where there is none (REPORT-10). */
  report: Type.Optional(
    Type.Object({ host: Type.String(), told: Type.Array(Type.Enum([...REPORT_PLACEHOLDERS])) }),
  ),
  /** How names of advisors are proven, if they are (SIGNIN-42, SIGNIN-47). */
  proof: Type.Optional(Type.Enum(['campus', 'enrolled'])),
});
export type PrivacyNotice = Static<typeof PrivacyNotice>;
