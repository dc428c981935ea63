import { useState } from 'react';
import { LIMITS } from '#core/base/limits.ts';
import type { Person } from '#core/people/person.ts';
import { usePeople, usePeopleById } from '../shared/people/use-people.ts';
import { NOBODY } from './owner-choices.ts';

/** Who is offered as an owner (ACCOUNTS-19). */
export interface Choosable {
  /** Whoever is chosen is among them; undefined while they are not known. */
  people: readonly Person[] | undefined;
  hasFailed: boolean;
  /** Where there are more than are offered at once: what they are narrowed by, and how many that finds. */
  finding?: { search: string; found: number; onSearch: (search: string) => void } | undefined;
}

/** The people of whom one may be chosen, a hundred at once; `chosen` is who is, by id. */
export function useChoosable(chosen: string | null | undefined): Choosable {
  const [search, onSearch] = useState('');
  const { data, isError } = usePeople({ search, page: 1 }, LIMITS.offeredOwners);
  const offered = data?.people;
  const isOffered = offered?.some(({ _id }) => _id === chosen);
  const kept = usePeopleById(isOffered === false && chosen !== NOBODY ? [chosen] : []);
  return {
    people: offered && [...offered, ...kept],
    hasFailed: isError,
    finding:
      (data?.total ?? 0) > LIMITS.offeredOwners || search !== ''
        ? { search, found: data?.found ?? 0, onSearch }
        : undefined,
  };
}
