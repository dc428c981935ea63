import { SHOWN, SORTS } from '#core/issue-list.ts';
import { Dropdown } from '#kit/dropdown/Dropdown.tsx';
import { SearchBox } from '#kit/search-box/SearchBox.tsx';
import { adminMessages } from '../messages.ts';
import classes from './ListTools.module.css';
import { issuesListMessages, wordsOfShown, wordsOfSort } from './messages.ts';
import type { ListAddress } from './use-list-view.ts';

const shownOptions = SHOWN.map((value) => ({ value, label: wordsOfShown(value) }));
const sortOptions = SORTS.map((value) => ({ value, label: wordsOfSort(value) }));

interface ListToolsProps {
  address: ListAddress;
  onChange: (members: Partial<ListAddress>) => void;
}

/** What is looked for, what is shown and in which order (LIST-2, LIST-10, LIST-12). */
export const ListTools = ({ address: { search, show, sort }, onChange }: ListToolsProps) => (
  <>
    <SearchBox
      placeholder={adminMessages.issues.search}
      searchText={search}
      onChange={(next) => onChange({ search: next })}
    />
    <div className={classes.choice}>
      <span className={classes.name} aria-hidden="true">
        {issuesListMessages.show}
      </span>
      <Dropdown
        label={issuesListMessages.show}
        hideLabel
        options={shownOptions}
        value={show}
        onChange={(next) => onChange({ show: next })}
      />
    </div>
    <div className={classes.choice}>
      <span className={classes.name} aria-hidden="true">
        {issuesListMessages.sort}
      </span>
      <Dropdown
        label={issuesListMessages.sort}
        hideLabel
        options={sortOptions}
        value={sort}
        onChange={(next) => onChange({ sort: next })}
      />
    </div>
  </>
);
