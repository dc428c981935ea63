import { useState } from 'react';
import { callChanges } from '#core/campus/call-changes.ts';
import type { Settings } from '#core/campus/campus-schema.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { isApiError } from '../../base/http.ts';
import { reasonIn } from '../base/admin-api.ts';
import { dayAndTime } from '../base/moment.ts';
import { useSubmit } from '../shared/account/use-submit.ts';
import { SubmitDialog } from '../shared/account/SubmitDialog.tsx';
import { FormFailure } from '../shared/states/ActionFailed.tsx';
import { SettingsPart } from '../shared/page-parts/SettingsPart.tsx';
import { waitingMessages as words } from './messages.ts';
import type { SettingsForm } from './use-settings-form.ts';
import classes from './WaitingCalls.module.css';

function sayNotApproved(error: unknown): string {
  if (isApiError(error, 'VERSION_CONFLICT')) return words.changed;
  return isApiError(error, 'CONTACT_IN_USE') ? words.inUse : reasonIn(error);
}

interface WaitingCallsProps {
  form: SettingsForm;
  /** The current settings; the form does not have the setting for a second person. */
  settings: Settings;
}

/** A change of the numbers that waits for another owner's approval, old and new, with the possible actions (REVIEW-9). */
export const WaitingCalls = ({ form, settings }: WaitingCallsProps) => {
  const { busy, failure, submit } = useSubmit(async () => {
    try {
      await form.settle(true);
    } catch (error) {
      // The owner must read the current state first.
      if (isApiError(error, 'VERSION_CONFLICT')) await form.loadRemote();
      throw error;
    }
  }, sayNotApproved);
  const [isAsking, setAsking] = useState(false);
  const { campus, waiting, timeZone } = settings;
  if (!waiting) return null;
  const { by, at, isOwn, replace } = waiting;

  const discard = async (): Promise<void> => {
    await form.settle(false);
    setAsking(false);
  };

  return (
    <SettingsPart id="waiting" title={words.title} text={words.text}>
      <div className={classes.waiting}>
        <p>{`${words.by(by ?? words.somebody, dayAndTime(at, timeZone))} ${words.below}`}</p>
        <ul className={classes.changes}>
          {callChanges(campus, waiting.campus, replace).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {isOwn && <p className={classes.own}>{words.own}</p>}
        <FormFailure text={failure} />
        <div className={classes.buttons}>
          <Button variant="plain" disabled={busy} onClick={() => setAsking(true)}>
            {words.discard}
          </Button>
          {!isOwn && (
            <Button variant="primary" busy={busy} onClick={() => void submit()}>
              {words.approve}
            </Button>
          )}
        </div>
      </div>
      {isAsking && (
        <SubmitDialog
          title={words.discardTitle}
          text={words.discardText}
          label={words.discard}
          danger
          act={discard}
          say={reasonIn}
          onClose={() => setAsking(false)}
        />
      )}
    </SettingsPart>
  );
};
