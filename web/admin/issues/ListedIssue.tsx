import { memo, useLayoutEffect, useRef } from 'react';
import type { IssueSummary } from '#core/issue/issue.ts';
import { ActionFailed, FormFailure } from '../shared/states/ActionFailed.tsx';
import { IssueCard, type IssueCardProps } from './IssueCard.tsx';
import { placeId } from './use-list-view.ts';

/** The reason why an issue was not published or restored, for a reason other than its problems. */
export type CardFailure = {
  readonly text: string;
  /** Absent if it would be refused again. */
  readonly retry?: (issue: IssueSummary) => Promise<void>;
};

interface ListedIssueProps extends IssueCardProps {
  isShown: boolean;
  /** Until its card is drawn, only its place is there. */
  isDrawn: boolean;
  failure: CardFailure | undefined;
}

/** One place of the list. A search hides it and leaves its card, which would take longer to draw again. */
export const ListedIssue = memo(({ isShown, isDrawn, failure, ...card }: ListedIssueProps) => {
  const { issue, isSelected } = card;
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
  const { text, retry } = failure ?? {};
  return (
    <li
      ref={item}
      id={placeId(issue._id)}
      hidden={!isShown}
      data-selected={isSelected || undefined}
    >
      {isDrawn && <IssueCard {...card} />}
      {text !== undefined && retry && (
        <ActionFailed text={text} onRetry={async () => await retry(issue)} />
      )}
      {text !== undefined && !retry && <FormFailure text={text} />}
    </li>
  );
});
