import { useEffect, useRef } from 'react';
import { useLocation, useRoute } from 'wouter';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { ADMIN_PATTERNS } from '#core/page/admin-pages.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { useQuery } from '../../base/navigation.ts';
import { AdminProviders } from '../shared/session/AdminProviders.tsx';
import { Loading, Unloaded } from '../shared/states/ActionFailed.tsx';
import { IssueFrame } from '../shared/page-parts/IssueFrame.tsx';
import { ShowOlder } from '../shared/page-parts/ShowOlder.tsx';
import { revisionMessages as words } from './messages.ts';
import { OpenRevision } from './OpenRevision.tsx';
import { RevisionList } from './RevisionList.tsx';
import classes from './RevisionsPage.module.css';
import { useRevisions } from './restore.tsx';

const Page = ({ id }: { id: string }) => {
  const [, navigate] = useLocation();
  const query = useQuery();
  const loaded = useRevisions(id);
  const issue = loaded.data?.pages[0]?.issue;
  const revisions = loaded.data?.pages.flatMap((page) => page.revisions) ?? [];
  const numbered = (name: string) =>
    revisions.find(({ number }) => String(number) === query.get(name));
  const open = numbered('revision') ?? revisions[0];
  const last = revisions.at(-1)?.number ?? 0;
  // The address names an older revision than those that are loaded.
  const isFurther =
    loaded.hasNextPage &&
    !loaded.isFetchNextPageError &&
    ['revision', 'from'].some((name) => {
      const number = Number(query.get(name));
      return number > 0 && number < last;
    });
  const older = revisions.filter(({ number }) => open !== undefined && number < open.number);
  const asked = numbered('from')?.number;
  const from = asked !== undefined && asked < (open?.number ?? 0) ? asked : older[0]?.number;

  const rows = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (isFurther && !loaded.isFetchingNextPage) void loaded.fetchNextPage();
  }, [isFurther, loaded]);

  const detail = useRef<HTMLElement>(null);
  const isRestored = useRef(false);
  const isChosen = query.has('revision');
  useEffect(() => {
    // If the list and the revision are one above the other, the chosen revision would be out of sight.
    if (isChosen) detail.current?.scrollIntoView({ block: 'nearest' });
    // The pressed button is gone, so the new revision gets the focus.
    if (isRestored.current && document.activeElement === document.body) {
      isRestored.current = false;
      detail.current?.focus();
    }
  });
  const show = (number: number, other?: number): void =>
    navigate(adminPaths.revisions(id, number, other), { replace: true });

  return (
    <IssueFrame
      id={id}
      issue={issue}
      title={words.title}
      about={(title) => words.about(title, issue?.revision ?? null)}
    >
      <main className={classes.columns}>
        <Unloaded loading={loaded} failed={words.loadFailed} />
        {issue && !open && <EmptyState title={words.none}>{words.noneText}</EmptyState>}
        {issue && open && (
          <>
            <section className={classes.list} aria-label={words.title}>
              <RevisionList
                ref={rows}
                revisions={revisions}
                open={open.number}
                from={from}
                seen={issue.publish ? (issue.revision ?? undefined) : undefined}
                pathOf={(number) => adminPaths.revisions(id, number)}
              />
              <ShowOlder list={loaded} rows={rows} wide />
            </section>
            <section
              ref={detail}
              className={classes.detail}
              tabIndex={-1}
              aria-label={words.changed}
            >
              {isFurther ? (
                <Loading />
              ) : (
                <OpenRevision
                  key={open.number}
                  issue={issue}
                  revisions={revisions}
                  open={open}
                  from={from}
                  onChoose={show}
                  onRestored={(number) => {
                    isRestored.current = true;
                    show(number);
                  }}
                />
              )}
            </section>
          </>
        )}
      </main>
    </IssueFrame>
  );
};

/** The page `/issue/:id/revisions` (REVISION-1). */
export const RevisionsPage = () => {
  const id = useRoute(ADMIN_PATTERNS.revisions)[1]?.id ?? '';
  return (
    <AdminProviders>
      <Page key={id} id={id} />
    </AdminProviders>
  );
};
