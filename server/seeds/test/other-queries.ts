import type { OtherLanguage } from './other-starters.ts';
import { FRENCH_QUERIES } from './french-queries.ts';
import { SPANISH_QUERIES } from './spanish-queries.ts';

type Shown = readonly (readonly [typed: string, title: string])[];

/** The tested searches of a language besides English, the procedures by their English titles. */
export type OtherQueries = {
  /** The searches with commas between them that find a procedure first. */
  readonly typed: Readonly<Record<string, string>>;
  /** Others, also in English, with the procedure that they find first. */
  readonly alsoFirst: Shown;
  /** Searches that speak of no situation, for which nothing is shown. */
  readonly nothing: readonly string[];
  /** Searches that speak of a danger, with one of the first three that answer it. */
  readonly dangers: Shown;
  /** Searches like those that speak of none. */
  readonly harmless: readonly string[];
};

export const OTHER_QUERIES: { readonly [L in OtherLanguage]: OtherQueries } = {
  es: SPANISH_QUERIES,
  fr: FRENCH_QUERIES,
};
