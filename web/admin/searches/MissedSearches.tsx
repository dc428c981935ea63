import { useQuery } from '@tanstack/react-query';
import { formatReviewDay } from '#core/format.ts';
import { adminCall } from '../admin-api.ts';
import { adminMessages } from '../messages.ts';
import { ActionFailed } from '../states/ActionFailed.tsx';
import classes from './MissedSearches.module.css';

const words = adminMessages.searches;

/** What advisors searched for and did not find; nothing where they found all (MESSAGES-13). */
export const MissedSearches = () => {
  const missed = useQuery({
    queryKey: ['empty-searches'],
    queryFn: async () => await adminCall('GET /api/empty-searches'),
  });
  if (missed.isError) {
    return (
      <ActionFailed text={words.notLoaded} onRetry={async () => void (await missed.refetch())} />
    );
  }
  if (!missed.data || missed.data.length === 0) return null;
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
              {words.days(formatReviewDay(firstDay), formatReviewDay(lastDay))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
