import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Issue } from '#core/issue/issue.ts';
import { IconButton } from '#kit/controls/button/IconButton.tsx';
import { ArrowLeft } from '#kit/icon/drawings/actions/arrow-left.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { CategoryIcon } from '../../../base/CategoryIcon.tsx';
import { usePageTitle } from '../../../base/page-title.ts';
import { adminMessages } from '../../base/messages.ts';
import { Written } from '../../base/Written.tsx';
import classes from './IssueFrame.module.css';

interface IssueFrameProps {
  id: string;
  /** The issue once it is loaded. */
  issue: Issue | undefined;
  title: string;
  /** Returns the line below the title with the issue's title in it. */
  about?: (title: string) => string;
  /** The `main` of the page, which fills the window below the head. */
  children: ReactNode;
}

/** The frame of a page about one issue, without the side menu. Its head leads back to the editor. */
export const IssueFrame = ({
  id,
  issue,
  title,
  about = (text) => text,
  children,
}: IssueFrameProps) => {
  const [, navigate] = useLocation();
  usePageTitle(title);
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <IconButton
          icon={ArrowLeft}
          label={adminMessages.editor.back}
          onClick={() => navigate(adminPaths.issue(id))}
        />
        {issue && <CategoryIcon category={issue.category} size={48} />}
        <div className={classes.words}>
          <h1 className={classes.title}>{title}</h1>
          {issue && (
            <p className={classes.about}>
              <Written of={issue} within={about}>
                {issue.title}
              </Written>
            </p>
          )}
        </div>
      </header>
      {children}
    </div>
  );
};
