import { memo, useDeferredValue, useMemo } from 'react';
import { Button } from '#kit/button/Button.tsx';
import { ButtonLink } from '#kit/button/ButtonLink.tsx';
import { EmptyState } from '#kit/empty-state/EmptyState.tsx';
import { Plus } from '#kit/icon/drawings/plus.ts';
import { Printer } from '#kit/icon/drawings/printer.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { SearchBox } from '#kit/search-box/SearchBox.tsx';
import type { IssueSummary } from '#core/issue.ts';
import { issuesMatching } from '#core/issue-search.ts';
import { EmptyTreeDrawing } from './EmptyTreeDrawing.tsx';
import { ListedIssue } from './ListedIssue.tsx';
import { SCREENFUL, useDrawn } from '../use-drawn.ts';
import classes from './IssuesList.module.css';
import { adminMessages } from '../messages.ts';
import { printMessages } from '../print/messages.ts';
import { followInApp } from '../../link-click.ts';
import { paths } from '../../paths.ts';

const words = adminMessages.issues;

interface IssuesListProps {
  issues: readonly IssueSummary[];
  search: string;
  onSearch: (search: string) => void;
  onCreate: () => void;
  onOpen: (path: string) => void;
  onPublish: (issue: IssueSummary) => Promise<void>;
  /** The issue that is being published. */
  busyId: string | undefined;
  /** The issue that could not be published, for a reason other than its problems. */
  failedId: string | undefined;
}

const CreateButton = ({ onCreate }: Pick<IssuesListProps, 'onCreate'>) => (
  <Button variant="primary" icon={<Icon icon={Plus} size={18} />} onClick={onCreate}>
    {words.create}
  </Button>
);

interface CardsProps extends Pick<
  IssuesListProps,
  'issues' | 'onOpen' | 'onPublish' | 'busyId' | 'failedId'
> {
  shown: readonly IssueSummary[];
}

// Rendered for what was found, and not for the key that asks for it.
const Cards = memo(({ issues, shown, onOpen, onPublish, busyId, failedId }: CardsProps) => {
  const drawn = useDrawn(issues.length);
  const isShown = new Set(shown);
  const isSeenFirst = new Set(shown.slice(0, SCREENFUL));
  return (
    <ul className={classes.cards}>
      {issues.map((issue, index) => (
        <ListedIssue
          key={issue._id}
          issue={issue}
          isShown={isShown.has(issue)}
          isDrawn={index < drawn || isSeenFirst.has(issue)}
          onOpen={onOpen}
          onPublish={onPublish}
          isBusy={busyId === issue._id}
          hasFailed={failedId === issue._id}
        />
      ))}
    </ul>
  );
});

export const IssuesList = ({
  issues,
  search,
  onSearch,
  onCreate,
  onOpen,
  onPublish,
  busyId,
  failedId,
}: IssuesListProps) => {
  // The box shows each key at once; what is found follows, and never makes the next key wait.
  const searched = useDeferredValue(search);
  const shown = useMemo(() => issuesMatching(issues, searched), [issues, searched]);
  const isEmpty = issues.length === 0;
  const isPublished = issues.some(({ publish }) => publish);
  return (
    <>
      <div className={classes.toolbar}>
        <SearchBox placeholder={words.search} searchText={search} onChange={onSearch} />
        <p className={classes.showing} role="status">
          {words.showing(shown.length)}
        </p>
        {isPublished && (
          <ButtonLink
            icon={<Icon icon={Printer} size={18} />}
            href={paths.print()}
            onClick={(event) => followInApp(event, () => onOpen(paths.print()))}
          >
            {printMessages.print}
          </ButtonLink>
        )}
        {!isEmpty && <CreateButton onCreate={onCreate} />}
      </div>
      {isEmpty && (
        <EmptyState
          title={words.empty}
          icon={<EmptyTreeDrawing />}
          action={<CreateButton onCreate={onCreate} />}
        >
          {words.emptyText}
        </EmptyState>
      )}
      {!isEmpty && shown.length === 0 && (
        <EmptyState
          title={words.noResults}
          action={<Button onClick={() => onSearch('')}>{words.showAll}</Button>}
        />
      )}
      <Cards
        issues={issues}
        shown={shown}
        onOpen={onOpen}
        onPublish={onPublish}
        busyId={busyId}
        failedId={failedId}
      />
    </>
  );
};
