import { useState } from 'react';
import type { SignIn } from '#core/people/person.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { SubmitDialog } from '../shared/account/SubmitDialog.tsx';
import { adminCall } from '../base/admin-api.ts';
import { formatMoment } from '../base/moment.ts';
import { NamedList } from '../shared/page-parts/NamedList.tsx';
import { BrowserRow } from './BrowserRow.tsx';
import { profileMessages as words } from './messages.ts';
import classes from './Profile.module.css';
import { renewSignIns } from './use-profile.ts';

/** One session: its place and when it began; any session other than this one can be ended (ACCOUNTS-14). */
const Row = ({ signIn, began }: { signIn: SignIn; began: string }) => {
  const { _id: id, isThisOne, address } = signIn;
  const since = words.since(began, address);
  const end = {
    label: words.revoke,
    labelOf: (name: string) => words.revokeOf(name, since),
    act: async () => adminCall('POST /api/profile/sign-ins/{id}/end', { params: { id } }),
    done: words.revoked,
  };
  return <BrowserRow browser={signIn} detail={since} end={isThisOne ? undefined : end} />;
};

const EndOthersDialog = ({ count, onClose }: { count: number; onClose: () => void }) => (
  <SubmitDialog
    danger
    title={words.othersTitle}
    text={words.othersText(count)}
    label={words.endOthersNow}
    act={async () => {
      await adminCall('POST /api/profile/sign-ins/end-others');
      showToast({ kind: 'status', text: words.othersEnded });
      onClose();
      await renewSignIns();
    }}
    onClose={onClose}
  />
);

type SignInsProps = { signIns: readonly SignIn[]; now: Date; timeZone: string | undefined };

/** The open sessions of the person's own account, this one first (ACCOUNTS-14). */
export const SignIns = ({ signIns, now, timeZone }: SignInsProps) => {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <NamedList name={words.signIns}>
        {signIns.map((signIn) => (
          <Row
            key={signIn._id}
            signIn={signIn}
            began={formatMoment(signIn.startedAt, now, timeZone)}
          />
        ))}
      </NamedList>
      {signIns.length > 1 && (
        <div className={classes.foot}>
          <Button variant="quiet-danger" size="small" onClick={() => setAsked(true)}>
            {words.endOthers}
          </Button>
        </div>
      )}
      {isAsked && <EndOthersDialog count={signIns.length - 1} onClose={() => setAsked(false)} />}
    </>
  );
};
