import type { ReactNode } from 'react';
import { cutTitle } from '#core/cut-title.ts';
import { LIMITS } from '#core/limits.ts';
import { Card } from '#kit/card/Card.tsx';
import { ChevronRight } from '#kit/icon/drawings/chevron-right.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { Pager } from '#kit/pager/Pager.tsx';
import { CategoryIcon } from '../../CategoryIcon.tsx';
import { messages } from '../../messages.ts';
import type { IssueTitle } from '../library/titles.ts';
import classes from './IssueCards.module.css';

export interface IssueCardsProps {
  issues: readonly IssueTitle[];
  /** The title and the line under it, where those are not the first 22 characters and the first question. */
  shownAs?: (issue: IssueTitle) => { title: ReactNode; line: ReactNode };
  /** Whether each card shows its category: in a list of all. */
  withCategory: boolean;
  onChoose: (issue: IssueTitle) => void;
  /** From 1; beyond the last page the last one is shown. */
  page: number;
  onPage: (page: number) => void;
}

/** Ten a page, with Prev and Next above ten (CARDS-3). */
export const IssueCards = ({
  issues,
  shownAs = ({ title, question }) => ({ title: cutTitle(title), line: question }),
  withCategory,
  onChoose,
  page: asked,
  onPage,
}: IssueCardsProps) => {
  const pages = Math.max(1, Math.ceil(issues.length / LIMITS.pageSize));
  const page = Math.min(asked, pages);
  const first = (page - 1) * LIMITS.pageSize;
  const shown = issues.slice(first, first + LIMITS.pageSize);
  const turnTo = (next: number): void => {
    onPage(next);
    window.scrollTo(0, 0);
  };
  return (
    <>
      <ul className={classes.cards}>
        {shown.map((issue) => {
          const { title, line } = shownAs(issue);
          return (
            <li key={issue._id}>
              <Card
                size="thumb"
                title={title}
                fullTitle={issue.title}
                subTitle={<span className={classes.question}>{line}</span>}
                icons={withCategory ? <CategoryIcon category={issue.category} /> : undefined}
                end={<Icon icon={ChevronRight} size={22} />}
                onOpen={() => onChoose(issue)}
              />
            </li>
          );
        })}
      </ul>
      {issues.length > LIMITS.pageSize && (
        <div className={classes.pager}>
          <Pager
            size="thumb"
            page={page}
            pages={pages}
            onPage={turnTo}
            text={messages.fromToOf(first + 1, first + shown.length, issues.length)}
          />
        </div>
      )}
    </>
  );
};
