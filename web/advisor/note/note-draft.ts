import { newKey } from '../../device.ts';
import { storage } from '../../safe-storage.ts';

/** What was typed about a step of a walk and not sent, under the key that it will have. */
export type NoteDraft = {
  readonly walk: string;
  readonly step: string;
  readonly key: string;
  readonly text: string;
};

const KEY = 'reslife.note';

/** What the phone keeps for this step of this walk, else an empty one. */
export function noteDraft(walk: string, step: string): NoteDraft {
  const kept = storage.get(KEY);
  const draft = kept === null ? undefined : (JSON.parse(kept) as NoteDraft);
  if (draft?.walk === walk && draft.step === step) return draft;
  return { walk, step, key: newKey(), text: '' };
}

/** Keeps it in place of any other. */
export function keepNoteDraft(draft: NoteDraft): void {
  storage.set(KEY, JSON.stringify(draft));
}

/** The office has it, or the outbox. */
export function forgetNoteDraft(): void {
  storage.remove(KEY);
}
