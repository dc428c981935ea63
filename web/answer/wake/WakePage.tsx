import { useState } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import { call } from '../../base/call.ts';
import { isApiError } from '../../base/http.ts';
import { copyText } from '../../base/device.ts';
import classes from '../frame/Frame.module.css';
import { Frame, NotThere, Say } from '../frame/Frame.tsx';
import { wakeMessages as words } from './messages.ts';
import { addressOfPhone, Blocked, canBeWoken, keepKey } from './this-phone.ts';
import { useOpened } from './use-opened.ts';

/** Says what this browser needs before escalations can wake it. */
const Cannot = () => {
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <main className={classes.main}>
        <Say title={words.cannot} text={words.cannotText} />
      </main>
      <footer className={classes.bar}>
        <p role="status">{isCopied && words.copied}</p>
        <Button
          size="thumb"
          wide
          variant="primary"
          onClick={() => void copyText(location.href).then(setCopied)}
        >
          {words.copy}
        </Button>
      </footer>
    </>
  );
};

interface WakeProps {
  link: string;
  name: string;
  serverKey: string;
  onEnded: () => void;
}

/** Lets one press allow escalations to wake this browser; opening the link changed nothing (WAKE-4). */
const Wake = ({ link, name, serverKey, onEnded }: WakeProps) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const wake = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const push = await addressOfPhone(serverKey);
      const { key } = await call('POST /api/phones/by-link/wake', { body: { link, push } });
      await keepKey(key);
      // The link no longer works, so 'Back' must not lead to it.
      location.replace('#');
    } catch (error) {
      setBusy(false);
      if (isApiError(error, 'NOT_FOUND')) onEnded();
      else setFailure(error instanceof Blocked ? words.blocked : words.notWokenNow);
    }
  };
  return (
    <>
      <main className={classes.main}>
        <h1 tabIndex={-1}>{words.wake}</h1>
        <p>{words.wakeText(name)}</p>
      </main>
      <footer className={classes.bar}>
        {failure !== undefined && <p role="alert">{failure}</p>}
        <Button size="thumb" wide variant="primary" busy={busy} onClick={() => void wake()}>
          {words.wake}
        </Button>
      </footer>
    </>
  );
};

/** The page behind a link by which one phone is woken (WAKE-2, WAKE-4). */
export const WakePage = ({ link }: { link: string }) => {
  const { opened, look } = useOpened(
    link,
    async () => await call('POST /api/phones/by-link', { body: { link } }),
  );
  if (typeof opened === 'object')
    return (
      <Frame campus={opened.campus}>
        {canBeWoken() ? <Wake {...opened} link={link} onEnded={() => void look()} /> : <Cannot />}
      </Frame>
    );
  return (
    <Frame>
      {opened === 'ended' ? (
        <main className={classes.main}>
          <Say title={words.linkEnded} text={words.linkEndedText} />
        </main>
      ) : (
        <NotThere state={opened} onRetry={() => void look()} />
      )}
    </Frame>
  );
};
