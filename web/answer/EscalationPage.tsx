import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Press } from '#core/notifications/answers.ts';
import type { EscalationAnswer, LinkedEscalation } from '#core/notifications/escalation-schema.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { ButtonLink } from '#kit/controls/button/ButtonLink.tsx';
import { CircleAlert } from '#kit/icon/drawings/signs/circle-alert.ts';
import { CircleCheck } from '#kit/icon/drawings/signs/circle-check.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { LoadingOverlay } from '#kit/overlays/loading-overlay/LoadingOverlay.tsx';
import { Logo } from '../base/Logo.tsx';
import { messages } from '../base/messages.ts';
import { usePageTitle } from '../base/page-title.ts';
import { paths } from '../base/paths.ts';
import { escalationMessages as words } from './messages.ts';
import { NameForm } from './NameForm.tsx';
import { NotReal } from './NotReal.tsx';
import { Callback, OtherAnswers, SoFar, Subject } from './Night.tsx';
import { choicesOf, mineIn, saidOf, type Said } from './said-of.ts';
import { useEscalation, type Linked } from './use-escalation.ts';
import classes from './EscalationPage.module.css';

/** Says at the top what is so. */
const Say = ({ tone, title, text }: Said) => (
  <div className={classes.say} data-tone={tone}>
    <Icon icon={tone === 'taken' ? CircleCheck : CircleAlert} size={26} />
    <div>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
    </div>
  </div>
);

interface OpenedProps {
  escalation: LinkedEscalation;
  onPress: (press: Press, name: string | null) => Promise<boolean>;
}

/** Shows an escalation with the two answers at the thumb; opening it answered nothing (ANSWERS-1, ANSWERS-2). */
const Opened = ({ escalation, onPress }: OpenedProps) => {
  const [busy, setBusy] = useState<Press>();
  const [failedAfter, setFailedAfter] = useState<EscalationAnswer['at']>();
  const [isNamed, setNamed] = useState(false);
  const mine = mineIn(escalation);
  const said = saidOf(escalation, mine);
  const choices = choicesOf(escalation, mine);
  const isAsked = mine === undefined && said === undefined;
  const standsSince = mine?.at ?? '';

  const press = async (what: Press, name: string | null = null): Promise<void> => {
    if (busy) return;
    setBusy(what);
    const isDone = await onPress(what, name);
    setBusy(undefined);
    setFailedAfter(isDone ? undefined : standsSince);
    if (name !== null && isDone) setNamed(true);
  };
  return (
    <>
      <main className={classes.main}>
        {said && <Say {...said} />}
        {(isAsked || mine?.press === 'have') && (
          <>
            {isAsked && <Subject escalation={escalation} isHeading />}
            <Callback {...escalation} isFirst={!isAsked} />
          </>
        )}
        {!isAsked && <Subject escalation={escalation} isHeading={false} />}
        <OtherAnswers escalation={escalation} isOneSaid={mine === undefined && !isAsked} />
        {mine?.press === 'have' && !isNamed && (
          <NameForm shown={mine.name} onSave={(name) => void press('have', name)} />
        )}
        {(isAsked || said?.tone === 'taken') && <SoFar escalation={escalation} />}
        {(isAsked || mine?.press === 'have') && (
          <NotReal busy={busy === 'notReal'} onPress={() => void press('notReal')} />
        )}
      </main>
      {choices.length > 0 && (
        <footer className={classes.bar}>
          {failedAfter === standsSince && <p role="alert">{words.notSent}</p>}
          {choices.map(([what, label]) => (
            <Button
              // Another press is another button, which a second tap does not hit (KIT-31).
              key={label}
              size="thumb"
              variant={isAsked && what === 'have' ? 'primary' : 'secondary'}
              wide
              busy={busy === what}
              onClick={() => void press(what)}
            >
              {label}
            </Button>
          ))}
        </footer>
      )}
    </>
  );
};

const SAID: Readonly<Record<Exclude<Linked, LinkedEscalation>, Said | undefined>> = {
  loading: undefined,
  failed: { title: words.failed, text: words.failedText },
  busy: { title: words.failed, text: words.busy },
  closed: { title: words.closed, text: words.youClosed },
  ended: { title: words.ended, text: words.endedText },
};

/** Shows what a link opens, or why it opens nothing, which says nothing of the night. */
const OfLink = ({ link }: { link: string }) => {
  const { linked, look, press, answered } = useEscalation(link);
  useEffect(() => {
    // The pressed button is gone.
    if (answered > 0) document.querySelector('h1')?.focus();
  }, [answered]);
  const campus = typeof linked === 'object' ? linked.campus : '';
  const said = typeof linked === 'string' ? SAID[linked] : undefined;
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <span className={classes.logo}>
          <Logo />
        </span>
        <p>
          <b>{campus || messages.product}</b>
          {campus !== '' && <span>{messages.product}</span>}
        </p>
      </header>
      {linked === 'loading' && <LoadingOverlay />}
      {typeof linked === 'object' && <Opened escalation={linked} onPress={press} />}
      {said && (
        <>
          <main className={classes.main}>
            <Say {...said} />
          </main>
          <footer className={classes.bar}>
            {linked === 'ended' || linked === 'closed' ? (
              <ButtonLink
                href={paths.adminLogin}
                size="thumb"
                wide
                variant={linked === 'ended' ? 'primary' : 'secondary'}
              >
                {words.signIn}
              </ButtonLink>
            ) : (
              <Button size="thumb" wide variant="primary" onClick={() => void look()}>
                {messages.tryAgain}
              </Button>
            )}
          </footer>
        </>
      )}
    </div>
  );
};

function followHash(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The page behind the link of an escalation's message; the link is behind '#', which no server and no log sees (ANSWERS-1). */
export const EscalationPage = () => {
  usePageTitle(words.title);
  const link = useSyncExternalStore(followHash, () => location.hash.slice(1));
  return <OfLink key={link} link={link} />;
};
