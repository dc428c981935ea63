import type { OtherLanguage } from './other-starters.ts';
import { FRENCH_QUERIES } from './french-queries.ts';
import { SPANISH_QUERIES } from './spanish-queries.ts';

type Shown = readonly (readonly [typed: string, title: string])[];

/** The tested searches of a language besides English. Procedures are named by their English titles. */
export type OtherQueries = {
  /** The searches, separated by commas, that find a procedure first. */
  readonly typed: Readonly<Record<string, string>>;
  /** Further searches, also in English, each with the procedure that it finds first. */
  readonly alsoFirst: Shown;
  /** Searches that name no situation, for which nothing is shown. */
  readonly nothing: readonly string[];
  /** Searches that name a danger, each with a procedure for it that must be among the first three. */
  readonly dangers: Shown;
  /** Searches that look like those about a danger but name none. */
  readonly harmless: readonly string[];
};

export const OTHER_QUERIES: { readonly [L in OtherLanguage]: OtherQueries } = {
  es: SPANISH_QUERIES,
  fr: FRENCH_QUERIES,
};
