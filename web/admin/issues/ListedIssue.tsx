import { memo, useLayoutEffect, useRef } from 'react';
import type { IssueSummary } from '#core/issue.ts';
import { adminMessages } from '../messages.ts';
import { ActionFailed } from '../states/ActionFailed.tsx';
import { IssueCard } from './IssueCard.tsx';

interface ListedIssueProps {
  issue: IssueSummary;
  /** It matches the search. */
  isShown: boolean;
  /** Its place alone is there until its card is drawn. */
  isDrawn: boolean;
  onOpen: (path: string) => void;
  onPublish: (issue: IssueSummary) => Promise<void>;
  /** It is being published. */
  isBusy: boolean;
  /** It could not be published, for a reason other than its problems. */
  hasFailed: boolean;
}

/** One place of the list. A search hides it and leaves its card, which would take longer to draw again. */
export const ListedIssue = memo(
  ({ issue, isShown, isDrawn, onOpen, onPublish, isBusy, hasFailed }: ListedIssueProps) => {
    const item = useRef<HTMLLIElement>(null);
    const wasPublished = useRef(issue.publish);
    // Publishing removes the focused button: the card's link gets the focus.
    useLayoutEffect(() => {
      const isNew = issue.publish && !wasPublished.current;
      wasPublished.current = issue.publish;
      if (isNew && document.activeElement === document.body)
        item.current?.querySelector('a')?.focus();
    }, [issue.publish]);
    return (
      <li ref={item} hidden={!isShown}>
        {isDrawn && <IssueCard issue={issue} onOpen={onOpen} onPublish={onPublish} busy={isBusy} />}
        {hasFailed && (
          <ActionFailed
            text={adminMessages.issues.notPublished}
            onRetry={async () => await onPublish(issue)}
          />
        )}
      </li>
    );
  },
);
