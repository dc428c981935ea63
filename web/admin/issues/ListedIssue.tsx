import { memo, useLayoutEffect, useRef } from 'react';
import type { IssueSummary } from '#core/issue/issue.ts';
import { ActionFailed, FormFailure } from '../shared/states/ActionFailed.tsx';
import { IssueCard, type IssueCardProps } from './IssueCard.tsx';
import { placeId } from './use-list-view.ts';

/** The reason why an issue was not published or restored, if it is not one of its problems. */
export type CardFailure = {
  readonly text: string;
  /** Tries again; absent if the server would refuse again. */
  readonly retry?: (issue: IssueSummary) => Promise<void>;
};

interface ListedIssueProps extends IssueCardProps {
  isShown: boolean;
  /** True once its card is drawn; until then there is only an empty place. */
  isDrawn: boolean;
  failure: CardFailure | undefined;
}

/** One place of the list. A search hides the place but keeps its card, which would take longer to draw again. */
export const ListedIssue = memo(({ isShown, isDrawn, failure, ...card }: ListedIssueProps) => {
  const { issue, isSelected } = card;
  const item = useRef<HTMLLIElement>(null);
  const state = `${issue.publish} ${issue.isArchived}`;
  const stateBefore = useRef(state);
  // Publish and Restore remove the focused button, so the card's link gets the focus.
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
