import type { ComponentProps } from 'react';
import { LIMITS } from '#core/base/limits.ts';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { PeopleSearch } from '../shared/people/PeopleSearch.tsx';
import { ownerMessages } from './messages.ts';
import { ownerChoices } from './owner-choices.ts';
import classes from './OwnerDropdown.module.css';
import { useChoosable, type Choosable } from './use-choosable.ts';

const words = ownerMessages;

interface OwnerDropdownProps extends Pick<
  ComponentProps<typeof Dropdown<string>>,
  'label' | 'required' | 'placeholder' | 'value' | 'onChange' | 'error'
> {
  hint?: string;
  /** Stays a choice whatever became of them. */
  kept?: string | null | undefined;
  /** Somebody who is none. */
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
export const OwnerDropdown = ({ kept, without, hint, ...dropdown }: OwnerDropdownProps) => {
  const among = useChoosable(dropdown.value);
  const people = among.people?.filter(({ _id }) => _id !== without) ?? [];
  const said = hintOf(among, hint);
  return (
    <div className={classes.choice}>
      {among.finding && (
        <PeopleSearch search={among.finding.search} onSearch={among.finding.onSearch} />
      )}
      <Dropdown
        {...dropdown}
        {...(said !== undefined && { hint: said })}
        options={ownerChoices(people, kept)}
      />
    </div>
  );
};
