import { useState } from 'react';
import { LIMITS } from '#core/base/limits.ts';
import { SearchBox } from '#kit/controls/search-box/SearchBox.tsx';
import { usePaintedFirst } from '#kit/base/use-painted-first.ts';

interface ListSearchProps {
  placeholder: string;
  large?: boolean;
  search: string;
  onSearch: (search: string) => void;
}

/** A search of a list. A typed letter is painted before the list hears of it, because that takes longer. */
export const ListSearch = ({ search, onSearch, ...box }: ListSearchProps) => {
  const [typed, type] = useState<string>();
  usePaintedFirst(typed, (next) => {
    onSearch(next);
    type(undefined);
  });
  return (
    <SearchBox {...box} searchText={typed ?? search} maxLength={LIMITS.search} onChange={type} />
  );
};
