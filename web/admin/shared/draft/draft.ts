import type { TypedDetails } from '#core/issue/details.ts';
import { detailsOf } from '#core/issue/typed-details.ts';
import type { StepDraft } from '#core/step/step-schema.ts';
import type { SavedStep } from '#core/step/step.ts';
import { parseAs } from '../../../base/parse-as.ts';
import { safeStorage } from '../../../base/safe-storage.ts';

/** The key of the one step that is not saved yet; saved steps have their id as key. */
export const NEW_STEP = 'new';

/** A saved step as it stood when typing into it began, and its number then. */
export type StepBase = { readonly step: SavedStep; readonly number: number };

/** The typed and unsaved text, stored by the browser and restored (EDITOR-16). */
export type UnsavedDraft = {
  readonly details?: TypedDetails;
  readonly steps: Readonly<Record<string, StepDraft>>;
  /** The details when the typing began: they show what somebody else changed since (EDITOR-18). */
  readonly detailsBase?: TypedDetails;
  readonly stepBases?: Readonly<Record<string, StepBase>>;
  /** The versions sent of a step, by its key, and of the details: without an answer they may have been saved all the same. */
  readonly sent?: Readonly<Record<string, readonly StepDraft[]>>;
  readonly sentDetails?: readonly TypedDetails[];
  /** The Idempotency-Key of the step, or of the issue, that is not created yet. */
  readonly key?: string;
  /** The step that the one not created yet comes after; absent at the end. */
  readonly after?: string;
};

export const NO_DRAFT: UnsavedDraft = { steps: {} };

/** Belongs only to this tab, so that two tabs on one issue do not overwrite each other's fields. */
const tab = safeStorage(() => window.sessionStorage);

/** Returns the key of a draft: a new issue has no id, and its draft is stored under 'new'. */
const keyOf = (issueId: string | undefined): string => `reslife.draft.${issueId ?? 'new'}`;

/** Fills in details of a draft: an older page stored fewer than there are. */
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
