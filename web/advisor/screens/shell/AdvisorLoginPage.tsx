import { useState, type FormEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { isAdvisorName } from '#core/people/advisor-name.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { FormInput } from '#kit/controls/form-input/FormInput.tsx';
import { Logo } from '../../../base/Logo.tsx';
import { messages } from '../../../base/messages.ts';
import { paths } from '../../../base/paths.ts';
import { storeAdvisorName } from '../../../base/advisor-name.ts';
import { usePageTitle } from '../../../base/page-title.ts';
import classes from './AdvisorLoginPage.module.css';
import { useBackground } from '../../shared/background/use-background.ts';
import { loginMessages } from '../../shared/forms/login-messages.ts';
import { PathDrawing } from './PathDrawing.tsx';

const words = loginMessages;

/** A username and no password (ADVISOR-1). */
export const AdvisorLoginPage = () => {
  usePageTitle(words.tab);
  useBackground();
  const [, navigate] = useLocation();
  const [name, setName] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const tooLong = name.trim() !== '' && !isAdvisorName(name);

  const enter = (event: FormEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (!isAdvisorName(name)) return;
    storeAdvisorName(name);
    void import('../../../base/device.ts').then(
      async ({ requestPersistence }) => await requestPersistence(),
    );
    navigate(paths.user);
  };

  return (
    <div className={classes.page}>
      <header className={classes.night}>
        <PathDrawing />
        <div className={classes.brand}>
          <span className={classes.logo}>
            <Logo size={26} />
          </span>
          <b>{messages.productShort}</b>
        </div>
      </header>
      <main className={classes.sheet}>
        <h1 className={classes.title}>{words.title}</h1>
        <form className={classes.form} onSubmit={enter} noValidate>
          <FormInput
            label={words.username}
            hint={words.hint}
            size="thumb"
            required
            submitted={submitted}
            error={tooLong ? words.tooLong : undefined}
            autoComplete="username"
            enterKeyHint="go"
            spellCheck={false}
            value={name.trim() === '' ? '' : name}
            onChange={setName}
          />
          <Button type="submit" variant="primary" size="thumb" wide>
            {words.enter}
          </Button>
        </form>
        <p className={classes.links}>
          <Link href={paths.privacyPolicy}>{words.privacyPolicy}</Link>
          <Link href={paths.adminLogin}>{words.adminLink}</Link>
        </p>
      </main>
    </div>
  );
};
