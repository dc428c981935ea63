import type { Issue } from '#core/issue/issue.ts';
import type { TypedDetails } from '#core/issue/details.ts';
import type { PartConflict } from '#core/issue/issue-part-schema.ts';
import type { RemovedStep } from '#core/step/step-list.ts';
import type { Pending } from '#core/issue/second-person.ts';
import type { StepDraft } from '#core/step/step-schema.ts';
import type { SavedStep } from '#core/step/step.ts';
import type { Failure } from './failure.ts';
import type { EditorState } from './state.ts';

export type WantedChange = 'archived' | 'restored' | 'published' | 'takenBack';

/** An action that publishes text from before an urgent correction again, once it has a message for advisors (PUBLISH-15). */
export type BroughtBack = {
  readonly what: 'remove' | 'restore' | 'move';
  readonly send: (sentence: string) => void;
};

/** An order that was not saved, and the order from which it was made, as ids. */
export type LostOrder = { readonly base: readonly string[]; readonly mine: readonly string[] };

/** A new step under its key, after another step or at the end, with its content. */
export type AddedStep = {
  key: string;
  after?: string;
  draft?: StepDraft;
  /** True if the step was there before, and no failed save keeps it away; a sent version may have been saved by now. */
  isBack?: boolean;
  sent?: readonly StepDraft[];
};

/** The facts about the issue that a step's save returns: its version, the time, and its waiting changes. */
export type SavedAt = { version: number; at: string; pending?: Pending | undefined };

/** A step as a save returned it; a new step comes after the step `after`, or at the end. */
export type StepSaved = SavedAt & { pane: string; step: SavedStep; after?: string | undefined };

/** The members of the state that an action may set directly. */
type Noted = Partial<
  Pick<EditorState, 'draft' | 'saving' | 'broughtBack' | 'lostOrder' | 'sentOrders' | 'shownOrder'>
>;

export type EditorEvent =
  | { type: 'detailsTyped'; details: TypedDetails }
  | { type: 'stepTyped'; key: string; draft: StepDraft }
  | ({ type: 'stepAdded' } & AddedStep)
  | { type: 'newStepDropped' }
  | ({ type: 'noted' } & Noted)
  | { type: 'newStepMade' }
  | { type: 'issueCreated' }
  | { type: 'detailsSaved'; issue: Issue }
  | ({ type: 'stepSaved' } & StepSaved)
  | { type: 'failed'; failure: Failure }
  | { type: 'stepRemoved'; stepId: string }
  | ({ type: 'removalSaved'; stepId: string } & SavedAt)
  | { type: 'stepPutBack'; removed: RemovedStep }
  | { type: 'changeFailed'; wanted: WantedChange; error: unknown }
  /** The issue was loaded; `isNews` is true if only others changed it. */
  | { type: 'issueLoaded'; issue: Issue; isNews?: boolean }
  | { type: 'changedElsewhere'; changes: readonly PartConflict[] }
  | { type: 'conflictSettled'; pane: 'details'; details: TypedDetails }
  | { type: 'conflictSettled'; pane: string; draft: StepDraft }
  | { type: 'removedDraftReopened'; key: string; newKey: string; after: string | undefined };
