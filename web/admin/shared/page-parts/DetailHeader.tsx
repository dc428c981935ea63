import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ISSUE_CATEGORIES } from '#core/base/category.ts';
import { IconButton } from '#kit/controls/button/IconButton.tsx';
import { ArrowLeft } from '#kit/icon/drawings/actions/arrow-left.ts';
import { CategoryIcon } from '../../../base/CategoryIcon.tsx';
import { adminPaths } from '../../../base/admin-paths.ts';
import classes from './DetailHeader.module.css';
import { Written } from '../../base/Written.tsx';

/** The state in the browser's history: the query of the analytics page that led to this page. */
type CameFrom = { readonly from: string };

/** Returns the state for a link on the analytics page, so that the page it opens leads back to the same results (RECORDED-1). */
export const leavingAnalytics = (): CameFrom => ({ from: window.location.search });

/** Returns the state that the page before left, so that the next page gets it too; its query is '' if there was none. */
export function handedOn(): CameFrom {
  const state: unknown = window.history.state;
  const isKnown = typeof state === 'object' && state !== null && 'from' in state;
  const from = isKnown && typeof state.from === 'string' ? state.from : '';
  return { from: from.startsWith('?') ? from : '' };
}

interface DetailHeaderProps {
  back: string;
  title: string;
  /** The id of the procedure that has the title. */
  issueId: string;
  category: string | undefined;
  about?: ReactNode;
  buttons?: ReactNode;
}

/** The head of a page that was opened from analytics: the way back, the category and the title. */
export const DetailHeader = ({
  back,
  title,
  issueId,
  category,
  about,
  buttons,
}: DetailHeaderProps) => {
  const [, navigate] = useLocation();
  const known = ISSUE_CATEGORIES.find((one) => one === category);
  return (
    <div className={classes.head}>
      <span className={classes.back}>
        <IconButton
          icon={ArrowLeft}
          label={back}
          onClick={() => navigate(adminPaths.analytics + handedOn().from)}
        />
      </span>
      {known && <CategoryIcon category={known} size={48} />}
      <div className={classes.words}>
        <h2 className={classes.title}>
          <Written of={{ _id: issueId }}>{title}</Written>
        </h2>
        {about}
      </div>
      {buttons}
    </div>
  );
};
