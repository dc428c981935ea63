import { Link, useLocation } from 'wouter';
import { Logo } from '../../../base/Logo.tsx';
import { messages } from '../../../base/messages.ts';
import { OnceLoaded, onDemand } from '../../../base/on-demand/on-demand.ts';
import { paths } from '../../../base/paths.ts';
import type { ReactNode } from 'react';
import { IconButton } from '#kit/controls/button/IconButton.tsx';
import { ArrowLeft } from '#kit/icon/drawings/actions/arrow-left.ts';
import { useBack, useListedCategory } from '../../../base/navigation.ts';
import { ALL_CATEGORIES } from '#core/base/category.ts';
import { displayName } from '#core/base/display-name.ts';
import classes from './headers.module.css';

export const OfflineBadge = onDemand(
  'OfflineBadge',
  async () => await import('./shell-notices.tsx'),
);

/** The header of the dashboard: the logo leads home (SHELL-4), and a line under the name says if the app works offline, once that is known. */
export const DashboardHeader = () => (
  <div className={classes.top}>
    <Link href={paths.user} className={classes.home} aria-label={messages.advisorShell.home}>
      <span className={classes.logo}>
        <Logo />
      </span>
      <span>{messages.productShort}</span>
    </Link>
    <div className={classes.badge}>
      <OnceLoaded part={OfflineBadge} />
    </div>
  </div>
);

export const BackHeader = ({ title, children }: { title: string; children?: ReactNode }) => {
  const goBack = useBack();
  return (
    <div className={classes.row}>
      <IconButton icon={ArrowLeft} size="thumb" label={messages.back} onClick={goBack} />
      <h1 className={classes.title}>{title}</h1>
      {children}
    </div>
  );
};

/** The header of a list, with a back button and a link for somebody who cannot find an issue (CARDS-1). */
export const IssueCardsHeader = () => {
  const [, navigate] = useLocation();
  const category = useListedCategory() ?? ALL_CATEGORIES;
  return (
    <BackHeader title={displayName(category)}>
      <button
        type="button"
        className={classes.cantFind}
        onClick={() => navigate(paths.issueNotFound(category))}
      >
        {messages.issueCards.cantFind}
      </button>
    </BackHeader>
  );
};
