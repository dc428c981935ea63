import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ISSUE_CATEGORIES } from '#core/base/category.ts';
import { IconButton } from '#kit/controls/button/IconButton.tsx';
import { ArrowLeft } from '#kit/icon/drawings/actions/arrow-left.ts';
import { CategoryIcon } from '../../base/CategoryIcon.tsx';
import classes from './DetailHeader.module.css';
import { backToAnalytics } from './way-back.ts';

interface DetailHeaderProps {
  back: string;
  title: string;
  category: string | undefined;
  about?: ReactNode;
  buttons?: ReactNode;
}

/** The head of a page that was opened from analytics: the way back, the category, the title. */
export const DetailHeader = ({ back, title, category, about, buttons }: DetailHeaderProps) => {
  const [, navigate] = useLocation();
  const known = ISSUE_CATEGORIES.find((one) => one === category);
  return (
    <div className={classes.head}>
      <span className={classes.back}>
        <IconButton
          icon={ArrowLeft}
          label={back}
          directional
          onClick={() => navigate(backToAnalytics())}
        />
      </span>
      {known && <CategoryIcon category={known} size={48} />}
      <div className={classes.words}>
        <h2 className={classes.title}>{title}</h2>
        {about}
      </div>
      {buttons}
    </div>
  );
};
