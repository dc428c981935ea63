import { useDeferredValue, useMemo } from 'react';
import { useLocation } from 'wouter';
import type { PublishedIssue } from '#core/issue/wire-schema.ts';
import { followInApp } from '../../base/link-click.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { ActionFailed } from '../shared/states/ActionFailed.tsx';
import { closestTo, usePublished } from './closest.ts';
import classes from './ClosestIssues.module.css';
import { inboxMessages as words } from './messages.ts';

const NONE: readonly PublishedIssue[] = [];

/** Found after the rest is on the screen: a hundred searches take a while. */
function useClosest(text: string): readonly PublishedIssue[] | undefined {
  const { data = null } = usePublished();
  const published = useDeferredValue(data, null);
  return useMemo(() => (published ? closestTo(text, published) : undefined), [text, published]);
}

const Links = ({ issues }: { issues: readonly PublishedIssue[] }) => {
  const [, navigate] = useLocation();
  return (
    <ul className={classes.links}>
      {issues.map(({ _id, title }) => {
        const href = adminPaths.issue(_id);
        return (
          <li key={_id}>
            <a href={href} onClick={(event) => followInApp(event, () => navigate(href))}>
              {title}
            </a>
          </li>
        );
      })}
    </ul>
  );
};

/** The published issues closest to a message (INBOX-11). */
export const ClosestIssues = ({ text }: { text: string }) => {
  const { isError, refetch } = usePublished();
  const closest = useClosest(text);
  if (isError) {
    return <ActionFailed text={words.closestFailed} onRetry={async () => void (await refetch())} />;
  }
  if (!closest) return null;
  return (
    <section className={classes.closest} aria-labelledby="closest-title">
      <h3 id="closest-title" className={classes.title}>
        {words.closest}
      </h3>
      {closest.length === 0 ? <p>{words.closestNone}</p> : <Links issues={closest} />}
    </section>
  );
};

/** The same in the line of a search; nothing until it is known. */
export const ClosestInLine = ({ text }: { text: string }) => {
  const closest = useClosest(text) ?? NONE;
  return closest.length === 0 ? null : (
    <div className={classes.line}>
      <span>{words.closest}:</span>
      <Links issues={closest} />
    </div>
  );
};
