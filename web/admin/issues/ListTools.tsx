import { useState } from 'react';
import { SHOWN, SORTS, type Shown } from '#core/issue/issue-list.ts';
import { LIMITS } from '#core/base/limits.ts';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { SearchBox } from '#kit/controls/search-box/SearchBox.tsx';
import { usePaintedFirst } from '#kit/base/use-painted-first.ts';
import { adminMessages } from '../base/messages.ts';
import classes from './ListTools.module.css';
import { issuesListMessages, wordsOfShown, wordsOfSort } from './messages.ts';
import type { ListAddress } from './use-list-view.ts';

const shownOptions = SHOWN.map((value) => ({ value, label: wordsOfShown(value) }));
/** The choice in 'Show' while only the issues of one import are listed. */
const IMPORTED = 'imported';
const importedOption = { value: IMPORTED, label: issuesListMessages.justImported } as const;
const sortOptions = SORTS.map((value) => ({ value, label: wordsOfSort(value) }));

interface ListToolsProps {
  address: ListAddress;
  onChange: (members: Partial<ListAddress>) => void;
  /** Publishing needs a second person, whose review can be asked for. */
  needsApproval?: boolean;
}

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

const Choice = <Value extends string>({ label, ...dropdown }: ChoiceProps<Value>) => (
  <div className={classes.choice}>
    <span className={classes.name} aria-hidden="true">
      {label}
    </span>
    <Dropdown label={label} hideLabel {...dropdown} />
  </div>
);

/** A letter is painted before the address hears of it, which takes longer, as does the list. */
const Search = ({ address: { search }, onChange }: Omit<ListToolsProps, 'needsApproval'>) => {
  const [typed, type] = useState<string>();
  usePaintedFirst(typed, (next) => {
    onChange({ search: next });
    type(undefined);
  });
  return (
    <SearchBox
      placeholder={adminMessages.issues.search}
      searchText={typed ?? search}
      maxLength={LIMITS.search}
      onChange={type}
    />
  );
};

/** The search, the filter and the order (LIST-2, LIST-10, LIST-12). */
export const ListTools = ({ address, onChange, needsApproval = false }: ListToolsProps) => (
  <>
    <Search address={address} onChange={onChange} />
    <Choice<Shown | typeof IMPORTED>
      label={issuesListMessages.show}
      options={[
        ...(address.imported === '' ? [] : [importedOption]),
        ...shownOptions.filter(({ value }) => needsApproval || value !== 'asked'),
      ]}
      value={address.imported === '' ? address.show : IMPORTED}
      onChange={(next) => next !== IMPORTED && onChange({ show: next, imported: '' })}
    />
    <Choice
      label={issuesListMessages.sort}
      options={sortOptions}
      value={address.sort}
      onChange={(next) => onChange({ sort: next })}
    />
  </>
);
