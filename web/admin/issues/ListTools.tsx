import { useEffect, useEffectEvent, useState } from 'react';
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

/** A letter is painted before the address is told of it, which takes longer, and with it the list. */
const Search = ({ address: { search }, onChange }: ListToolsProps) => {
  const [typed, setTyped] = useState<string>();
  const tell = useEffectEvent((): void => {
    if (typed !== undefined) onChange({ search: typed });
    setTyped(undefined);
  });
  useEffect(() => {
    if (typed === undefined) return undefined;
    let painted: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      painted = setTimeout(() => tell());
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(painted);
    };
  }, [typed]);
  return (
    <SearchBox
      placeholder={adminMessages.issues.search}
      searchText={typed ?? search}
      onChange={setTyped}
    />
  );
};

/** What is looked for, what is shown and in which order (LIST-2, LIST-10, LIST-12). */
export const ListTools = ({ address, onChange }: ListToolsProps) => (
  <>
    <Search address={address} onChange={onChange} />
    <div className={classes.choice}>
      <span className={classes.name} aria-hidden="true">
        {issuesListMessages.show}
      </span>
      <Dropdown
        label={issuesListMessages.show}
        hideLabel
        options={shownOptions}
        value={address.show}
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
        value={address.sort}
        onChange={(next) => onChange({ sort: next })}
      />
    </div>
  </>
);
