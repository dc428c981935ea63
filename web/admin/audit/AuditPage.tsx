import { useRef } from 'react';
import { useLocation } from 'wouter';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { usePageTitle } from '../../base/page-title.ts';
import { useQuery } from '../../base/navigation.ts';
import { useSubmit } from '../shared/account/use-submit.ts';
import { FormFailure, LoadFailed, Loading } from '../shared/states/ActionFailed.tsx';
import { ShowOlder } from '../shared/page-parts/ShowOlder.tsx';
import { auditMessages as words } from './messages.ts';
import listPage from '../shared/page-parts/ListPage.module.css';
import classes from './Audit.module.css';
import { AuditForm } from './AuditForm.tsx';
import { queryOf } from '../shared/filters/filters.ts';
import { ALL, parseAudit, auditAddress } from './audit-filter.ts';
import { AuditRows } from './AuditRows.tsx';
import { downloadFailure, downloadAudit, useAudit } from './use-audit.ts';

/** The page that shows who did what, and from which network (TRAIL-10). */
export const AuditPage = () => {
  usePageTitle(ADMIN_PAGES.trail.title);
  const [, navigate] = useLocation();
  const filter = parseAudit(useQuery());
  const audit = useAudit(filter);
  const download = useSubmit(async () => await downloadAudit(filter), downloadFailure);
  const list = useRef<HTMLUListElement>(null);
  const [first] = audit.data?.pages ?? [];
  if (!first) {
    return audit.isError ? (
      <LoadFailed title={words.loadFailed} onRetry={() => void audit.refetch()} />
    ) : (
      <Loading />
    );
  }
  const rows = audit.data?.pages.flatMap((page) => page.rows) ?? [];
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
      <AuditForm
        shown={filter}
        people={first.people}
        onShow={(typed) => navigate(auditAddress(typed))}
      />
      {rows.length === 0 && !isNarrowed && <EmptyState title={words.empty} />}
      {rows.length === 0 && isNarrowed && (
        <EmptyState
          title={words.noneFound}
          action={<Button onClick={() => navigate(auditAddress(ALL))}>{words.showAll}</Button>}
        />
      )}
      {rows.length > 0 && (
        <div className={listPage.sheet} aria-busy={audit.isPlaceholderData}>
          <AuditRows rows={rows} people={first.people} timeZone={first.timeZone} list={list} />
          <ShowOlder list={audit} rows={list} />
        </div>
      )}
    </div>
  );
};
