import { useLocation } from 'wouter';
import { ALL_CATEGORIES } from '#core/base/category.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { SearchX } from '#kit/icon/drawings/actions/search-x.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { messages } from '../../../base/messages.ts';
import { paths } from '../../../base/paths.ts';
import { clockTime } from '../../shared/clock-time.ts';
import { useTitles } from '../../phone/library/titles.ts';
import classes from './NotOnThisPhone.module.css';
import { linkMessages as words } from './later-messages.ts';

/** A page for a link to an issue that the library does not have, with ways to go on (LINKS-2). */
export const NotOnThisPhone = ({ onRetry }: { onRetry: () => void }) => {
  const [, navigate] = useLocation();
  const asOf = useTitles()?.asOf;
  return (
    <div role="status">
      <EmptyState
        icon={<Icon icon={SearchX} size={40} />}
        title={words.missing}
        action={
          <div className={classes.ways}>
            <Button
              variant="primary"
              size="thumb"
              wide
              onClick={() => navigate(paths.issuesList(ALL_CATEGORIES))}
            >
              {words.search}
            </Button>
            <Button size="thumb" wide onClick={onRetry}>
              {messages.tryAgain}
            </Button>
            <Button size="thumb" wide onClick={() => navigate(paths.issueNotFound())}>
              {words.tell}
            </Button>
          </div>
        }
      >
        {asOf !== undefined && words.missingText(clockTime(asOf))}
      </EmptyState>
    </div>
  );
};
