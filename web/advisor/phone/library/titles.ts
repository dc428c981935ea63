import type { PublishedTitle } from '#core/issue/wire-schema.ts';
import { hasText, memberOf } from '../../../base/parse-as.ts';
import { localCopy } from './local-copy.ts';

/** Returns `next` with every part that is equal in `before` as the same object: it is not drawn again. */
export function structuralShare<T>(before: unknown, next: T): T {
  const were = before as Record<string, unknown> | null | undefined;
  // A list is not shared with an object of the same members.
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

/** An issue as the list shows it: a missing member may be undefined. `original` is what it is called if that is another language. */
export type IssueTitle = Title & {
  readonly original?: Pick<Title, 'title' | 'language'> | undefined;
  /** True if the title or what comes first is not translated: a dialog, which has no two languages, has neither in the translation. */
  readonly isHalf?: boolean | undefined;
  /** Words about the translation, in the language of the page. */
  readonly mark?: string | undefined;
};

/** The titles of all published issues, apart from their steps, so that a list is there at once (CARDS-11). */
type Titles = {
  /** When the server was last asked for them, a UTC ISO instant by the phone's clock. */
  readonly asOf: string;
  readonly issues: readonly IssueTitle[];
  /** Names all that they depend on, if that is not only the original (`translations.ts`). */
  readonly shownBy?: string | undefined;
};

function isTitles(stored: unknown): stored is Titles {
  const issues = memberOf(stored, 'issues');
  return Array.isArray(issues) && issues.every((issue) => hasText(issue, 'title'));
}

/** The titles that the phone has; none before the first visit with a signal. */
export const {
  stored: storedTitles,
  store: storeTitles,
  useIt: useTitles,
} = localCopy('reslife.titles', isTitles, structuralShare<Titles | undefined>);
