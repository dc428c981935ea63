import type { CSSProperties, ReactNode } from 'react';
import { SHOWN, SORTS, type Shown } from '#core/issue/issue-list.ts';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { adminMessages } from '../base/messages.ts';
import { ListSearch } from '../shared/filters/ListSearch.tsx';
import classes from './ListTools.module.css';
import { issuesListMessages, SORT_NAMES, wordsOfShown } from './messages.ts';
import type { ListAddress } from './use-list-view.ts';

const shownOptions = SHOWN.map((value) => ({ value, label: wordsOfShown(value) }));
/** The choice in 'Show' while only the issues of one import are listed. */
const IMPORTED = 'imported';
const importedOption = { value: IMPORTED, label: issuesListMessages.justImported } as const;
const sortOptions = SORTS.map((value) => ({ value, label: SORT_NAMES[value] }));

interface ListToolsProps {
  address: ListAddress;
  onChange: (members: Partial<ListAddress>) => void;
  /** True if publishing needs a second person, so that issues may wait for a review. */
  needsApproval?: boolean;
  /** A node after the search: on a phone it has room next to the search, but the filter does not. */
  children?: ReactNode;
}

interface ChoiceProps<Value extends string> {
  label: string;
  /** If true, it is drawn without a box. */
  isPlain?: boolean;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

const Choice = <Value extends string>({ label, isPlain, ...dropdown }: ChoiceProps<Value>) => (
  <div
    className={isPlain ? classes.plain : classes.choice}
    style={{ '--letters': label.length } as CSSProperties}
  >
    <span className={classes.name} aria-hidden="true">
      {label}
    </span>
    <Dropdown label={label} hideLabel {...dropdown} />
  </div>
);

/** The search and the filter (LIST-2, LIST-10). */
export const ListTools = ({
  address,
  onChange,
  needsApproval = false,
  children,
}: ListToolsProps) => (
  <>
    <ListSearch
      placeholder={adminMessages.issues.search}
      search={address.search}
      onSearch={(search) => onChange({ search })}
    />
    {children}
    <Choice<Shown | typeof IMPORTED>
      label={issuesListMessages.show}
      options={[
        ...(address.imported === '' ? [] : [importedOption]),
        ...shownOptions.filter(({ value }) => needsApproval || value !== 'asked'),
      ]}
      value={address.imported === '' ? address.show : IMPORTED}
      onChange={(next) => next !== IMPORTED && onChange({ show: next, imported: '' })}
    />
  </>
);

/** The choice of the list's order (LIST-12). */
export const SortChoice = ({ address, onChange }: Pick<ListToolsProps, 'address' | 'onChange'>) => (
  <Choice
    isPlain
    label={issuesListMessages.sort}
    options={sortOptions}
    value={address.sort}
    onChange={(next) => onChange({ sort: next })}
  />
);
