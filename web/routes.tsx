import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { LoadingOverlay } from '#kit/loading-overlay/LoadingOverlay.tsx';
import { messages } from './messages.ts';
import { paths } from './paths.ts';

const KitchenSinkPage = lazy(async () => ({
  default: (await import('./open/KitchenSinkPage.tsx')).KitchenSinkPage,
}));

/** The route table of spec 2, in its order; every page is loaded when it is first gone to. */
export const Routes = () => (
  <Suspense fallback={<LoadingOverlay text={messages.loading} />}>
    <Switch>
      <Route path="/">
        <Redirect to={paths.adminLogin + window.location.search} replace />
      </Route>
      <Route path="/kitchen-sink">
        <KitchenSinkPage />
      </Route>
      <Route>
        <Redirect to={paths.admin} replace />
      </Route>
    </Switch>
  </Suspense>
);
