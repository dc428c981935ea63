import type { Campus, Contact } from '#core/campus/campus-schema.ts';
import { EMERGENCY } from '#core/campus/campus.ts';
import { ISSUE_CATEGORIES, type IssueCategory } from '#core/base/category.ts';
import { isSame, isSameContact, sharedIds, type SettingsDraft } from './settings-draft.ts';

function pick<T>(saved: T, mine: T, theirs: T): T {
  return isSame(saved, mine) ? theirs : mine;
}

function rebasedContact(saved: Contact, mine: Contact, theirs: Contact): Contact {
  return {
    id: mine.id,
    name: pick(saved.name, mine.name, theirs.name),
    number: pick(saved.number, mine.number, theirs.number),
    when: pick(saved.when, mine.when, theirs.when),
    categories: pick(saved.categories, mine.categories, theirs.categories),
  };
}

type Contacts = readonly Contact[];

function rebasedContacts(saved: Contacts, mine: Contacts, theirs: Contacts): Contact[] {
  const [before, typed, there] = [saved, mine, theirs].map(
    (contacts) => new Map(contacts.map((contact) => [contact.id, contact])),
  ) as [Map<string, Contact>, Map<string, Contact>, Map<string, Contact>];
  // Mine in my order where I changed it, else in theirs.
  const isMoved = !isSame(sharedIds(saved, mine), sharedIds(mine, saved));
  const [first, second] = isMoved ? [typed, there] : [there, typed];
  return [...new Set([...first.keys(), ...second.keys()])].flatMap((id) => {
    const old = before.get(id);
    const my = typed.get(id);
    const their = there.get(id);
    if (my && their) return old ? rebasedContact(old, my, their) : my;
    // They removed it: what I typed into it stays.
    if (my) return old && isSameContact(old, my) ? [] : my;
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
 * What was typed on top of `saved`, on top of what somebody else saved meanwhile (CAMPUS-8): nothing
 * typed is lost, and nothing of theirs that was not typed over.
 */
export function rebased(
  saved: Campus,
  { campus, replace }: SettingsDraft,
  theirs: Campus,
): SettingsDraft {
  const contacts = rebasedContacts(saved.contacts, campus.contacts, theirs.contacts);
  const stays = new Set(contacts.map(({ id }) => id));
  return {
    campus: {
      name: pick(saved.name, campus.name, theirs.name),
      emergency: {
        words: pick(saved.emergency.words, campus.emergency.words, theirs.emergency.words),
        number: pick(saved.emergency.number, campus.emergency.number, theirs.emergency.number),
      },
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
    },
    replace: Object.fromEntries(
      Object.entries(replace).filter(
        ([gone, other]) => !stays.has(gone) && (other === EMERGENCY || stays.has(other)),
      ),
    ),
  };
}
