import { useState } from 'react';
import { LIMITS } from '#core/base/limits.ts';
import { SearchBox } from '#kit/controls/search-box/SearchBox.tsx';
import { usePaintedFirst } from '#kit/base/use-painted-first.ts';
import { peopleMessages } from './messages.ts';

interface PeopleSearchProps {
  search: string;
  onSearch: (search: string) => void;
}

/** Finds people by name or email (ACCOUNTS-18). A letter is painted before they are asked for. */
export const PeopleSearch = ({ search, onSearch }: PeopleSearchProps) => {
  const [typed, type] = useState<string>();
  usePaintedFirst(typed, (next) => {
    onSearch(next);
    type(undefined);
  });
  return (
    <SearchBox
      large
      placeholder={peopleMessages.search}
      searchText={typed ?? search}
      maxLength={LIMITS.search}
      onChange={type}
    />
  );
};
