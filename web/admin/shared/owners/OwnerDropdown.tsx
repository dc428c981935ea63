import { type ComponentProps, useState } from 'react';
import { LIMITS } from '#core/base/limits.ts';
import type { Person } from '#core/people/person.ts';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { ListSearch } from '../filters/ListSearch.tsx';
import { usePeople, usePeopleById } from '../people/use-people.ts';
import { peopleMessages } from '../people/messages.ts';
import { ownerMessages as words } from './messages.ts';
import classes from './OwnerDropdown.module.css';

/** The choice of no owner, which is not an id. */
export const NOBODY = 'nobody';

/** Returns the people who may be chosen as an owner, by name, and nobody; `current` stays a choice in any state (ISSUES-23). */
function ownerChoices(people: readonly Person[], current?: string | null) {
  const selectable = people.filter(({ _id, state }) => state !== 'disabled' || _id === current);
  const named = selectable.map(({ _id, name, email }) => ({
    value: _id,
    // Two people of one name are distinguished by their addresses.
    label: selectable.some((other) => other._id !== _id && other.name === name)
      ? `${name}, ${email}`
      : name,
    title: email,
  }));
  const missing = current && !selectable.some(({ _id }) => _id === current);
  return [
    { value: NOBODY, label: words.nobody },
    ...named.sort((a, b) => a.label.localeCompare(b.label, 'en')),
    ...(missing ? [{ value: current, label: words.somebody }] : []),
  ];
}

/** The people offered as an owner (ACCOUNTS-19). */
interface Choosable {
  /** The chosen person is among them; undefined while they are not known. */
  people: readonly Person[] | undefined;
  hasFailed: boolean;
  /** The search that narrows them if there are too many to offer at once, and how many it finds. */
  finding?: { search: string; found: number; onSearch: (search: string) => void } | undefined;
}

/** Returns the people to choose from, a hundred at once; `chosen` is the id of the chosen one. */
function useChoosable(chosen: string | null | undefined): Choosable {
  const [search, onSearch] = useState('');
  const { data, isError } = usePeople({ search, page: 1 }, LIMITS.offeredOwners);
  const offered = data?.people;
  const isOffered = offered?.some(({ _id }) => _id === chosen);
  const named = usePeopleById(isOffered === false && chosen !== NOBODY ? [chosen] : []);
  return {
    people: offered && [...offered, ...named],
    hasFailed: isError,
    finding:
      (data?.total ?? 0) > LIMITS.offeredOwners || search !== ''
        ? { search, found: data?.found ?? 0, onSearch }
        : undefined,
  };
}

interface OwnerDropdownProps extends Pick<
  ComponentProps<typeof Dropdown<string>>,
  'label' | 'required' | 'placeholder' | 'value' | 'onChange' | 'error'
> {
  hint?: string;
  /** Stays a choice whatever became of them. */
  current?: string | null | undefined;
  /** A person who is not offered. */
  without?: string;
}

function hintOf({ hasFailed, finding }: Choosable, hint: string | undefined): string | undefined {
  if (hasFailed) return words.peopleFailed;
  if (!finding) return hint;
  if (finding.found === 0) return words.noneFound;
  return finding.found > LIMITS.offeredOwners
    ? words.firstOf(LIMITS.offeredOwners, finding.found)
    : hint;
}

/** Chooses an owner or nobody; above a hundred people they are found by name or email first (ACCOUNTS-19). */
export const OwnerDropdown = ({ current, without, hint, ...dropdown }: OwnerDropdownProps) => {
  const among = useChoosable(dropdown.value);
  const people = among.people?.filter(({ _id }) => _id !== without) ?? [];
  const hintText = hintOf(among, hint);
  return (
    <div className={classes.choice}>
      {among.finding && (
        <ListSearch
          large
          placeholder={peopleMessages.search}
          search={among.finding.search}
          onSearch={among.finding.onSearch}
        />
      )}
      <Dropdown
        {...dropdown}
        {...(hintText !== undefined && { hint: hintText })}
        options={ownerChoices(people, current)}
      />
    </div>
  );
};
