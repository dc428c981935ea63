import { useState } from 'react';
import type { Settings } from '#core/campus/campus-schema.ts';
import { settingIn } from '#core/campus/setting-members.ts';
import { Toggle } from '#kit/controls/toggle/Toggle.tsx';
import { FormFailure } from '../shared/states/ActionFailed.tsx';
import { SettingsPart } from '../shared/page-parts/SettingsPart.tsx';
import { secondPersonMessages as words } from './messages.ts';
import column from '../shared/page-parts/column.module.css';
import { LoadedSettings } from './PartForm.tsx';
import classes from './PublishingPage.module.css';
import { useAlone } from './use-alone.ts';
import { useSettingsForm } from './use-settings-form.ts';

const SecondPerson = ({ settings }: { settings: Settings }) => {
  const form = useSettingsForm(settings, ['secondPerson']);
  const [isOn, setOn] = useState(settingIn(form.saved, 'secondPerson'));
  const { busy, failure, submit } = useAlone(form, words.notSet);
  const set = async (secondPerson: boolean): Promise<void> => {
    if (busy) return;
    setOn(secondPerson);
    if (!(await submit({ secondPerson }))) setOn(!secondPerson);
  };
  return (
    <SettingsPart id="publishing">
      <div className={classes.choice}>
        <Toggle label={words.label} checked={isOn} onChange={(next) => void set(next)} />
        {isOn && <p>{words.on}</p>}
        {isOn && <p>{words.calls}</p>}
        <FormFailure text={failure} />
      </div>
    </SettingsPart>
  );
};

/** The page that sets if publishing needs a second person, which is saved right away (REVIEW-1). */
export const PublishingPage = () => (
  <LoadedSettings page="publishing">
    {(settings) => (
      <div className={column.page}>
        <SecondPerson settings={settings} />
      </div>
    )}
  </LoadedSettings>
);
