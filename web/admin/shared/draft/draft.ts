import type { TypedDetails } from '#core/issue/details.ts';
import { detailsOf } from '#core/issue/typed-details.ts';
import type { StepDraft } from '#core/step/step-schema.ts';
import type { SavedStep } from '#core/step/step.ts';
import { parseAs } from '../../../base/parse-as.ts';
import { safeStorage } from '../../../base/safe-storage.ts';

/** The key of the one step that is not saved yet; the keys of saved steps are their ids. */
export const NEW_STEP = 'new';

/** A saved step as it was when somebody began to type into it, and its number then. */
export type StepBase = { readonly step: SavedStep; readonly number: number };

/** The typed text that is not saved, which the browser stores and restores (EDITOR-16). */
export type UnsavedDraft = {
  readonly details?: TypedDetails;
  readonly steps: Readonly<Record<string, StepDraft>>;
  /** The details as they were when the typing began: they show what somebody else has changed since (EDITOR-18). */
  readonly detailsBase?: TypedDetails;
  readonly stepBases?: Readonly<Record<string, StepBase>>;
  /** The versions that were sent of each step, by its key, and of the details, because without an answer they may still have been saved. */
  readonly sent?: Readonly<Record<string, readonly StepDraft[]>>;
  readonly sentDetails?: readonly TypedDetails[];
  /** The Idempotency-Key of the step or the issue that is not created yet. */
  readonly key?: string;
  /** The step after which the new one comes; absent for the end. */
  readonly after?: string;
};

export const NO_DRAFT: UnsavedDraft = { steps: {} };

/** The storage of this tab only, so that two tabs with the same issue do not overwrite each other's text. */
const tab = safeStorage(() => window.sessionStorage);

/** Returns the key of a draft: a new issue has no id, and its draft is stored under 'new'. */
const keyOf = (issueId: string | undefined): string => `reslife.draft.${issueId ?? 'new'}`;

/** Adds missing details to a draft, because an older page stored fewer details. */
function whole({ details, detailsBase, ...draft }: UnsavedDraft): UnsavedDraft {
  return {
    ...draft,
    ...(details && { details: detailsOf(details) }),
    ...(detailsBase && { detailsBase: detailsOf(detailsBase) }),
  };
}

const isUnsavedDraft = (stored: unknown): stored is UnsavedDraft =>
  typeof stored === 'object' && stored !== null && 'steps' in stored;

export function storedDraft(issueId: string | undefined): UnsavedDraft {
  const stored = parseAs(tab.get(keyOf(issueId)), isUnsavedDraft);
  return stored ? whole(stored) : NO_DRAFT;
}

export function storeDraft(issueId: string | undefined, draft: UnsavedDraft): void {
  const isEmpty = draft.details === undefined && Object.keys(draft.steps).length === 0;
  if (isEmpty) tab.remove(keyOf(issueId));
  else tab.set(keyOf(issueId), JSON.stringify(draft));
}
