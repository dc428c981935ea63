import { useState, type FormEvent, type PropsWithChildren } from 'react';
import { Link, useLocation } from 'wouter';
import { isAdvisorName, normalizeAdvisor } from '#core/people/advisor-name.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { FormInput } from '#kit/controls/form-input/FormInput.tsx';
import { Languages } from '../../../base/worker/Languages.tsx';
import { Logo } from '../../../base/Logo.tsx';
import { messages } from '../../../base/messages.ts';
import { paths } from '../../../base/paths.ts';
import { isProofAsked, storeAdvisorName } from '../../../base/advisor-name.ts';
import { onDemand } from '../../../base/on-demand/on-demand.ts';
import { usePageTitle } from '../../../base/page-title.ts';
import { useBackground } from '../../shared/background/use-background.ts';
import { ShellCalls } from '../../shared/calls/calls.tsx';
import { loginMessages as words } from '../../shared/forms/login-messages.ts';
import classes from './AdvisorLoginPage.module.css';

/** The drawing behind the sign-in, which is only decoration: a path that forks, with one branch taken. */
const DRAWING = (
  <svg
    className={classes.drawing}
    viewBox="0 0 390 420"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <path
      className={classes.other}
      d="M262 60c0 48 88 36 88 86v294M190 206c0 44-98 34-98 86v148M345 170a5 5 0 1 0 10 0a5 5 0 1 0-10 0M87 316a5 5 0 1 0 10 0a5 5 0 1 0-10 0"
    />
    <path className={classes.walked} d="M262-10V60c0 52-72 40-72 92v54c0 48 78 38 78 90v144" />
    <path className={classes.stops} d="M262 60h0M190 206h0M268 330h0" />
  </svg>
);

// If this part does not load, the advisor can still type the name.
const ProvenEntry = onDemand(
  'ProvenEntry',
  async () =>
    await import('../../shared/forms/ProvenEntry.tsx').catch(() => ({
      ProvenEntry: ({ children }: PropsWithChildren) => children,
    })),
);

/** The sign-in of advisors: it asks only for a username (ADVISOR-1), or for proof of it (SIGNIN-42, SIGNIN-47); a call needs neither (CALL-1). */
export const AdvisorLoginPage = () => {
  usePageTitle(words.tab);
  useBackground();
  const [, navigate] = useLocation();
  const [name, setName] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const isBlank = normalizeAdvisor(name) === '';

  const enter = (event: FormEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (!isAdvisorName(name)) return;
    storeAdvisorName(name);
    // The module is imported as a whole: code that takes one member out of it would be in every first paint.
    void import('../../../base/device.ts').then(
      async (device) => await device.requestPersistence(),
    );
    navigate(paths.user);
  };

  const form = (
    <form className={classes.form} onSubmit={enter} noValidate>
      <FormInput
        label={words.username}
        hint={words.hint}
        size="thumb"
        required
        submitted={submitted}
        error={!isBlank && !isAdvisorName(name) ? words.tooLong : undefined}
        autoComplete="username"
        autoFocus
        enterKeyHint="go"
        spellCheck={false}
        value={isBlank ? '' : name}
        onChange={setName}
      />
      <Button type="submit" variant="primary" size="thumb" wide>
        {words.enter}
      </Button>
    </form>
  );

  return (
    <div className={classes.page}>
      <header className={classes.night}>
        {DRAWING}
        <div className={classes.brand}>
          <span className={classes.logo}>
            <Logo size={26} />
          </span>
          <b>{messages.productShort}</b>
        </div>
      </header>
      <main className={classes.sheet}>
        <h1 className={classes.title}>{words.title}</h1>
        {isProofAsked() || location.hash ? <ProvenEntry>{form}</ProvenEntry> : form}
        <p className={classes.links}>
          <Link href={paths.privacyPolicy}>{words.privacyPolicy}</Link>
          <Link href={paths.adminLogin}>{words.adminLink}</Link>
          {__OTHER_LANGUAGES__ && <Languages others={__OTHER_LANGUAGES__} />}
        </p>
      </main>
      <ShellCalls />
    </div>
  );
};
