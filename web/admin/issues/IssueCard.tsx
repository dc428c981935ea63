import { memo } from 'react';
import { cutTitle } from '#core/base/cut-title.ts';
import { formatReviewDay, formatStamp, formatUpdated } from '#core/base/format.ts';
import { issueCan, type IssueSummary } from '#core/issue/issue.ts';
import { isReviewOverdue } from '#core/issue/review-date.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Checkbox } from '#kit/controls/checkbox/Checkbox.tsx';
import { BookOpen } from '#kit/icon/drawings/signs/book-open.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { Card } from '#kit/layout/card/Card.tsx';
import { Label } from '#kit/controls/label/Label.tsx';
import { CategoryIcon } from '../../base/CategoryIcon.tsx';
import { followInApp } from '../../base/navigation.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import classes from './IssueCard.module.css';
import { pathsChecked } from '../shared/states/messages.ts';
import { adminMessages } from '../base/messages.ts';
import { ownerMessages } from '../shared/owners/messages.ts';
import { issuesListMessages } from './messages.ts';

const words = adminMessages.issues;

/** The actions of a card; the same functions at every drawing, so that no card is drawn again for them. */
export interface CardActions {
  onOpen: (id: string) => void;
  onPublish: (issue: IssueSummary) => Promise<void>;
  onRestore: (issue: IssueSummary) => Promise<void>;
  onSelect: (id: string, isSelected: boolean) => void;
}

export interface IssueCardProps {
  issue: IssueSummary;
  /** YYYY-MM-DD. */
  today: string;
  owner: string | undefined;
  actions: CardActions;
  /** Otherwise it can only be opened (ROLE-7). */
  canWrite: boolean;
  /** Otherwise it is published in its editor (REVIEW-5). */
  canPublish: boolean;
  isSelected: boolean;
  busy: boolean;
}

const State = ({ publish, isArchived }: Pick<IssueSummary, 'publish' | 'isArchived'>) => {
  if (isArchived) return <Label>{issuesListMessages.archivedLabel}</Label>;
  return (
    <Label tone={publish ? 'positive' : 'warning'}>{publish ? words.published : words.draft}</Label>
  );
};

/** Shows Publish on every draft with a step (LIST-6), Restore on an archived issue (LIST-15). */
const CardButton = ({ issue, actions, canPublish, busy }: IssueCardProps) => {
  if (issue.isArchived) {
    return (
      <Button key="restore" size="small" busy={busy} onClick={() => void actions.onRestore(issue)}>
        {issuesListMessages.restore}
      </Button>
    );
  }
  return canPublish && issueCan.offerPublish(issue) ? (
    <Button key="publish" size="small" busy={busy} onClick={() => void actions.onPublish(issue)}>
      {words.publish}
    </Button>
  ) : null;
};

/** Title, state, owner and last update (LIST-1, LIST-18). */
export const IssueCard = memo((props: IssueCardProps) => {
  const { issue, today, owner, actions, canWrite, isSelected } = props;
  const { title, category, stepCount, problemCount, isStarter, updatedAt } = issue;
  const href = adminPaths.issue(issue._id);
  return (
    <Card
      title={cutTitle(title)}
      fullTitle={title}
      href={href}
      onOpen={(event) => followInApp(event, () => actions.onOpen(issue._id))}
      icons={<CategoryIcon category={category} />}
      label={
        <span className={classes.top}>
          <State {...issue} />
          {canWrite && (
            <Checkbox
              aria-label={issuesListMessages.select(title)}
              active={isSelected}
              onChange={(selected) => actions.onSelect(issue._id, selected)}
            />
          )}
        </span>
      }
      subTitle={
        <span className={classes.meta}>
          <span>{category}</span>
          <span>{words.stepCount(stepCount)}</span>
          {issue.isUnread && <span className={classes.problems}>{issuesListMessages.unread}</span>}
          {issue.isPending && <span className={classes.asked}>{issuesListMessages.pending}</span>}
          {issue.isReviewAsked && (
            <span className={classes.asked}>{issuesListMessages.reviewAsked}</span>
          )}
          {issue.reviewBy && (
            <span className={isReviewOverdue(issue, today) ? classes.problems : undefined}>
              {words.reviewBy(formatReviewDay(issue.reviewBy))}
            </span>
          )}
          {owner !== undefined && <span>{ownerMessages.ownerIs(owner)}</span>}
          {problemCount > 0 && (
            <span className={classes.problems}>{words.problemCount(problemCount)}</span>
          )}
          {issue.paths && <span>{pathsChecked(issue.paths)}</span>}
          {isStarter && (
            <span className={classes.starter}>
              <Icon icon={BookOpen} size={14} />
              {words.starter}
            </span>
          )}
        </span>
      }
      timeStamp={
        <time dateTime={updatedAt} title={formatStamp(updatedAt)}>
          {words.lastUpdate(formatUpdated(updatedAt))}
        </time>
      }
      buttons={canWrite && <CardButton {...props} />}
    />
  );
});
