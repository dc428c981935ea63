import { useId } from 'react';
import { LoadFailed } from '../shared/states/ActionFailed.tsx';
import { secondStepMessages as words } from '../shared/second-step/messages.ts';
import { adminCall } from '../base/admin-api.ts';
import { formatMoment } from '../base/moment.ts';
import { BrowserRow } from './BrowserRow.tsx';
import classes from './Profile.module.css';
import { useTrustedBrowsers } from './use-profile.ts';

/** The browsers that are not asked for the second step, if there are any; each can be removed (SIGNIN-53). */
export const TrustedBrowsers = ({ timeZone }: { timeZone: string | undefined }) => {
  const nameId = useId();
  const { data, dataUpdatedAt, isError, refetch } = useTrustedBrowsers();
  const moment = (at: string) => formatMoment(at, new Date(dataUpdatedAt), timeZone);
  if (isError && !data)
    return <LoadFailed title={words.trustedFailed} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <div className={classes.trusted}>
      <p id={nameId}>{words.trusted}</p>
      <ul aria-labelledby={nameId}>
        {data.map((browser) => {
          const { _id: id, trustedAt, usedAt } = browser;
          const used = usedAt === null ? null : moment(usedAt);
          const detail = words.trustedSince(moment(trustedAt), used);
          return (
            <BrowserRow
              key={id}
              browser={browser}
              detail={detail}
              end={{
                label: words.forget,
                labelOf: (name) => words.forgetOf(name, detail),
                act: async () =>
                  adminCall('POST /api/profile/trusted-browsers/{id}/forget', { params: { id } }),
                done: words.forgotten,
              }}
            />
          );
        })}
      </ul>
    </div>
  );
};
