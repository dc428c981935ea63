import { Button } from '#kit/controls/button/Button.tsx';
import { wakeAddress } from '../../base/worker/woken.ts';
import { adminCall } from '../base/admin-api.ts';
import { formatMoment } from '../base/moment.ts';
import { useSubmit } from '../shared/account/use-submit.ts';
import { NamedList } from '../shared/page-parts/NamedList.tsx';
import { FormFailure, LoadFailed } from '../shared/states/ActionFailed.tsx';
import { BrowserRow } from './BrowserRow.tsx';
import { profileMessages as words } from './messages.ts';
import classes from './Profile.module.css';
import { useWokenPhones } from './use-profile.ts';

/** The person's own phones that escalations wake, each with a button that stops that, and the way to add this phone (WAKE-2). */
export const WokenPhones = ({ timeZone }: { timeZone: string | undefined }) => {
  const { data, dataUpdatedAt, isError, refetch } = useWokenPhones();
  const { busy, failure, submit } = useSubmit(async () => {
    const { link } = await adminCall('POST /api/profile/phone-link');
    window.location.assign(wakeAddress(link));
  });
  return (
    <>
      {data && data.length > 0 && (
        <NamedList name={words.phones}>
          {data.map((phone) => {
            const { _id: id, addedAt } = phone;
            const detail = words.wokenSince(
              formatMoment(addedAt, new Date(dataUpdatedAt), timeZone),
            );
            return (
              <BrowserRow
                key={id}
                browser={{ ...phone, isThisOne: false }}
                detail={detail}
                end={{
                  label: words.removePhone,
                  labelOf: (name) => words.removePhoneOf(name, detail),
                  act: async () =>
                    adminCall('POST /api/profile/phones/{id}/remove', { params: { id } }),
                  done: words.phoneRemoved,
                }}
              />
            );
          })}
        </NamedList>
      )}
      <div className={classes.part}>
        {isError && !data && (
          <LoadFailed title={words.phonesFailed} onRetry={() => void refetch()} />
        )}
        {data && (
          <Button busy={busy} onClick={() => void submit()}>
            {words.wakePhone}
          </Button>
        )}
        <FormFailure text={failure} />
      </div>
    </>
  );
};
