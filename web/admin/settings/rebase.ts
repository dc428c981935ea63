import type { Area, Campus, Contact } from '#core/campus/campus-schema.ts';
import { EMERGENCY } from '#core/campus/campus.ts';
import { isSameContact, mergedContact } from '#core/campus/contact-members.ts';
import { ISSUE_CATEGORIES, type IssueCategory } from '#core/base/category.ts';
import { areasOf, isSame, sharedIds, type SettingsDraft } from './settings-draft.ts';

function pick<T>(saved: T, mine: T, theirs: T): T {
  return isSame(saved, mine) ? theirs : mine;
}

const rebasedArea = (saved: Area, mine: Area, theirs: Area): Required<Area> => ({
  id: mine.id,
  name: pick(saved.name, mine.name, theirs.name),
});

/** The functions that lists of contacts and of areas share. */
type Items<T> = {
  readonly isSameItem: (one: T, other: T) => boolean;
  readonly rebase: (saved: T, mine: T, theirs: T) => T;
};

const CONTACTS: Items<Contact> = { isSameItem: isSameContact, rebase: mergedContact };
const AREAS: Items<Area> = { isSameItem: isSame, rebase: rebasedArea };

function rebasedList<T extends { readonly id: string }>(
  { isSameItem, rebase }: Items<T>,
  saved: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
): T[] {
  const byId = (list: readonly T[]) => new Map(list.map((item) => [item.id, item]));
  const [before, typed, there] = [byId(saved), byId(mine), byId(theirs)];
  // Mine in my order if I changed it, otherwise in theirs.
  const isMoved = !isSame(sharedIds(saved, mine), sharedIds(mine, saved));
  const [first, second] = isMoved ? [typed, there] : [there, typed];
  return [...new Set([...first.keys(), ...second.keys()])].flatMap((id) => {
    const old = before.get(id);
    const my = typed.get(id);
    const their = there.get(id);
    if (my && their) return old ? rebase(old, my, their) : my;
    // They removed it: text that I typed into it stays.
    if (my) return old && isSameItem(old, my) ? [] : my;
    return their && !old ? their : [];
  });
}

type Words = readonly string[];

function rebasedWords(saved: Words, mine: Words, theirs: Words): string[] {
  const removed = new Set(saved.filter((word) => !mine.includes(word)));
  const remaining = theirs.filter((word) => !removed.has(word));
  return [...new Set([...remaining, ...mine.filter((word) => !saved.includes(word))])];
}

const wordsOf = ({ synonyms }: Campus, category: IssueCategory): Words => synonyms[category] ?? [];

/**
 * Returns the draft typed on top of `saved`, moved on top of what somebody else saved meanwhile (CAMPUS-8): nothing
 * typed is lost, and of theirs only what was typed over.
 */
export function rebased(
  saved: Campus,
  { campus, replace }: SettingsDraft,
  theirs: Campus,
): SettingsDraft {
  const contacts = rebasedList(CONTACTS, saved.contacts, campus.contacts, theirs.contacts);
  const main = pick(saved.main ?? '', campus.main ?? '', theirs.main ?? '');
  const stays = new Set(contacts.map(({ id }) => id));
  return {
    campus: {
      name: pick(saved.name, campus.name, theirs.name),
      emergency: {
        words: pick(saved.emergency.words, campus.emergency.words, theirs.emergency.words),
        number: pick(saved.emergency.number, campus.emergency.number, theirs.emergency.number),
      },
      ...(main !== '' && { main }),
      contacts,
      synonyms: Object.fromEntries(
        ISSUE_CATEGORIES.map(
          (name) =>
            [
              name,
              rebasedWords(wordsOf(saved, name), wordsOf(campus, name), wordsOf(theirs, name)),
            ] as const,
        ).filter(([, words]) => words.length > 0),
      ),
      areas: rebasedList(AREAS, areasOf(saved), areasOf(campus), areasOf(theirs)),
    },
    replace: Object.fromEntries(
      Object.entries(replace).filter(
        ([gone, other]) => !stays.has(gone) && (other === EMERGENCY || stays.has(other)),
      ),
    ),
  };
}
