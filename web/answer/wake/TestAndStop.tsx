import { useState } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import { call } from '../../base/call.ts';
import { isApiError } from '../../base/http.ts';
import classes from '../frame/Frame.module.css';
import { wakeMessages as words } from './messages.ts';

/** The time in ms that a test has to arrive before it counts as lost. */
const PATIENCE_MS = 30_000;

/** Returns the ms until the worker showed a test; undefined if it did not in time, or if `signal` ended the wait. */
async function timeOfTest(signal: AbortSignal): Promise<number | undefined> {
  const from = performance.now();
  const { serviceWorker } = navigator;
  return await new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(undefined);
    });
    serviceWorker.addEventListener(
      'message',
      ({ data }) => {
        if (data === 'test') resolve(performance.now() - from);
      },
      { signal },
    );
    serviceWorker.startMessages();
  });
}

interface TestAndStopProps {
  phoneKey: string;
  onEnded: () => void;
}

/** Sends a test and says how long it took, and lets a person stop escalations from waking this phone (WAKE-2, WAKE-10). */
export const TestAndStop = ({ phoneKey, onEnded }: TestAndStopProps) => {
  const [busy, setBusy] = useState<'test' | 'stop'>();
  const [said, setSaid] = useState('');
  const [asks, setAsks] = useState(false);
  const body = { key: phoneKey };

  const act = async (what: 'test' | 'stop', doIt: () => Promise<string>): Promise<void> => {
    setBusy(what);
    setSaid('');
    try {
      setSaid(await doIt());
    } catch (error) {
      if (isApiError(error, 'NOT_FOUND')) onEnded();
      setSaid(isApiError(error, 'TOO_MANY_REQUESTS') ? words.tooMany : words.notSent);
    }
    setBusy(undefined);
  };

  const test = async (): Promise<string> => {
    const waiting = new AbortController();
    const came = timeOfTest(waiting.signal);
    try {
      const { isSent } = await call('POST /api/phones/by-key/test', { body });
      if (!isSent) return words.refused;
      const ms = await came;
      return ms === undefined ? words.lost : words.arrived(ms);
    } finally {
      waiting.abort();
    }
  };

  const leave = async (): Promise<string> => {
    await call('POST /api/phones/by-key/remove', { body });
    onEnded();
    return '';
  };

  return (
    <footer className={classes.bar}>
      <p role="status">{asks ? words.stopText : said}</p>
      {asks ? (
        <>
          <Button
            key="keep"
            size="thumb"
            wide
            onClick={() => {
              setSaid('');
              setAsks(false);
            }}
          >
            {words.keep}
          </Button>
          <Button
            key="stop"
            size="thumb"
            wide
            variant="danger"
            busy={busy === 'stop'}
            onClick={() => void act('stop', leave)}
          >
            {words.stopNow}
          </Button>
        </>
      ) : (
        <>
          <Button key="ask" size="thumb" wide onClick={() => setAsks(true)}>
            {words.stop}
          </Button>
          <Button
            key="test"
            size="thumb"
            wide
            variant="primary"
            busy={busy === 'test'}
            onClick={() => void act('test', test)}
          >
            {words.test}
          </Button>
        </>
      )}
    </footer>
  );
};
