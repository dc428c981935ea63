import { newKey } from '../../../base/device.ts';
import { hasText, parseAs } from '../../../base/parse-as.ts';
import { storage } from '../../../base/safe-storage.ts';

/** What was typed about a step of a walk and not sent, under the key that it will have. */
export type NoteDraft = {
  readonly walk: string;
  readonly step: string;
  readonly key: string;
  readonly text: string;
};

const KEY = 'reslife.note';

/** Of more than these the oldest goes: somebody who leaves as many leaves them for good. */
const MOST = 20;

const MEMBERS = ['walk', 'step', 'key', 'text'] satisfies (keyof NoteDraft)[];

const isNoteDraft = (kept: unknown): kept is NoteDraft =>
  MEMBERS.every((member) => hasText(kept, member));

/** The oldest first; none if the phone holds something else in their place. */
function storedDrafts(): readonly NoteDraft[] {
  return parseAs(storage.get(KEY), Array.isArray)?.filter(isNoteDraft) ?? [];
}

function othersThan({ walk, step }: Pick<NoteDraft, 'walk' | 'step'>): NoteDraft[] {
  return storedDrafts().filter((draft) => draft.walk !== walk || draft.step !== step);
}

/** What the phone keeps for this step of this walk, else an empty one. */
export function noteDraft(walk: string, step: string): NoteDraft {
  const kept = storedDrafts().find((draft) => draft.walk === walk && draft.step === step);
  return kept ?? { walk, step, key: newKey(), text: '' };
}

/** Keeps it in place of what was typed at this step of this walk before. */
export function saveNoteDraft(draft: NoteDraft): void {
  storage.set(KEY, JSON.stringify([...othersThan(draft), draft].slice(-MOST)));
}

/** The server has it, or the outbox. */
export function forgetNoteDraft(draft: NoteDraft): void {
  storage.set(KEY, JSON.stringify(othersThan(draft)));
}
