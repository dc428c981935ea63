import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { isCorrected } from '#core/campus/urgent.ts';
import { LoadingOverlay } from '#kit/overlays/loading-overlay/LoadingOverlay.tsx';
import { afterPaint, isLoaded, loadAll, onDemand } from '../../../base/on-demand/on-demand.ts';
import type { IssueTitle } from '../../phone/library/titles.ts';
import { useRequireUsername } from '../../shared/forms/use-require-username.tsx';
import type { LocalIssue } from './begin-walk.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import { useWalkControl, WalkPanel } from './WalkProvider.tsx';

// The dialog and the panel load with the code that stores and sends, once the list has painted, so Start waits for no request.
const StartDialog = onDemand('StartDialog', async () => await import('./StartDialog.tsx'));

// They are loaded before they are drawn: once React has shown that content is loading, it holds the content back for 300 ms.
const loaded = async (): Promise<void> => await loadAll([WalkPanel, StartDialog]);
afterPaint.then(loaded).catch(() => undefined);

type ChosenIssue = Omit<IssueTitle, 'question'>;

type StartWalk = {
  /** Asks whether to start (WALK-1). */
  choose: (issue: ChosenIssue) => void;
  dialogs: ReactNode;
};

const NOT_WALKABLE: LocalIssue = { isWalkable: false, walk: undefined };

/**
 * Leads from a chosen card through the start dialog, whose code may still be loading (CARDS-13), to
 * the walk. The phone has the steps, so neither of them makes a request (WALK-24). `issues` are the
 * listed issues: if the chosen one is withdrawn or changed, the dialog shows that as soon as the
 * list is newer (CARDS-8).
 */
export function useStartWalk(issues: readonly IssueTitle[]): StartWalk {
  const [chosen, setChosen] = useState<ChosenIssue>();
  const [isWaiting, setIsWaiting] = useState(false);
  const [local, setLocal] = useState<LocalIssue>();
  const { open } = useWalkControl();
  const { withUsername, dialog } = useRequireUsername();

  const newest = chosen && issues.find(({ _id }) => _id === chosen._id);

  // The function stays the same, so that the cards are not drawn again with the dialog.
  const choose = useCallback((issue: ChosenIssue): void => {
    const ask = () => {
      setIsWaiting(false);
      setChosen(issue);
    };
    if (isLoaded(StartDialog)) ask();
    else {
      setIsWaiting(true);
      // Without a signal the dialog may not load: the component itself then says so.
      loaded().then(ask, ask);
    }
    setLocal(undefined);
  }, []);
  // The list has a new object if anything of the issue changed.
  const shown = newest ?? chosen;
  useEffect(() => {
    if (!shown) return undefined;
    let isMeant = true;
    void import('./begin-walk.ts')
      .then(async ({ localIssueOf }) => await localIssueOf(shown))
      .catch(() => NOT_WALKABLE)
      .then((found) => isMeant && setLocal(found));
    return () => {
      isMeant = false;
    };
  }, [shown]);
  const openWalk = (walk: SavedWalk): void => {
    setChosen(undefined);
    open(walk);
  };
  const start = (before: SavedWalk | undefined, isPractice: boolean): void => {
    if (!newest) return;
    withUsername(() => {
      void import('./begin-walk.ts')
        .then(async ({ beginWalk }) => {
          const walk = await beginWalk(newest, before, isPractice);
          await loaded();
          if ('id' in walk) openWalk(walk);
          else setLocal(walk);
        })
        .catch(() => setLocal(NOT_WALKABLE));
    });
  };

  const notWalkable = local?.isWalkable === false ? 'notWalkable' : undefined;
  const dialogs = (
    <>
      {isWaiting && <LoadingOverlay />}
      {chosen && shown && (
        <Suspense>
          <StartDialog
            issue={shown}
            urgent={isCorrected(chosen.revision, shown.urgent) ? shown.urgent : undefined}
            problem={newest ? notWalkable : 'noLonger'}
            local={local}
            onStart={start}
            onResume={openWalk}
            onCancel={() => setChosen(undefined)}
          />
        </Suspense>
      )}
      {dialog}
    </>
  );
  return { choose, dialogs };
}
