import { useState } from 'react';
import { newKey } from '../../../base/device.ts';
import { hasText, memberOf, parseAs } from '../../../base/parse-as.ts';
import { storage } from '../../../base/safe-storage.ts';

/** A typed text that was not sent yet, with the key under which it will be sent. */
export type Draft = {
  /** The id of a walk, or the address of a page. */
  readonly walk: string;
  /** The id of a step, or the name of the advisor who types on that page, because people may share a phone. */
  readonly step: string;
  readonly key: string;
  readonly text: string;
  /** The stars, if the form asks for them. */
  readonly rating?: number;
};

const KEY = 'reslife.note';

/** The most drafts that the phone keeps: if there are more, the oldest is dropped, because its author will not send it any more. */
const MAX_DRAFTS = 20;

const MEMBERS = ['walk', 'step', 'key', 'text'] satisfies (keyof Draft)[];

const isDraft = (stored: unknown): stored is Draft =>
  MEMBERS.every((member) => hasText(stored, member)) &&
  ['number', 'undefined'].includes(typeof memberOf(stored, 'rating'));

/** Lists the drafts, the oldest first; none if the phone stores something else in their place. */
function storedDrafts(): readonly Draft[] {
  return parseAs(storage.get(KEY), Array.isArray)?.filter(isDraft) ?? [];
}

function othersThan({ walk, step }: Pick<Draft, 'walk' | 'step'>): Draft[] {
  return storedDrafts().filter((draft) => draft.walk !== walk || draft.step !== step);
}

export function draftOf(walk: string, step: string): Draft {
  const stored = storedDrafts().find((draft) => draft.walk === walk && draft.step === step);
  return stored ?? { walk, step, key: newKey(), text: '' };
}

export function saveDraft(draft: Draft): void {
  storage.set(KEY, JSON.stringify([...othersThan(draft), draft].slice(-MAX_DRAFTS)));
}

/** Drops a draft that the server or the outbox has. */
export function forgetDraft(draft: Draft): void {
  storage.set(KEY, JSON.stringify(othersThan(draft)));
}

/** Keeps the text typed in one place, letter by letter, through a reload (MESSAGES-14), and returns it with a function that changes it. */
export function useDraft(
  walk: string,
  step: string,
): [draft: Draft, type: (typed: Partial<Pick<Draft, 'text' | 'rating'>>) => void] {
  const [draft, setDraft] = useState(() => draftOf(walk, step));
  return [
    draft,
    (typed) => {
      const next = { ...draft, ...typed };
      setDraft(next);
      saveDraft(next);
    },
  ];
}
