import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { LoadingOverlay } from '#kit/loading-overlay/LoadingOverlay.tsx';
import { AdminGuard } from './AdminGuard.tsx';
import { messages } from './messages.ts';
import { paths } from './paths.ts';
import { SignedOutOnly } from './SignedOutOnly.tsx';

const LoginPage = lazy(async () => ({
  default: (await import('./admin/LoginPage.tsx')).LoginPage,
}));
const ForgotPasswordPage = lazy(async () => ({
  default: (await import('./admin/ForgotPasswordPage.tsx')).ForgotPasswordPage,
}));
const ResetPasswordPage = lazy(async () => ({
  default: (await import('./admin/ResetPasswordPage.tsx')).ResetPasswordPage,
}));
const AdminShell = lazy(async () => ({
  default: (await import('./admin/AdminShell.tsx')).AdminShell,
}));
const IssuesPage = lazy(async () => ({
  default: (await import('./admin/IssuesPage.tsx')).IssuesPage,
}));

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
      <Route path="/auth/login">
        <SignedOutOnly>
          <LoginPage />
        </SignedOutOnly>
      </Route>
      <Route path="/auth/forgot-password">
        <ForgotPasswordPage />
      </Route>
      <Route path="/auth/reset-password">
        <ResetPasswordPage />
      </Route>
      <Route path="/admin">
        <AdminGuard>
          <AdminShell title={messages.issues.title}>
            <IssuesPage />
          </AdminShell>
        </AdminGuard>
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
