import { useSyncExternalStore, type ReactNode } from 'react';
import { ORIGINAL } from '#core/base/language.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import type { Step } from '#core/step/step.ts';
import { subscribable } from '#kit/base/subscribable.ts';
import { storedTitles } from '../../phone/library/titles.ts';

type ShownStep = {
  readonly step: Step;
  readonly lang: string;
  readonly answers?: { readonly yes: string; readonly no: string } | undefined;
  readonly firstAct: string | null | undefined;
  readonly firstLang: string;
  readonly mark?: ReactNode;
};

/** The way in which walks are shown: in the original, or in another language by `translated-walk.tsx`. */
export type ShownWalk = {
  readonly titleOf: (saved: SavedWalk) => {
    readonly title: string;
    readonly lang: string;
    readonly mark?: ReactNode;
  };
  readonly stepOf: (saved: SavedWalk, step: Step) => ShownStep;
  /** Notes in a walk the language in which its step is shown, `at` ms after Start (TRANSLATE-11). */
  readonly noted: (saved: SavedWalk, at: number) => SavedWalk;
};

/** The storage key of a walk's id and the language that was chosen for that walk only; no language means the original. */
export const WALK_LANGUAGE = 'reslife.walk-language';

/** Returns the language in which an issue is written (TRANSLATE-20). */
export function languageOf(issueId: string): string {
  const listed = storedTitles()?.issues.find(({ _id }) => _id === issueId);
  return (listed?.original ?? listed)?.language ?? ORIGINAL;
}

const { subscribe, publish } = subscribable();

/** The way in which a walk is shown in the language in which its issue is written. */
export const ORIGINAL_WALK: ShownWalk = {
  titleOf: ({ title, issueId }) => ({ title, lang: languageOf(issueId) }),
  stepOf: ({ firstAct, issueId }, step) => {
    const lang = languageOf(issueId);
    return { step, lang, firstAct, firstLang: lang };
  },
  noted: (saved) => saved,
};

let shown = ORIGINAL_WALK;

export const shownWalk = (): ShownWalk => shown;

export function showWalks(next: ShownWalk): void {
  shown = next;
  publish();
}

/** Returns the way in which walks are shown, and follows its changes. */
export const useShownWalk = (): ShownWalk => useSyncExternalStore(subscribe, shownWalk);
