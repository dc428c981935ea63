import { LANGUAGES, ORIGINAL } from '#core/base/language.ts';
import { ownNameOf } from '#core/base/language-name.ts';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { SettingsPart } from '../shared/page-parts/SettingsPart.tsx';
import fields from './fields.module.css';
import { settingsMessages as words } from './messages.ts';
import { PartForm } from './PartForm.tsx';
import { typeInto } from './settings-draft.ts';

const languages = LANGUAGES.map((value) => ({ value, label: ownNameOf(value) }));

/** The page of the campus's name and language, which also shows its time zone. */
export const CampusPage = () => (
  <PartForm page="campus" members={['name', 'language']}>
    {({ draft, saved, field, change }) => (
      <SettingsPart id="campus">
        <div className={fields.fields}>
          <TextInput
            label={words.name}
            value={draft.campus.name}
            onChange={(name) => change(typeInto({ name }))}
            {...field('name')}
          />
          <Dropdown
            label={words.language}
            hint={words.languageHint}
            options={languages}
            value={draft.campus.language || ORIGINAL}
            onChange={(language) => change(typeInto({ language }))}
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
