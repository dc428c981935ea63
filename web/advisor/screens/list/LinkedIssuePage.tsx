import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useRoute } from 'wouter';
import { ALL_CATEGORIES } from '#core/base/category.ts';
import { LoadingOverlay } from '#kit/overlays/loading-overlay/LoadingOverlay.tsx';
import { onDemand } from '../../../base/on-demand/on-demand.ts';
import { useQuery } from '../../../base/navigation.ts';
import { PATTERNS } from '#core/page/patterns.ts';
import { usePageTitle } from '../../../base/page-title.ts';
import { useCampus } from '../../phone/library/local-copy.ts';
import { AreaDialog } from '../../shared/calls/ask-area.tsx';
import { useCallsFor } from '../../shared/calls/calls.tsx';
import { IssueCards } from '../../shared/search/IssueCards.tsx';
import { useAdvisorIssues } from '../../phone/library/refresh-library.ts';
import { useStartWalk } from '../../walk/screen/use-start-walk.tsx';
import classes from './LinkedIssuePage.module.css';
import { linkMessages as words } from './later-messages.ts';

// Both are loaded after the first content, because they are seldom needed.
const EmptyResult = onDemand('EmptyResult', async () => await import('./EmptyResult.tsx'));
const TakeOver = onDemand('TakeOver', async () => await import('./TakeOver.tsx'));
const NotOnThisPhone = onDemand('NotOnThisPhone', async () => await import('./NotOnThisPhone.tsx'));

/** The issue of a link or QR code, whose start dialog opens right away (LINKS-1), or as soon as a newer library has the issue (LINKS-2). */
export const LinkedIssuePage = () => {
  const [, params] = useRoute(PATTERNS.link);
  const list = useAdvisorIssues(ALL_CATEGORIES);
  const startWalk = useStartWalk(list.issues);
  const issue = list.issues.find(({ _id }) => _id === params?.id);
  usePageTitle(issue?.title ?? words.title);
  useCallsFor(issue?.category);
  const id = issue?._id;
  const [code, setCode] = useHandOverCode();
  const area = useQuery().get('area');
  const { areas, now } = useCampus();
  const named = areas?.find(({ id: one }) => one === area)?.name;
  // The question is asked once for each address: somebody who chose another area, or none, is not asked again.
  const [answered, setAnswered] = useState<string | null>(null);
  const isAreaAsked = named !== undefined && named !== now?.here && area !== answered;
  const open = useEffectEvent(() => {
    if (issue && code === '') startWalk.choose(issue);
  });
  // If a newer version of the same issue arrives, the dialog does not open again.
  useEffect(() => {
    if (id !== undefined && !isAreaAsked) open();
  }, [id, isAreaAsked]);
  if (code !== '' && params) {
    return (
      <div className={classes.page}>
        <h1 className={classes.title}>{words.handedOver}</h1>
        <Suspense fallback={<LoadingOverlay />}>
          <TakeOver key={code} issueId={params.id} code={code} onDone={() => setCode('')} />
        </Suspense>
      </div>
    );
  }
  return (
    <div className={classes.page}>
      <div>
        <h1 className={classes.title}>{words.title}</h1>
        {issue && <p className={classes.text}>{words.text}</p>}
      </div>
      {list.status === 'loading' && <LoadingOverlay />}
      <Suspense>
        {list.status === 'failed' && (
          <EmptyResult list={list} category={ALL_CATEGORIES} search="" />
        )}
        {list.status === 'loaded' && !issue && <NotOnThisPhone onRetry={list.reload} />}
      </Suspense>
      {issue && (
        <IssueCards
          issues={[issue]}
          withCategory
          onChoose={startWalk.choose}
          page={1}
          onPage={() => undefined}
        />
      )}
      {startWalk.dialogs}
      {isAreaAsked && (
        <Suspense>
          <AreaDialog ofCode={named} onClose={() => setAnswered(area)} />
        </Suspense>
      )}
    </div>
  );
};

/** Returns the handover code after '#' in the address; '' if there is none (HANDOVER-1). */
function useHandOverCode(): [code: string, setCode: (code: string) => void] {
  const [code, setCode] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const read = (): void => setCode(location.hash.slice(1));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  useEffect(() => {
    // After a code was used, a reload does not use it again.
    if (code === '' && location.hash !== '')
      history.replaceState(history.state, '', location.pathname);
  }, [code]);
  return [code, setCode];
}
