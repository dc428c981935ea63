import { useState } from 'react';
import { settingIn } from '#core/campus/setting-members.ts';
import { Toggle } from '#kit/controls/toggle/Toggle.tsx';
import { FormFailure } from '../shared/states/ActionFailed.tsx';
import { SettingsPart } from '../shared/page-parts/SettingsPart.tsx';
import { secondPersonMessages as words } from './messages.ts';
import classes from './SecondPerson.module.css';
import { useAlone } from './use-alone.ts';
import type { SettingsForm } from './use-settings-form.ts';

/** Sets whether publishing needs a second person, at once and by itself (REVIEW-1). */
export const SecondPerson = ({ form }: { form: SettingsForm }) => {
  const [isOn, setOn] = useState(settingIn(form.saved, 'secondPerson'));
  const { busy, failure, submit } = useAlone(form, words.notSet);
  const set = async (secondPerson: boolean): Promise<void> => {
    if (busy) return;
    setOn(secondPerson);
    if (!(await submit({ secondPerson }))) setOn(!secondPerson);
  };
  return (
    <SettingsPart id="publishing" title={words.title}>
      <div className={classes.choice}>
        <Toggle label={words.label} checked={isOn} onChange={(next) => void set(next)} />
        {isOn && <p>{words.on}</p>}
        {isOn && <p>{words.calls}</p>}
        <FormFailure text={failure} />
      </div>
    </SettingsPart>
  );
};
