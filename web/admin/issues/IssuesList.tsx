import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '#kit/button/Button.tsx';
import { EmptyState } from '#kit/empty-state/EmptyState.tsx';
import { Plus } from '#kit/icon/drawings/plus.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { SearchBox } from '#kit/search-box/SearchBox.tsx';
import type { Issue } from '#core/issue.ts';
import { issuesMatching } from '#core/issue-search.ts';
import { ActionFailed } from '../states/ActionFailed.tsx';
import { EmptyTreeDrawing } from './EmptyTreeDrawing.tsx';
import { IssueCard } from './IssueCard.tsx';
import classes from './IssuesList.module.css';
import { adminMessages } from '../messages.ts';

const words = adminMessages.issues;

interface IssuesListProps {
  issues: readonly Issue[];
  search: string;
  onSearch: (search: string) => void;
  onCreate: () => void;
  onOpen: (path: string) => void;
  onPublish: (issue: Issue) => Promise<void>;
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

/** Publishing removes the focused button: the card's link gets the focus. */
const ListedIssue = ({ isPublished, children }: { isPublished: boolean; children: ReactNode }) => {
  const item = useRef<HTMLLIElement>(null);
  const wasPublished = useRef(isPublished);
  useLayoutEffect(() => {
    const isNew = isPublished && !wasPublished.current;
    wasPublished.current = isPublished;
    if (isNew && document.activeElement === document.body)
      item.current?.querySelector('a')?.focus();
  }, [isPublished]);
  return <li ref={item}>{children}</li>;
};

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
  const shown = issuesMatching(issues, search);
  const isEmpty = issues.length === 0;
  return (
    <>
      <div className={classes.toolbar}>
        <SearchBox placeholder={words.search} searchText={search} onChange={onSearch} />
        <p className={classes.showing} role="status">
          {words.showing(shown.length)}
        </p>
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
      <ul className={classes.cards}>
        {shown.map((issue) => (
          <ListedIssue key={issue._id} isPublished={issue.publish}>
            <IssueCard
              issue={issue}
              onOpen={onOpen}
              onPublish={() => void onPublish(issue)}
              busy={busyId === issue._id}
            />
            {failedId === issue._id && (
              <ActionFailed
                text={words.notPublished}
                onRetry={async () => await onPublish(issue)}
              />
            )}
          </ListedIssue>
        ))}
      </ul>
    </>
  );
};
