import { useState } from 'react';
import type { Settings } from '#core/campus/campus-schema.ts';
import { Toggle } from '#kit/controls/toggle/Toggle.tsx';
import { adminCall, reasonIn } from '../base/admin-api.ts';
import { shareSettings } from '../base/queries.ts';
import { FormFailure } from '../shared/states/ActionFailed.tsx';
import { SettingsPart } from '../shared/states/SettingsPart.tsx';
import { secondPersonMessages as words } from './messages.ts';
import classes from './SecondPerson.module.css';

/** Sets whether publishing needs a second person, at once and separately (REVIEW-1). */
export const SecondPerson = ({ settings }: { settings: Settings }) => {
  const [isOn, setOn] = useState(settings.secondPerson === true);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const set = async (secondPerson: boolean): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setOn(secondPerson);
    setFailure(undefined);
    try {
      const body = { secondPerson };
      await shareSettings(await adminCall('PUT /api/settings/publishing', { body }));
    } catch (error) {
      setOn(!secondPerson);
      setFailure(`${words.notSet} ${reasonIn(error)}`.trim());
    }
    setBusy(false);
  };
  return (
    <SettingsPart id="publishing" title={words.title} text={words.text}>
      <div className={classes.choice}>
        <Toggle label={words.label} checked={isOn} onChange={(next) => void set(next)} />
        {isOn && <p>{words.on}</p>}
        {isOn && <p>{words.calls}</p>}
        <FormFailure text={failure} />
      </div>
    </SettingsPart>
  );
};
