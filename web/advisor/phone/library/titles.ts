import type { PublishedTitle } from '#core/issue/wire-schema.ts';
import { hasText, memberOf } from '../../../base/parse-as.ts';
import { localCopy } from './local-copy.ts';

/** Returns `next`, but with the same object as in `before` for every equal part, so that React does not draw that part again. */
export function structuralShare<T>(before: unknown, next: T): T {
  const were = before as Record<string, unknown> | null | undefined;
  // An array must not be replaced by an object that has the same members.
  if (!(next instanceof Object) || were?.constructor !== next.constructor) return next;
  const are = next as Record<string, unknown>;
  const names = Object.keys(are);
  for (const name of names) are[name] = structuralShare(were[name], are[name]);
  const isSame =
    names.length === Object.keys(were).length && names.every((name) => are[name] === were[name]);
  return isSame ? (before as T) : next;
}

type Title = {
  readonly [M in keyof PublishedTitle]:
    | PublishedTitle[M]
    | (undefined extends PublishedTitle[M] ? undefined : never);
};

/** An issue as the list shows it; a missing member may be undefined. `original` is its title in its own language, if it is shown in another. */
export type IssueTitle = Title & {
  readonly original?: Pick<Title, 'title' | 'language'> | undefined;
  /** True if either the title or the text before the first step is not translated: a dialog must not mix two languages, so it shows both in the original. */
  readonly isHalf?: boolean | undefined;
  /** A note about the translation, in the language of the page. */
  readonly mark?: string | undefined;
};

/** The titles of all published issues, stored apart from their steps so that a list is there right away (CARDS-11). */
type Titles = {
  /** The time at which the server was last asked for them, as a UTC ISO instant by the phone's clock. */
  readonly asOf: string;
  readonly issues: readonly IssueTitle[];
  /** A text that names everything the titles depend on, if that is more than the originals (`translations.ts`). */
  readonly shownBy?: string | undefined;
};

function isTitles(stored: unknown): stored is Titles {
  const issues = memberOf(stored, 'issues');
  return Array.isArray(issues) && issues.every((issue) => hasText(issue, 'title'));
}

/** The titles that the phone has; there are none before the first visit with a signal. */
export const {
  stored: storedTitles,
  store: storeTitles,
  useIt: useTitles,
} = localCopy('reslife.titles', isTitles, structuralShare<Titles | undefined>);
