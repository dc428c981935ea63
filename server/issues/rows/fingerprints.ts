import { hash } from 'node:crypto';
import type { PathCounts } from '#core/issue/path-counts.ts';
import type { ProcedureLanguage } from '#core/base/procedure-languages.ts';
import type { Details } from '#core/issue/details.ts';
import { shownSteps, shownTexts, type Original } from '#core/issue/translation.ts';
import type { WithTranslations } from '#core/issue/translations.ts';
import { partOf } from '#core/issue/typed-details.ts';
import type { SavedStep } from '#core/step/step.ts';
import type { ReadStep } from '../../db/tables/issue-rows.ts';
import { listPaths, pathsOf, readOnPath, type PathStep } from '#core/tree/tree-paths.ts';

export type FingerprintedPath = {
  readonly fingerprint: string;
  readonly read: readonly ReadStep[];
};

/** The language in which paths are read; undefined means the original language. */
export type PathLanguage = ProcedureLanguage | undefined;

/** The texts of an issue that its paths show. */
type Read = Original & WithTranslations;

export function stepsIn(issue: Read, language: PathLanguage): readonly SavedStep[] {
  const translation = language && issue.translations?.[language];
  return translation ? shownSteps(issue, translation) : issue.steps;
}

/** Returns the language in which a path with this fingerprint was read. The fingerprint begins with the language's tag and a colon; without them it is the original language. */
export function languageOfPrint(fingerprint: string): string | undefined {
  const end = fingerprint.indexOf(':');
  return end === -1 ? undefined : fingerprint.slice(0, end);
}

/** The number of letters in the mark of a step. A few are enough, since a mark only tells the steps of one path apart. */
const MARK = 12;

/** Returns the paths through these steps, each with a fingerprint of all texts on it in that language (PATHS-3). */
export function fingerprintedPaths(
  steps: readonly SavedStep[],
  language?: PathLanguage,
): FingerprintedPath[] {
  const prefix = language === undefined ? '' : `${language}:`;
  const stepOf = new Map(steps.map((step) => [step._id, step]));
  // Hundreds of paths lead over the same few dozen steps.
  const known = new Map<PathStep, string>();
  const read = (on: PathStep): string =>
    known.getOrInsertComputed(on, () => {
      const step = stepOf.get(on.step);
      return hash('sha256', step ? readOnPath(on, step) : '', 'base64url');
    });
  return listPaths(steps).map((path) => ({
    fingerprint: prefix + hash('sha256', path.map(read).join(), 'base64url'),
    read: path.map((on): ReadStep => [on.step, read(on).slice(0, MARK)]),
  }));
}

/** Sorts the members of an object by name, and leaves out empty ones. A fingerprint then depends neither on the order of edits nor on members that a later release adds. */
const inOneOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, one]) => one !== null)
          .toSorted(([a], [b]) => (a < b ? -1 : 1)),
      )
    : value;

/** Returns a fingerprint of all texts of an issue that somebody reviews in that language (PATHS-7). */
export function fingerprintOfWords(issue: Details & Read, language: PathLanguage): string {
  const translation = language && issue.translations?.[language];
  const texts = translation && shownTexts(issue, translation);
  const words = [partOf('inLanguages', issue), issue.category, issue.steps, texts];
  return hash('sha256', JSON.stringify(words, inOneOrder), 'base64url');
}

export function pathCounts(
  steps: readonly SavedStep[],
  ticked: ReadonlySet<string>,
  language?: PathLanguage,
): PathCounts {
  const { count = 0, isMore = false } = pathsOf(steps) ?? {};
  const checked = fingerprintedPaths(steps, language).filter(({ fingerprint }) =>
    ticked.has(fingerprint),
  );
  return { count, isMore, checked: checked.length };
}
