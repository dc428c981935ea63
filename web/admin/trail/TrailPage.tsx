import { useRef } from 'react';
import { useLocation } from 'wouter';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { usePageTitle } from '../../base/page-title.ts';
import { useQuery } from '../../base/navigation.ts';
import { useSubmit } from '../shared/account/use-submit.ts';
import { FormFailure, LoadFailed, Loading } from '../shared/states/ActionFailed.tsx';
import { ShowOlder } from '../shared/states/ShowOlder.tsx';
import { trailMessages as words } from './messages.ts';
import listPage from '../shared/states/ListPage.module.css';
import classes from './Trail.module.css';
import { TrailForm } from './TrailForm.tsx';
import { queryOf } from '../shared/filters/filters.ts';
import { ALL, parseTrail, trailAddress } from './trail-filter.ts';
import { TrailRows } from './TrailRows.tsx';
import { downloadFailure, downloadTrail, useTrail } from './use-trail.ts';

/** Shows who did what, and from which network (TRAIL-10, TRAIL-11). */
export const TrailPage = () => {
  usePageTitle(ADMIN_PAGES.trail.title);
  const [, navigate] = useLocation();
  const filter = parseTrail(useQuery());
  const trail = useTrail(filter);
  const download = useSubmit(async () => await downloadTrail(filter), downloadFailure);
  const list = useRef<HTMLUListElement>(null);
  const [first] = trail.data?.pages ?? [];
  if (!first) {
    return trail.isError ? (
      <LoadFailed title={words.loadFailed} onRetry={() => void trail.refetch()} />
    ) : (
      <Loading />
    );
  }
  const rows = trail.data?.pages.flatMap((page) => page.rows) ?? [];
  const isNarrowed = Object.keys(queryOf(filter)).length > 0;
  return (
    <div className={classes.page}>
      <div className={listPage.head}>
        <p>{words.about}</p>
        <Button busy={download.busy} onClick={() => void download.submit()}>
          {words.download}
        </Button>
      </div>
      <FormFailure text={download.failure} />
      <TrailForm
        shown={filter}
        people={first.people}
        onShow={(typed) => navigate(trailAddress(typed))}
      />
      {rows.length === 0 && !isNarrowed && (
        <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
      )}
      {rows.length === 0 && isNarrowed && (
        <EmptyState
          title={words.noneFound}
          action={<Button onClick={() => navigate(trailAddress(ALL))}>{words.showAll}</Button>}
        >
          {words.noneFoundText}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <div className={listPage.sheet} aria-busy={trail.isPlaceholderData}>
          <TrailRows rows={rows} people={first.people} timeZone={first.timeZone} list={list} />
          <ShowOlder list={trail} rows={list} />
        </div>
      )}
    </div>
  );
};
