import { memo } from 'react';
import { cutTitle } from '#core/base/cut-title.ts';
import { formatStamp, formatUpdated } from '#core/base/format.ts';
import { issueCan, type IssueSummary } from '#core/issue/issue.ts';
import { displayName } from '#core/base/display-name.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Checkbox } from '#kit/controls/checkbox/Checkbox.tsx';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { Card } from '#kit/layout/card/Card.tsx';
import { Label } from '#kit/controls/label/Label.tsx';
import { CategoryIcon } from '../../base/CategoryIcon.tsx';
import { followInApp } from '../../base/navigation.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import classes from './IssueCard.module.css';
import { factOf } from './card-fact.ts';
import { adminMessages } from '../base/messages.ts';
import { issuesListMessages } from './messages.ts';

const words = adminMessages.issues;

/** The actions of a card; the functions stay the same at every drawing, so that no card is drawn again because of them. */
export interface CardActions {
  onOpen: (id: string) => void;
  onPublish: (issue: IssueSummary) => Promise<void>;
  onRestore: (issue: IssueSummary) => Promise<void>;
  onSelect: (id: string, isSelected: boolean) => void;
}

export interface IssueCardProps {
  issue: IssueSummary;
  /** The language of the title (TRANSLATE-20). */
  lang: string;
  /** The current day as YYYY-MM-DD. */
  today: string;
  owner: string | undefined;
  actions: CardActions;
  /** False if the issue can only be opened (ROLE-7). */
  canWrite: boolean;
  /** False if the issue must be published in its editor (REVIEW-5). */
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

/** The button Publish on every draft with a step (LIST-6), or Restore on an archived issue (LIST-15). */
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

/** A card with title, state, last update and one fact (LIST-1, LIST-25). */
export const IssueCard = memo((props: IssueCardProps) => {
  const { issue, lang, today, owner, actions, canWrite, isSelected } = props;
  const { title, category, stepCount, updatedAt } = issue;
  const fact = factOf(issue, today, owner);
  const href = adminPaths.issue(issue._id);
  return (
    <Card
      title={cutTitle(title)}
      fullTitle={title}
      titleLang={lang}
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
          <span>{displayName(category)}</span>
          <span>{words.stepCount(stepCount)}</span>
        </span>
      }
      description={
        fact && (
          <span className={classes.fact} data-amber={fact[0] === TriangleAlert || undefined}>
            <Icon icon={fact[0]} size={14} />
            {fact[1]}
          </span>
        )
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
