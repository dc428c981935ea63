import type { Person } from '#core/people/person.ts';
import { ownerMessages } from './messages.ts';

/** The choice of no owner, which is no id. */
export const NOBODY = 'nobody';

/** Who may be chosen as an owner, by name, and nobody; `kept` stays a choice whatever became of them (ISSUES-23). */
export function ownerChoices(people: readonly Person[], kept?: string | null) {
  const able = people.filter(({ _id, state }) => state !== 'disabled' || _id === kept);
  const named = able.map(({ _id, name, email }) => ({
    value: _id,
    // Two of one name are told apart by their addresses.
    label: able.some((other) => other._id !== _id && other.name === name)
      ? `${name}, ${email}`
      : name,
    title: email,
  }));
  const missing = kept && !able.some(({ _id }) => _id === kept);
  return [
    { value: NOBODY, label: ownerMessages.nobody },
    ...named.sort((a, b) => a.label.localeCompare(b.label, 'en')),
    ...(missing ? [{ value: kept, label: ownerMessages.somebody }] : []),
  ];
}
