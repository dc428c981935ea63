import { useSyncExternalStore } from 'react';
import type { PublishedIssue } from '#core/wire-schema.ts';
import { subscribable } from '#kit/subscribable.ts';
import { storage } from '../../safe-storage.ts';

/** An issue as the list shows it. */
export type IssueTitle = Pick<PublishedIssue, '_id' | 'title' | 'category' | 'revision'> & {
  /** The first question, shown on the card. */
  readonly question: string | undefined;
};

/** The titles of all published issues, apart from their steps, so that a list is there at once (CARDS-11). */
export type Titles = {
  /** When the office was last asked for them, a UTC ISO instant by the phone's clock. */
  readonly asOf: string;
  readonly issues: readonly IssueTitle[];
};

// Not in the phone's store: what the first frame shows must be read before it.
const KEY = 'reslife.titles';

const { subscribe, publish } = subscribable(window, 'storage');

let parsed: { text: string | null; titles: Titles | undefined } = { text: null, titles: undefined };

function parse(text: string | null): Titles | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Titles> | null;
    return Array.isArray(kept?.issues) ? (kept as Titles) : undefined;
  } catch {
    return undefined;
  }
}

/** What the phone has; undefined before the first visit with a signal. */
export function keptTitles(): Titles | undefined {
  const text = storage.get(KEY);
  if (text !== parsed.text) parsed = { text, titles: parse(text) };
  return parsed.titles;
}

/** The same, whenever it changes, here or in another tab. */
export const useTitles = (): Titles | undefined => useSyncExternalStore(subscribe, keptTitles);

export function keepTitles(titles: Titles): void {
  storage.set(KEY, JSON.stringify(titles));
  publish();
}

/** Of all titles, those of these issues. */
export const titlesOf = (issues: readonly PublishedIssue[]): readonly IssueTitle[] =>
  issues.map(({ _id, title, category, revision, steps }) => ({
    _id,
    title,
    category,
    revision,
    question: steps[0]?.question,
  }));
