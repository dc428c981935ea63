import type { Area, Campus, Contact } from './campus-schema.ts';

const spoken = (number: string | undefined): string => number || 'no number';

/** Says that something is another one; nothing where it is not. */
const changed = (what: string, before: string, after: string): readonly string[] =>
  before === after ? [] : [`${what}: ${before}, now ${after}`];

const namesOf = (areas: readonly Area[] = []): string =>
  areas.map(({ name }) => name).join(', ') || 'none';

/** Writes what else decides whether a contact is called as one text. */
const dutyOf = ({ dial, when, categories, areas, hours, role }: Contact): string =>
  JSON.stringify([dial, when, categories, areas, hours, role]);

function contactChanges(before: Contact, after: Contact): readonly string[] {
  const { name } = before;
  const lines = [
    ...changed('Name', name, after.name),
    ...changed(`Number of ${after.name}`, spoken(before.number), spoken(after.number)),
  ];
  if (dutyOf(before) === dutyOf(after)) return lines;
  return [...lines, `When, where or for what ${after.name} is called is different.`];
}

const idsOf = (contacts: readonly Contact[]): string => contacts.map(({ id }) => id).join(' ');

/** Says whom phones call since the campus was changed, old and new, a line each; none if that is as before (ACTS-2). */
export function callChanges(before: Campus, after: Campus): readonly string[] {
  const [was, is] = [before.emergency, after.emergency];
  const former = new Map(before.contacts.map((contact) => [contact.id, contact]));
  const ids = new Set(after.contacts.map(({ id }) => id));
  const stayed = before.contacts.filter(({ id }) => ids.has(id));
  const inOrder = after.contacts.filter(({ id }) => former.has(id));
  const numbers = [
    ...changed('Emergency number', spoken(was.number), spoken(is.number)),
    ...changed('Words for the emergency services', was.words, is.words),
    ...changed('Main number', spoken(before.main), spoken(after.main)),
  ];
  const isOtherPlace = JSON.stringify(before.areas ?? []) !== JSON.stringify(after.areas ?? []);
  const gone = before.contacts.filter(({ id }) => !ids.has(id));
  const others = after.contacts.flatMap((contact) => {
    const known = former.get(contact.id);
    if (known) return contactChanges(known, contact);
    return [`Added: ${contact.name}, ${spoken(contact.number)}`];
  });
  const isReordered = idsOf(stayed) !== idsOf(inOrder);
  return [
    ...numbers,
    ...(isOtherPlace ? [`Areas: ${namesOf(before.areas)}, now ${namesOf(after.areas)}`] : []),
    ...gone.map(({ name, number }) => `Removed: ${name}, ${spoken(number)}`),
    ...others,
    ...(isReordered ? ['The contacts are in another order.'] : []),
  ];
}
