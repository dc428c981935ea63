import { memo, useState } from 'react';
import { dayOf } from '#core/day.ts';
import { cutTitle } from '#core/cut-title.ts';
import { formatReviewDay, formatStamp, formatUpdated } from '#core/format.ts';
import { issueCan, type IssueSummary } from '#core/issue.ts';
import { Button } from '#kit/button/Button.tsx';
import { BookOpen } from '#kit/icon/drawings/book-open.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { Card } from '#kit/card/Card.tsx';
import { Label } from '#kit/label/Label.tsx';
import { CategoryIcon } from '../../CategoryIcon.tsx';
import { followInApp } from '../../link-click.ts';
import { paths } from '../../paths.ts';
import classes from './IssueCard.module.css';
import { PathsChecked } from '../paths/CheckedPaths.tsx';
import { adminMessages } from '../messages.ts';

const words = adminMessages.issues;

interface IssueCardProps {
  issue: IssueSummary;
  onOpen: (path: string) => void;
  onPublish: (issue: IssueSummary) => Promise<void>;
  busy: boolean;
}

/** Title, state and last update (LIST-1); Publish on every draft with a step (LIST-6). */
export const IssueCard = memo(({ issue, onOpen, onPublish, busy }: IssueCardProps) => {
  const { title, category, publish, stepCount, problemCount, isStarter, updatedAt } = issue;
  const [today] = useState(() => dayOf(new Date()));
  const href = paths.issue(issue._id);
  return (
    <Card
      title={cutTitle(title)}
      fullTitle={title}
      href={href}
      onOpen={(event) => followInApp(event, () => onOpen(href))}
      icons={<CategoryIcon category={category} />}
      label={
        <Label tone={publish ? 'positive' : 'warning'}>
          {publish ? words.published : words.draft}
        </Label>
      }
      subTitle={
        <span className={classes.meta}>
          <span>{category}</span>
          <span>{words.stepCount(stepCount)}</span>
          {issue.reviewBy && (
            <span className={issue.reviewBy < today ? classes.problems : undefined}>
              {words.reviewBy(formatReviewDay(issue.reviewBy))}
            </span>
          )}
          {problemCount > 0 && (
            <span className={classes.problems}>{words.problemCount(problemCount)}</span>
          )}
          <PathsChecked counts={issue.paths} />
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
      buttons={
        issueCan.offerPublish(issue) && (
          <Button size="small" busy={busy} onClick={() => void onPublish(issue)}>
            {words.publish}
          </Button>
        )
      }
    />
  );
});
