import { Fragment, Suspense, type ComponentType, type ReactNode } from 'react';
import { parse } from 'regexparam';
import { matchRoute, useLocation, useRouter } from 'wouter';
import { LoadingOverlay } from '#kit/overlays/loading-overlay/LoadingOverlay.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { loadAll, loadedOf } from '../base/on-demand/on-demand.ts';

type Frame = ComponentType<{ children: ReactNode }> | typeof Fragment;

export type ScreenRoute = readonly [
  pattern: string,
  guard: Frame,
  shell: Frame,
  page: ComponentType,
];

export const Anybody = Fragment;
export const NoShell = Fragment;

/** Loads the code of the first row that matches an address. */
export async function loadRow(rows: readonly ScreenRoute[], path: string): Promise<void> {
  const row = rows.find(([pattern]) => matchRoute(parse, pattern, path)[0]);
  await loadAll(row ?? []);
}

const LOADING = <LoadingOverlay />;

interface ScreenRoutesProps {
  rows: readonly ScreenRoute[];
  /** The call links on a page whose screen threw, if no shell has them. */
  calls?: ReactNode;
}

/** Draws the screen of the address. Two screens in the same shell share it: the shell and its focus stay while a page loads. */
export const ScreenRoutes = ({ rows, calls }: ScreenRoutesProps) => {
  const { parser } = useRouter();
  const [path] = useLocation();
  const row = rows.find(([pattern]) => matchRoute(parser, pattern, path)[0]);
  if (!row) return null;
  const [pattern, Guard, shell, page] = row;
  const [Shell, Page] = [loadedOf(shell), loadedOf(page)];
  return (
    <Suspense fallback={LOADING}>
      <Guard>
        <Shell>
          <ErrorBoundary whole={shell === NoShell} screen={path} calls={calls}>
            {/* Each screen has a Suspense of its own, so that the former screen does not stay on the page, hidden, while the next one loads. */}
            <Suspense key={pattern} fallback={LOADING}>
              <Page />
            </Suspense>
          </ErrorBoundary>
        </Shell>
      </Guard>
    </Suspense>
  );
};
