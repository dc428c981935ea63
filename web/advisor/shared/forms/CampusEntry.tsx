import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#kit/controls/button/Button.tsx';
import { storeAdvisorName } from '../../../base/advisor-name.ts';
import { call } from '../../../base/call.ts';
import { requestPersistence } from '../../../base/device.ts';
import { useQuery } from '../../../base/navigation.ts';
import { paths, withQuery } from '../../../base/paths.ts';
import classes from './ProvenEntry.module.css';
import { proofMessages as words } from './proof-messages.ts';

/** A pattern of the pages to which the browser returns after the sign-in. */
const OWN_PAGE = /^\/(user|i|feedback|issue-not-found)(\/[\w%.~-]+)*$/;

interface CampusButtonProps {
  /** True if another button is the main way to go on. */
  isSecond?: boolean;
  onFailed: () => void;
}

/** A button that leads to the campus's sign-in and back to this page; `onFailed` shows a failure. */
export const CampusButton = ({ isSecond = false, onFailed }: CampusButtonProps) => {
  const [busy, setBusy] = useState(false);
  const fail = (): void => {
    setBusy(false);
    onFailed();
  };
  const begin = async (): Promise<void> => {
    setBusy(true);
    try {
      const query = { returnUrl: location.pathname };
      const { url } = await call('GET /api/advisor/campus/start', { query });
      if (url === null) return fail();
      // If the issuer is down and somebody comes back with the browser's Back, they find the field.
      addEventListener('pagehide', fail, { once: true });
      if (location.pathname === paths.advisorLogin) {
        history.replaceState(null, '', withQuery(paths.advisorLogin, { failure: 'left' }));
      }
      location.assign(url);
    } catch {
      fail();
    }
  };
  return (
    <Button
      variant={isSecond ? 'secondary' : 'primary'}
      size="thumb"
      wide
      busy={busy}
      onClick={() => void begin()}
    >
      {words.signIn}
    </Button>
  );
};

/** Stores the name, and its proof, as this phone's from now on. */
async function takeProof(): Promise<void> {
  const { advisor, proof } = await call('POST /api/advisor/proof');
  storeAdvisorName(advisor, proof);
  void requestPersistence();
}

function problemIn(query: URLSearchParams): string | undefined {
  const failure = query.get('failure');
  if (failure !== null) return failure === 'unnamed' ? words.unnamed : words.failed;
  return navigator.onLine ? undefined : words.noSignal;
}

/** The login by the campus's sign-in (SIGNIN-42); above it is a field for the name if that sign-in is not available (SIGNIN-45). */
export const CampusEntry = ({ children }: { children: ReactNode }) => {
  const query = useQuery();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState(() => problemIn(query));
  const [isBack] = useState(() => query.has('signedIn'));
  const [page] = useState(() => query.get('returnUrl') ?? '');
  const isTaking = isBack && problem === undefined;
  useEffect(() => {
    if (!isTaking) return;
    takeProof().then(
      () => navigate(OWN_PAGE.test(page) ? page : paths.user, { replace: true }),
      () => setProblem(words.failed),
    );
  }, [isTaking, navigate, page]);
  if (isTaking) return <p role="status">{words.wait}</p>;
  return (
    <div className={classes.entry}>
      {problem === undefined ? <p>{words.once}</p> : <p role="alert">{problem}</p>}
      {problem !== undefined && children}
      <CampusButton
        isSecond={problem !== undefined}
        onFailed={() => setProblem(navigator.onLine ? words.failed : words.noSignal)}
      />
    </div>
  );
};
