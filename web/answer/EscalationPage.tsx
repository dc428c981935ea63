import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Press } from '#core/notifications/answers.ts';
import type { EscalationAnswer, LinkedEscalation } from '#core/notifications/escalation-schema.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { ButtonLink } from '#kit/controls/button/ButtonLink.tsx';
import { usePageTitle } from '../base/page-title.ts';
import { paths } from '../base/paths.ts';
import { wakeLinkIn, wokenIn } from '../base/worker/woken.ts';
import { Frame, NotThere, Say, type Said } from './frame/Frame.tsx';
import { frameMessages } from './frame/messages.ts';
import { escalationMessages as words } from './messages.ts';
import { NameForm } from './NameForm.tsx';
import { NotReal } from './NotReal.tsx';
import { Callback, OtherAnswers, SoFar, Subject } from './Night.tsx';
import { choicesOf, mineIn, saidOf } from './said-of.ts';
import { useEscalation } from './use-escalation.ts';
import { PhonePage } from './wake/PhonePage.tsx';
import { WakePage } from './wake/WakePage.tsx';
import classes from './frame/Frame.module.css';

interface OpenedProps {
  escalation: LinkedEscalation;
  onPress: (press: Press, name: string | null) => Promise<boolean>;
}

/** Shows an escalation with its two answers within the thumb's reach; opening it answered nothing (ANSWERS-1, ANSWERS-2). */
const Opened = ({ escalation, onPress }: OpenedProps) => {
  const [busy, setBusy] = useState<Press>();
  const [failedAfter, setFailedAfter] = useState<EscalationAnswer['at']>();
  const [isNamed, setNamed] = useState(false);
  const mine = mineIn(escalation);
  const outcomeWords = saidOf(escalation, mine);
  const choices = choicesOf(escalation, mine);
  const isAsked = mine === undefined && outcomeWords === undefined;
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
        {outcomeWords && <Say {...outcomeWords} />}
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
        {(isAsked || outcomeWords?.tone === 'taken') && <SoFar escalation={escalation} />}
        {(isAsked || mine?.press === 'have') && (
          <NotReal busy={busy === 'notReal'} onPress={() => void press('notReal')} />
        )}
      </main>
      {choices.length > 0 && (
        <footer className={classes.bar}>
          {failedAfter === standsSince && <p role="alert">{words.notSent}</p>}
          {choices.map(([what, label]) => (
            <Button
              // Another answer is another button, so that a second tap does not hit it (KIT-31).
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

const SAID: Readonly<Record<'closed' | 'ended', Said>> = {
  closed: { title: words.closed, text: words.youClosed },
  ended: { title: words.ended, text: words.endedText },
};

/** Shows what a link opens, or the reason why it opens nothing, which reveals nothing about the night. */
const OfLink = ({ link }: { link: string }) => {
  const { linked, look, press, answered } = useEscalation(link);
  useEffect(() => {
    // The pressed button is gone, so the heading gets the focus.
    if (answered > 0) document.querySelector('h1')?.focus();
  }, [answered]);
  if (typeof linked === 'object')
    return (
      <Frame campus={linked.campus}>
        <Opened escalation={linked} onPress={press} />
      </Frame>
    );
  return (
    <Frame>
      {linked === 'ended' || linked === 'closed' ? (
        <>
          <main className={classes.main}>
            <Say {...SAID[linked]} />
          </main>
          <footer className={classes.bar}>
            <ButtonLink
              href={paths.adminLogin}
              size="thumb"
              wide
              variant={linked === 'ended' ? 'primary' : 'secondary'}
            >
              {frameMessages.signIn}
            </ButtonLink>
          </footer>
        </>
      ) : (
        <NotThere state={linked} onRetry={() => void look()} />
      )}
    </Frame>
  );
};

function followHash(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The page behind the link in an escalation's message, or behind the link by which a phone is woken. The link comes after '#', so that no server and no log sees it (ANSWERS-1, WAKE-3). */
export const EscalationPage = () => {
  const hash = useSyncExternalStore(followHash, () => location.hash.slice(1));
  const woken = wokenIn(hash);
  const wakeLink = wakeLinkIn(hash);
  const isOfPhone = hash === '' || wakeLink !== undefined || woken !== undefined;
  usePageTitle(isOfPhone ? words.thisPhone : words.title);
  if (wakeLink !== undefined) return <WakePage key={hash} link={wakeLink} />;
  if (isOfPhone) return <PhonePage key={hash} woken={woken} />;
  return <OfLink key={hash} link={hash} />;
};
