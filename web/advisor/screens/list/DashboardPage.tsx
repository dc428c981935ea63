import { ISSUE_CATEGORIES } from '#core/base/category.ts';
import { displayName } from '#core/base/display-name.ts';
import { Suspense, useState, type CSSProperties } from 'react';
import { Link } from 'wouter';
import { CategoryIcon } from '../../../base/CategoryIcon.tsx';
import { onDemand } from '../../../base/on-demand/on-demand.ts';
import { paths } from '../../../base/paths.ts';
import { usePageTitle } from '../../../base/page-title.ts';
import { storage } from '../../../base/safe-storage.ts';
import { dashboardMessages as words } from './dashboard-messages.ts';
import classes from './DashboardPage.module.css';

const Recents = onDemand('Recents', async () => await import('./Recents.tsx'));

// Thirteen tiles in three columns leave one over: it is Other, which is last and wide.
const tiles = [...ISSUE_CATEGORIES.filter((category) => category !== 'Other'), 'Other'] as const;

/** The number of letters in the longest word of the tiles: each tile has room for so many. */
const LONGEST = {
  '--letters': Math.max(
    ...tiles
      .map(displayName)
      .join(' ')
      .split(' ')
      .map(({ length }) => length),
  ),
} as CSSProperties;

/** Shows a tile for every category except All categories (ADVISOR-3). */
export const DashboardPage = () => {
  usePageTitle(words.title);
  const [rows] = useState(recentRows);
  return (
    <div className={classes.page}>
      {rows > 0 && (
        // The first frame leaves room for these rows, so that nothing moves under a thumb.
        <div className={classes.recents} data-rows={rows}>
          <Suspense>
            <Recents />
          </Suspense>
        </div>
      )}
      <h1 className={classes.title}>{words.title}</h1>
      <p className={classes.select}>{words.select}</p>
      <ul className={classes.tiles} style={LONGEST}>
        {tiles.map((category) => (
          <li key={category} className={category === 'Other' ? classes.last : undefined}>
            <Link href={paths.issuesList(category)} className={classes.tile}>
              <CategoryIcon category={category} />
              <span>{displayName(category)}</span>
              {category === 'Other' && (
                <span className={classes.note} aria-hidden="true">
                  {words.other}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Returns the number of rows, 0 to 4, that the issues begun on this phone take on the dashboard, without reading those issues. */
export const recentRows = (): number => parseInt(storage.get('reslife.begun') ?? '', 10) || 0;
