import { useQuery } from '@tanstack/react-query';
import { formatDateOf } from '#core/base/format.ts';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { Search } from '#kit/icon/drawings/actions/search.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { adminCall } from '../base/admin-api.ts';
import { ClosestInLine } from './ClosestIssues.tsx';
import { inboxMessages, searchMessages as words } from './messages.ts';
import { WhichMeant } from './WhichMeant.tsx';
import { ActionFailed, Loading } from '../shared/states/ActionFailed.tsx';
import classes from './MissedSearches.module.css';

/** The searches of advisors that found nothing (MESSAGES-13, INBOX-10). */
export const MissedSearches = () => {
  const missed = useQuery({
    queryKey: ['empty-searches'],
    queryFn: async () => await adminCall('GET /api/empty-searches'),
  });
  const again = async (): Promise<void> => void (await missed.refetch());
  if (missed.isError) return <ActionFailed text={words.notLoaded} onRetry={again} />;
  if (!missed.data) return <Loading />;
  if (missed.data.length === 0) {
    return (
      <EmptyState title={inboxMessages.searchesNone} icon={<Icon icon={Search} size={24} />}>
        {inboxMessages.searchesNoneText}
      </EmptyState>
    );
  }
  return (
    <section className={classes.searches} aria-labelledby="searches-title">
      <h2 id="searches-title" className={classes.title}>
        {words.title}
      </h2>
      <p className={classes.text}>{words.text}</p>
      <ul>
        {missed.data.map(({ words: searched, count, phones, firstDay, lastDay }) => (
          <li key={searched} className={classes.search}>
            <b className={classes.words}>{searched}</b>
            <span className={classes.text}>{words.count(count, phones)}</span>
            <span className={classes.text}>
              {words.days(formatDateOf(firstDay), formatDateOf(lastDay))}
            </span>
            <ClosestInLine text={searched} />
            <WhichMeant text={searched} />
          </li>
        ))}
      </ul>
    </section>
  );
};
