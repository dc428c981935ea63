import { lazy, Suspense, type ReactNode } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { LoadingOverlay } from '#kit/loading-overlay/LoadingOverlay.tsx';
import { AdminGuard } from './AdminGuard.tsx';
import { messages } from './messages.ts';
import { paths } from './paths.ts';
import { SignedOutOnly } from './SignedOutOnly.tsx';

const LoginPage = lazy(async () => ({
  default: (await import('./admin/sign-in/LoginPage.tsx')).LoginPage,
}));
const ForgotPasswordPage = lazy(async () => ({
  default: (await import('./admin/sign-in/ForgotPasswordPage.tsx')).ForgotPasswordPage,
}));
const ResetPasswordPage = lazy(async () => ({
  default: (await import('./admin/sign-in/ResetPasswordPage.tsx')).ResetPasswordPage,
}));
const AdminShell = lazy(async () => ({
  default: (await import('./admin/shell/AdminShell.tsx')).AdminShell,
}));
const IssuesPage = lazy(async () => ({
  default: (await import('./admin/issues/IssuesPage.tsx')).IssuesPage,
}));

const AdvisorLoginPage = lazy(async () => ({
  default: (await import('./advisor/shell/AdvisorLoginPage.tsx')).AdvisorLoginPage,
}));
const AdvisorShell = lazy(async () => ({
  default: (await import('./advisor/shell/AdvisorShell.tsx')).AdvisorShell,
}));
const DashboardPage = lazy(async () => ({
  default: (await import('./advisor/list/DashboardPage.tsx')).DashboardPage,
}));
const IssueCardsPage = lazy(async () => ({
  default: (await import('./advisor/list/IssueCardsPage.tsx')).IssueCardsPage,
}));
const IssueNotFoundPage = lazy(async () => ({
  default: (await import('./advisor/messages/IssueNotFoundPage.tsx')).IssueNotFoundPage,
}));
const FeedbackPage = lazy(async () => ({
  default: (await import('./advisor/messages/FeedbackPage.tsx')).FeedbackPage,
}));

const PrivacyPolicyPage = lazy(async () => ({
  default: (await import('./open/PrivacyPolicyPage.tsx')).PrivacyPolicyPage,
}));
const AboutPage = lazy(async () => ({
  default: (await import('./open/AboutPage.tsx')).AboutPage,
}));
const AnalyticsPage = lazy(async () => ({
  default: (await import('./admin/analytics/AnalyticsPage.tsx')).AnalyticsPage,
}));
const IssueEditorPage = lazy(async () => ({
  default: (await import('./admin/editor/IssueEditorPage.tsx')).IssueEditorPage,
}));

const KitchenSinkPage = lazy(async () => ({
  default: (await import('./open/KitchenSinkPage.tsx')).KitchenSinkPage,
}));

/** Inside a shell as well as around all, so that the shell and its focus stay while a page arrives. */
const WhenLoaded = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<LoadingOverlay text={messages.loading} />}>{children}</Suspense>
);

/** The root keeps the query of the moment one comes there: the guard's returnUrl travels on (ruling 15). */
const ToSignIn = () => <Redirect to={paths.adminLogin + window.location.search} replace />;

/** The route table of spec 2, in its order; every page is loaded when it is first gone to. */
export const Routes = () => (
  <WhenLoaded>
    <Switch>
      <Route path="/">
        <ToSignIn />
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
          <AdminShell>
            <WhenLoaded>
              <IssuesPage />
            </WhenLoaded>
          </AdminShell>
        </AdminGuard>
      </Route>
      <Route path="/admin/analytics">
        <AdminGuard>
          <AdminShell>
            <AnalyticsPage />
          </AdminShell>
        </AdminGuard>
      </Route>
      <Route path="/issue/:id?">
        <AdminGuard>
          <IssueEditorPage />
        </AdminGuard>
      </Route>
      <Route path="/kitchen-sink">
        <KitchenSinkPage />
      </Route>
      <Route path="/login">
        <AdvisorLoginPage />
      </Route>
      <Route path="/user">
        <AdvisorShell>
          <WhenLoaded>
            <DashboardPage />
          </WhenLoaded>
        </AdvisorShell>
      </Route>
      <Route path="/user/issues-list/:category">
        <AdvisorShell>
          <WhenLoaded>
            <IssueCardsPage />
          </WhenLoaded>
        </AdvisorShell>
      </Route>
      <Route path="/issue-not-found">
        <IssueNotFoundPage />
      </Route>
      <Route path="/feedback">
        <FeedbackPage />
      </Route>
      <Route path="/privacy-policy">
        <PrivacyPolicyPage />
      </Route>
      <Route path="/about">
        <AboutPage />
      </Route>
      <Route>
        <Redirect to={paths.admin} replace />
      </Route>
    </Switch>
  </WhenLoaded>
);
