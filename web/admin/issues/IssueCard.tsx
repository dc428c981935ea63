import { useState } from 'react';
import { dayOf } from '#core/day.ts';
import { cutTitle } from '#core/cut-title.ts';
import { formatReviewDay, formatStamp, formatUpdated } from '#core/format.ts';
import { issueCan, type Issue } from '#core/issue.ts';
import { blockingProblems } from '#core/tree-check.ts';
import { Button } from '#kit/button/Button.tsx';
import { Card } from '#kit/card/Card.tsx';
import { Label } from '#kit/label/Label.tsx';
import { CategoryIcon } from '../../CategoryIcon.tsx';
import { followInApp } from '../../link-click.ts';
import { paths } from '../../paths.ts';
import classes from './IssueCard.module.css';
import { adminMessages } from '../messages.ts';

const words = adminMessages.issues;

interface IssueCardProps {
  issue: Issue;
  onOpen: (path: string) => void;
  onPublish: () => void;
  busy: boolean;
}

/** Title, state and last update (LIST-1); Publish on every draft with a step (LIST-6). */
export const IssueCard = ({ issue, onOpen, onPublish, busy }: IssueCardProps) => {
  const { title, category, publish, steps, updatedAt } = issue;
  const problems = publish ? 0 : blockingProblems(steps).length;
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
          <span>{words.stepCount(steps.length)}</span>
          {issue.reviewBy && (
            <span className={issue.reviewBy < today ? classes.problems : undefined}>
              {words.reviewBy(formatReviewDay(issue.reviewBy))}
            </span>
          )}
          {problems > 0 && <span className={classes.problems}>{words.problemCount(problems)}</span>}
        </span>
      }
      timeStamp={
        <time dateTime={updatedAt} title={formatStamp(updatedAt)}>
          {words.lastUpdate(formatUpdated(updatedAt))}
        </time>
      }
      buttons={
        issueCan.offerPublish(issue) && (
          <Button size="small" busy={busy} onClick={onPublish}>
            {words.publish}
          </Button>
        )
      }
    />
  );
};
