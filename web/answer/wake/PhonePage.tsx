import { useEffect, useState } from 'react';
import { isCategory } from '#core/base/category.ts';
import { formatTime } from '#core/base/format.ts';
import type { OpenedPhone, WokenFor } from '#core/notifications/woken-phone.ts';
import { displayName } from '#core/base/display-name.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { ButtonLink } from '#kit/controls/button/ButtonLink.tsx';
import control from '#kit/controls/field/control.module.css';
import { Field } from '#kit/controls/field/Field.tsx';
import { call } from '../../base/call.ts';
import { CategoryIcon } from '../../base/CategoryIcon.tsx';
import { paths } from '../../base/paths.ts';
import type { Woken } from '../../base/worker/woken.ts';
import classes from '../frame/Frame.module.css';
import { Frame, NotThere, Say } from '../frame/Frame.tsx';
import { frameMessages } from '../frame/messages.ts';
import { wakeMessages as words } from './messages.ts';
import { TestAndStop } from './TestAndStop.tsx';
import { forgetPhone, keyOfPhone, mayNotify, renewAddress } from './this-phone.ts';
import { useOpened } from './use-opened.ts';
import own from './PhonePage.module.css';

/** Takes a link that was copied: a page on an iPhone's home screen has its own storage, so it does not know the key. */
const NotWoken = () => {
  const [pasted, setPasted] = useState('');
  const secret = pasted.trim().split('#').at(-1) ?? '';
  return (
    <Frame>
      <main className={classes.main}>
        <Say title={words.notWoken} text={words.notWokenText} />
        <form
          className={classes.name}
          onSubmit={(event) => {
            event.preventDefault();
            if (secret !== '') location.hash = secret;
          }}
        >
          <Field label={words.link}>
            {(wiring) => (
              <span className={control.control} data-size="thumb">
                <input
                  {...wiring}
                  type="text"
                  inputMode="url"
                  autoComplete="off"
                  spellCheck={false}
                  value={pasted}
                  onChange={({ target }) => setPasted(target.value)}
                />
              </span>
            )}
          </Field>
          <Button type="submit" size="thumb" wide>
            {words.open}
          </Button>
        </form>
      </main>
      <footer className={classes.bar}>
        <ButtonLink href={paths.adminLogin} size="thumb" wide>
          {frameMessages.signIn}
        </ButtonLink>
      </footer>
    </Frame>
  );
};

interface EscalationsProps {
  escalations: readonly WokenFor[];
  timeZone: string;
}

/** Lists what this phone was woken for, each with its link (WAKE-3). */
const Escalations = ({ escalations, timeZone }: EscalationsProps) => (
  <section className={own.list} aria-labelledby="escalations">
    <h2 id="escalations">{words.escalations}</h2>
    {escalations.length === 0 && <p>{words.none}</p>}
    <ul>
      {escalations.map(({ link, category, area, at }) => (
        <li key={link}>
          <a href={`#${link}`}>
            <CategoryIcon category={isCategory(category) ? category : 'Other'} size={40} />
            <span>
              <b>{displayName(category)}</b>
              <small>{frameMessages.place(area, formatTime(at, timeZone))}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);

/** Returns the link of the one escalation that the tapped message was about; undefined if it may be another. */
function linkOf(escalations: readonly WokenFor[], { category, area }: Woken): string | undefined {
  const found = escalations.filter((one) => one.category === category && (one.area ?? '') === area);
  return found.length === 1 ? found[0]?.link : undefined;
}

interface WokenPhoneProps {
  phoneKey: string;
  woken: Woken | undefined;
  onEnded: () => void;
}

const WokenPhone = ({ phoneKey, woken, onEnded }: WokenPhoneProps) => {
  const { opened, look } = useOpened<OpenedPhone>(
    phoneKey,
    async () => await call('POST /api/phones/by-key', { body: { key: phoneKey } }),
  );
  const serverKey = typeof opened === 'object' ? opened.serverKey : undefined;
  useEffect(() => {
    // If no escalation comes to this phone, a test says so.
    if (serverKey !== undefined) renewAddress(phoneKey, serverKey).catch(() => undefined);
  }, [phoneKey, serverKey]);
  const link = woken && typeof opened === 'object' ? linkOf(opened.escalations, woken) : undefined;
  useEffect(() => {
    // The tap is not kept in history, so that 'Back' does not lead to it again.
    if (link !== undefined) location.replace(`#${link}`);
    if (opened === 'ended') onEnded();
  });
  if (opened === 'ended' || link !== undefined) return null;
  if (typeof opened === 'string')
    return (
      <Frame>
        <NotThere state={opened} onRetry={() => void look()} />
      </Frame>
    );
  const { campus, name, escalations, timeZone } = opened;
  return (
    <Frame campus={campus}>
      <main className={classes.main}>
        {mayNotify() ? (
          <Say tone="taken" title={words.isWoken} text={words.isWokenText(name)} />
        ) : (
          <Say title={words.isBlocked} text={words.isBlockedText} />
        )}
        <Escalations escalations={escalations} timeZone={timeZone} />
      </main>
      <TestAndStop phoneKey={phoneKey} onEnded={onEnded} />
    </Frame>
  );
};

/** The page of a phone that escalations wake, which the phone opens with the key that it keeps. A tap on a notification opens the escalation that it was about (WAKE-3). */
export const PhonePage = ({ woken }: { woken: Woken | undefined }) => {
  const [phoneKey, setKey] = useState(keyOfPhone);
  const forget = (): void => {
    setKey(null);
    void forgetPhone();
  };
  if (phoneKey === null) return <NotWoken />;
  return <WokenPhone phoneKey={phoneKey} woken={woken} onEnded={forget} />;
};
