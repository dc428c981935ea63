import { Suspense, useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { isCampusFailure } from '#core/people/campus-sign-in.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { FormInput } from '#kit/controls/form-input/FormInput.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { call } from '../../base/call.ts';
import { ApiError, isApiError } from '../../base/http.ts';
import { Languages } from '../../base/worker/Languages.tsx';
import { onDemand } from '../../base/on-demand/on-demand.ts';
import { paths } from '../../base/paths.ts';
import { storeSession } from '../../base/session.ts';
import { useQuery } from '../../base/navigation.ts';
import { adminMessages } from '../base/messages.ts';
import { useCampus } from '../base/queries.ts';
import { PasswordInput } from '../shared/account/PasswordInput.tsx';
import { SignInForm } from '../shared/account/SignInForm.tsx';
import { SignInFrame } from '../shared/session/SignInFrame.tsx';
import { tellSignedIn } from '../shared/session/signed-in-elsewhere.ts';
import { useSignIn } from '../shared/session/use-sign-in.ts';
import { useSubmit } from '../shared/account/use-submit.ts';
import { FormFailure } from '../shared/states/ActionFailed.tsx';
import classes from '../shared/session/SignInFrame.module.css';

const words = adminMessages.adminLogin;

/** Removes the result of an earlier sign-in from the address, after which the route goes on (ROUTES-4). */
function useGoOn(): (told?: Record<string, string>) => void {
  const [, navigate] = useLocation();
  const returnUrl = useQuery().get('returnUrl');
  return useCallback(
    (told = {}) => {
      const all = returnUrl === null ? told : { ...told, returnUrl };
      const query = new URLSearchParams(all).toString();
      navigate(query === '' ? paths.adminLogin : `${paths.adminLogin}?${query}`, { replace: true });
    },
    [navigate, returnUrl],
  );
}

/** Tells this tab and the others that somebody signed in, and goes on. */
function useArrive(): () => void {
  const goOn = useGoOn();
  return () => {
    tellSignedIn();
    showToast({ kind: 'status', text: words.success });
    goOn();
  };
}

/** The form for email and password (SIGNIN-1). */
const PasswordForm = () => {
  const [email, setEmail] = useState('');
  const goOn = useGoOn();
  const done = (): void => {
    showToast({ kind: 'status', text: words.success });
    goOn();
  };
  const halfway = (): void => goOn({ signedIn: 'halfway' });
  const { field, busy, failure, submit } = useSignIn(email, done, halfway);
  return (
    <SignInForm failure={failure} confirm={words.login} busy={busy} onSubmit={submit}>
      <FormInput
        label={words.email}
        type="email"
        autoComplete="username"
        autoFocus
        required
        value={email}
        onChange={setEmail}
        submitted={field.submitted}
      />
      <div className={classes.withLink}>
        <PasswordInput label={words.password} autoComplete="current-password" {...field} />
        <Link href={adminPaths.forgotPassword}>{words.forgotPassword}</Link>
      </div>
    </SignInForm>
  );
};

/** The link to the campus's own sign-in, and the reason why the last try failed (SIGNIN-14). */
const CampusSignIn = ({ isAlone }: { isAlone: boolean }) => {
  const query = useQuery();
  const failure = query.get('failure');
  const start = adminPaths.campusSignIn(query.get('returnUrl') ?? undefined);
  return (
    <div className={classes.campus}>
      {!isAlone && <p className={classes.or}>{words.or}</p>}
      <FormFailure text={isCampusFailure(failure) ? words.campusFailures[failure] : undefined} />
      <Button
        wide
        variant={isAlone ? 'primary' : 'secondary'}
        onClick={() => window.location.assign(start)}
      >
        {words.campus}
      </Button>
    </div>
  );
};

/** The page to which the campus's sign-in leads back; it stores the person whom the server signed in (SIGNIN-14). */
const CampusReturn = () => {
  const goOn = useGoOn();
  useEffect(() => {
    call('GET /api/user/auth/session').then(
      (session) => {
        storeSession(session);
        tellSignedIn();
        showToast({ kind: 'status', text: words.success });
        goOn();
      },
      (error: unknown) => {
        goOn({ failure: error instanceof ApiError ? 'stale' : 'unavailable' });
      },
    );
  }, [goOn]);
  return <p role="status">{words.signingIn}</p>;
};

const SecondStepForm = onDemand(
  'SecondStepForm',
  async () => await import('../shared/second-step/SecondStepForm.tsx'),
);

const PasskeySignIn = onDemand(
  'PasskeySignIn',
  async () => await import('../shared/second-step/PasskeySignIn.tsx'),
);

/** The sign-in by a passkey, without password and code (SIGNIN-36). */
const ByPasskey = ({ isAlone }: { isAlone: boolean }) => (
  <div className={classes.campus}>
    {!isAlone && <p className={classes.or}>{words.or}</p>}
    <Suspense>
      <PasskeySignIn onDone={useArrive()} />
    </Suspense>
  </div>
);

/** The question for the second step of a sign-in, after the first (SIGNIN-33). */
const SecondStep = () => {
  const goOn = useGoOn();
  return (
    <Suspense>
      <SecondStepForm onDone={useArrive()} onBack={() => goOn()} />
    </Suspense>
  );
};

/** The sign-in by the link of the command `reset`, if there are no passwords (SIGNIN-25). */
const LinkSignIn = ({ email, passCode }: { email: string; passCode: string }) => {
  const goOn = useGoOn();
  const { busy, failure, submit } = useSubmit(async () => {
    try {
      storeSession(await call('POST /api/user/auth/link', { body: { email, passCode } }));
    } catch (error) {
      if (!isApiError(error, 'SECOND_STEP')) throw error;
      return goOn({ signedIn: 'halfway' });
    }
    showToast({ kind: 'status', text: words.success });
    return goOn();
  });
  return (
    <SignInForm
      failure={failure}
      confirm={words.enterByLink}
      busy={busy}
      onSubmit={() => void submit()}
    >
      <p>{words.byLink(email)}</p>
    </SignInForm>
  );
};

const SignInChoices = () => {
  const query = useQuery();
  const { campus = false, passwords = true, passkeys = false } = useCampus()?.signIn ?? {};
  const [email, passCode] = [query.get('email'), query.get('passCode')];
  if (query.get('signedIn') === 'campus') return <CampusReturn />;
  const isByLink = !passwords && email !== null && passCode !== null;
  return (
    <>
      {passwords && <PasswordForm />}
      {isByLink && <LinkSignIn email={email} passCode={passCode} />}
      {!passwords && !isByLink && <p>{words.passwordsOff}</p>}
      {passkeys && <ByPasskey isAlone={!passwords && !isByLink} />}
      {campus && <CampusSignIn isAlone={!passwords && !isByLink && !passkeys} />}
    </>
  );
};

/** The sign-in page of administrators; once the session is stored, the route goes on by itself (ROUTES-4). */
export const LoginPage = () => {
  const isHalfway = useQuery().get('signedIn') === 'halfway';
  return (
    <SignInFrame
      title={isHalfway ? words.secondStepTitle : words.title}
      text={isHalfway ? words.secondStepText : words.text}
      footer={
        <>
          <div>
            {words.advisorQuestion} <Link href={paths.advisorLogin}>{words.advisorLink}</Link>
          </div>
          {__OTHER_LANGUAGES__ && <Languages others={__OTHER_LANGUAGES__} />}
        </>
      }
    >
      {isHalfway ? <SecondStep /> : <SignInChoices />}
    </SignInFrame>
  );
};
