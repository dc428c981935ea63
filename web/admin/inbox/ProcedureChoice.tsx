import { useRef, useState } from 'react';
import type { PublishedIssue } from '#core/issue/wire-schema.ts';
import type { SearchedIn } from '#core/search/search-term.ts';
import { searchIssues } from '#core/search/search.ts';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { SearchBox } from '#kit/controls/search-box/SearchBox.tsx';
import { searchMessages as words } from './messages.ts';

interface ProcedureChoiceProps {
  /** The procedures that may be chosen. */
  among: readonly PublishedIssue[];
  /** All published procedures, with the words by which advisors find them. */
  published: SearchedIn<PublishedIssue>;
  autoFocus: boolean;
  error: string | undefined;
  /** The id of the chosen procedure; '' if none is chosen. */
  value: string;
  onChange: (id: string) => void;
}

/** A choice of a procedure: words typed above it list the procedures that advisors would find, and the best one is chosen (INBOX-16). */
export const ProcedureChoice = (props: ProcedureChoiceProps) => {
  const { among, published, autoFocus, error, value, onChange } = props;
  const list = useRef<HTMLSelectElement>(null);
  const [sought, seek] = useState('');
  const foundBy = (search: string) =>
    search.trim() === '' ? among : searchIssues(search, { ...published, issues: among }).issues;
  const found = foundBy(sought);
  return (
    <>
      <SearchBox
        placeholder={words.searchProcedures}
        autoFocus={autoFocus}
        searchText={sought}
        onChange={(next) => {
          seek(next);
          onChange(next.trim() === '' ? '' : (foundBy(next)[0]?._id ?? ''));
        }}
        onSearch={() => list.current?.focus()}
      />
      <Dropdown
        ref={list}
        label={words.whichMeant}
        hint={words.whichMeantHint}
        required
        error={error}
        options={found.map(({ _id, title }) => ({ value: _id, label: title }))}
        placeholder={found.length > 0 ? words.choose : words.noProcedure}
        value={value}
        onChange={onChange}
      />
    </>
  );
};
