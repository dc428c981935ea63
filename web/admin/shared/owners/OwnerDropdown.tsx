import { LOCALE } from '#core/base/locale.ts';
import { type ComponentProps, useState } from 'react';
import { LIMITS } from '#core/base/limits.ts';
import type { Person } from '#core/people/person.ts';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { ListSearch } from '../filters/ListSearch.tsx';
import { usePeople, usePeopleById } from '../people/use-people.ts';
import { peopleMessages } from '../people/messages.ts';
import { ownerMessages as words } from './messages.ts';
import classes from './OwnerDropdown.module.css';

/** The value for no owner, which is not an id. */
export const NOBODY = 'nobody';

/** Returns the people who may be chosen as an owner, by name, and nobody; `current` stays a choice in any state (ISSUES-23). */
function ownerChoices(people: readonly Person[], current?: string | null) {
  const selectable = people.filter(({ _id, state }) => state !== 'disabled' || _id === current);
  const named = selectable.map(({ _id, name, email }) => ({
    value: _id,
    // Two people with the same name are told apart by their addresses.
    label: selectable.some((other) => other._id !== _id && other.name === name)
      ? `${name}, ${email}`
      : name,
    title: email,
  }));
  const missing = current && !selectable.some(({ _id }) => _id === current);
  return [
    { value: NOBODY, label: words.nobody },
    ...named.sort((a, b) => a.label.localeCompare(b.label, LOCALE)),
    ...(missing ? [{ value: current, label: words.somebody }] : []),
  ];
}

interface OwnerDropdownProps extends Pick<
  ComponentProps<typeof Dropdown<string>>,
  'label' | 'required' | 'placeholder' | 'value' | 'onChange' | 'error'
> {
  hint?: string;
  /** The current owner, who stays a choice even if the account was disabled. */
  current?: string | null | undefined;
  without?: string;
}

/** Returns a hint if there are too many people to list at once, or if none was found. */
function hintOf(found: number): string | undefined {
  if (found === 0) return words.noneFound;
  return found > LIMITS.offeredOwners ? words.firstOf(LIMITS.offeredOwners, found) : undefined;
}

/** A choice of an owner or nobody; if there are more than a hundred people, they are searched by name or email first (ACCOUNTS-19). */
export const OwnerDropdown = ({ current, without, hint, ...dropdown }: OwnerDropdownProps) => {
  const [search, onSearch] = useState('');
  const { data, isError } = usePeople({ search, page: 1 }, LIMITS.offeredOwners);
  const { people: offered = [], total = 0, found = 0 } = data ?? {};
  const isNamed = data && !offered.some(({ _id }) => _id === dropdown.value);
  const named = usePeopleById(isNamed && dropdown.value !== NOBODY ? [dropdown.value] : []);
  const isSearched = total > LIMITS.offeredOwners || search !== '';
  const said = isError ? words.peopleFailed : ((isSearched ? hintOf(found) : undefined) ?? hint);
  const people = [...offered, ...named].filter(({ _id }) => _id !== without);
  return (
    <div className={classes.choice}>
      {isSearched && (
        <ListSearch large placeholder={peopleMessages.search} search={search} onSearch={onSearch} />
      )}
      <Dropdown
        {...dropdown}
        {...(said !== undefined && { hint: said })}
        options={ownerChoices(people, current)}
      />
    </div>
  );
};
