import { memo, useLayoutEffect, useRef } from 'react';
import type { IssueSummary } from '#core/issue.ts';
import { ActionFailed } from '../states/ActionFailed.tsx';
import { IssueCard, type CardActions } from './IssueCard.tsx';
import { placeId } from './use-list-view.ts';

interface ListedIssueProps {
  issue: IssueSummary;
  today: string;
  /** What their owner is called. */
  owner: string | undefined;
  /** It matches the search. */
  isShown: boolean;
  /** Its place alone is there until its card is drawn. */
  isDrawn: boolean;
  actions: CardActions;
  isSelected: boolean;
  /** It is being published or restored. */
  isBusy: boolean;
  /** Why that failed, for a reason other than its problems. */
  failure: string | undefined;
}

/** One place of the list. A search hides it and leaves its card, which would take longer to draw again. */
export const ListedIssue = memo(
  ({
    issue,
    today,
    owner,
    isShown,
    isDrawn,
    actions,
    isSelected,
    isBusy,
    failure,
  }: ListedIssueProps) => {
    const item = useRef<HTMLLIElement>(null);
    const state = `${issue.publish} ${issue.isArchived}`;
    const stateBefore = useRef(state);
    // Publish and Restore remove the focused button: the card's link gets the focus.
    useLayoutEffect(() => {
      const isNew = state !== stateBefore.current;
      stateBefore.current = state;
      if (isNew && document.activeElement === document.body)
        item.current?.querySelector('a')?.focus();
    }, [state]);
    const retry = issue.isArchived ? actions.onRestore : actions.onPublish;
    return (
      <li
        ref={item}
        id={placeId(issue._id)}
        hidden={!isShown}
        data-selected={isSelected || undefined}
      >
        {isDrawn && (
          <IssueCard
            issue={issue}
            today={today}
            owner={owner}
            actions={actions}
            isSelected={isSelected}
            busy={isBusy}
          />
        )}
        {failure !== undefined && (
          <ActionFailed text={failure} onRetry={async () => await retry(issue)} />
        )}
      </li>
    );
  },
);
