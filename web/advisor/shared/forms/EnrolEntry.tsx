import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#kit/controls/button/Button.tsx';
import { storeAdvisorName } from '../../../base/advisor-name.ts';
import { call } from '../../../base/call.ts';
import { isApiError } from '../../../base/http.ts';
import { requestPersistence } from '../../../base/device.ts';
import { messages } from '../../../base/messages.ts';
import { paths } from '../../../base/paths.ts';
import { proofMessages as words } from './proof-messages.ts';
import classes from './ProvenEntry.module.css';

/** Returns the code after '#' in the address, which no server on the way sees (SIGNIN-47). */
export const codeInAddress = (): string | undefined => /^#enrol=([\w-]+)$/.exec(location.hash)?.[1];

async function enrolPhone(code: string): Promise<void> {
  const { advisor, proof } = await call('POST /api/advisor/enrol', { body: { code } });
  storeAdvisorName(advisor, proof);
  void requestPersistence();
}

/** The advisor's login if administrators enroll phones (SIGNIN-47); an advisor can still type a name. */
export const EnrolEntry = ({ children }: { children: ReactNode }) => {
  const [, navigate] = useLocation();
  const [code] = useState(codeInAddress);
  const [tries, setTries] = useState(1);
  const [failure, setFailure] = useState<{ of: number; why: 'noCode' | 'noAnswer' }>();
  const problem = failure?.of === tries ? failure.why : undefined;
  useEffect(() => {
    if (code === undefined) return;
    enrolPhone(code).then(
      () => navigate(paths.user, { replace: true }),
      (error: unknown) => {
        const why = isApiError(error, 'INVALID_PASSCODE') ? 'noCode' : 'noAnswer';
        setFailure({ of: tries, why });
      },
    );
  }, [code, navigate, tries]);
  if (code === undefined) {
    return (
      <div className={classes.entry}>
        <p>{words.notEnrolled}</p>
        {children}
      </div>
    );
  }
  if (problem === undefined) return <p role="status">{words.enrolling}</p>;
  return (
    <div className={classes.entry}>
      <p role="alert">{problem === 'noCode' ? words.noCode : words.noAnswer}</p>
      {problem === 'noAnswer' && (
        <Button variant="primary" size="thumb" wide onClick={() => setTries(tries + 1)}>
          {messages.tryAgain}
        </Button>
      )}
      {children}
    </div>
  );
};
