import { Toggle } from '#kit/controls/toggle/Toggle.tsx';
import { useSubmit } from '../shared/account/use-submit.ts';
import { adminCall } from '../base/admin-api.ts';
import { ownerMessages } from '../owners/messages.ts';
import { FormFailure } from '../shared/states/FormFailure.tsx';
import classes from './Profile.module.css';
import { shareProfile } from './use-profile.ts';

/** Whether one is mailed about review dates (MAIL-5), saved as it is switched. */
export const RemindersPart = ({ reminders }: { reminders: boolean }) => {
  const { busy, failure, submit } = useSubmit(async () => {
    shareProfile(await adminCall('PUT /api/profile', { body: { reminders: !reminders } }));
  });
  return (
    <div className={classes.part}>
      <Toggle
        label={ownerMessages.remindersLabel}
        checked={busy ? !reminders : reminders}
        onChange={() => void submit()}
      />
      <FormFailure text={failure} />
    </div>
  );
};
