import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { SettingsPart } from '../shared/page-parts/SettingsPart.tsx';
import fields from './fields.module.css';
import { settingsMessages as words } from './messages.ts';
import { PartForm } from './PartForm.tsx';
import { typeInto } from './settings-draft.ts';

/** The campus's name, and its time zone to read. */
export const CampusPage = () => (
  <PartForm page="campus" members={['name']}>
    {({ draft, saved, field, change }) => (
      <SettingsPart id="campus">
        <div className={fields.fields}>
          <TextInput
            label={words.name}
            value={draft.campus.name}
            onChange={(name) => change(typeInto({ name }))}
            {...field('name')}
          />
          <TextInput
            label={words.timeZone}
            hint={words.timeZoneHint}
            readonly
            value={saved.timeZone}
            onChange={() => undefined}
          />
        </div>
      </SettingsPart>
    )}
  </PartForm>
);
