import { EMERGENCY } from '#core/campus/campus.ts';
import { CALL_MEMBERS } from '#core/campus/setting-members.ts';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { MissingNumbers } from '../shared/contacts/MissingNumbers.tsx';
import { SettingsPart } from '../shared/page-parts/SettingsPart.tsx';
import { ContactList } from './ContactList.tsx';
import fields from './fields.module.css';
import { settingsMessages as words } from './messages.ts';
import { NumberField } from './NumberField.tsx';
import { PartForm } from './PartForm.tsx';
import { ContactUses } from './RemovalDialog.tsx';
import { typeInto, usesIn } from './settings-draft.ts';
import type { SettingsForm } from './use-settings-form.ts';
import { WaitingCalls } from './WaitingCalls.tsx';

const EmergencyFields = ({ form }: { form: SettingsForm }) => {
  const { draft, saved, field, change } = form;
  const { emergency } = draft.campus;
  return (
    <div className={fields.fields}>
      <div>
        <NumberField
          label={words.emergencyNumber}
          placeholder={words.emergencyPlaceholder}
          missing={words.emergencyMissing}
          value={emergency.number}
          onChange={(number) => change(typeInto({ emergency: { ...emergency, number } }))}
          {...field('emergency.number')}
        />
        <ContactUses uses={usesIn(saved.uses, draft, EMERGENCY)} />
      </div>
      <TextInput
        label={words.emergencyWords}
        hint={words.emergencyWordsHint}
        required
        value={emergency.words}
        onChange={(next) => change(typeInto({ emergency: { ...emergency, words: next } }))}
        {...field('emergency.words')}
      />
    </div>
  );
};

/** The field for the campus's own number, through which extensions are dialed (CONTACT-11). */
const MainNumberField = ({ form: { draft, field, change } }: { form: SettingsForm }) => (
  <div className={fields.fields}>
    <TextInput
      label={words.mainNumber}
      hint={words.mainNumberHint}
      type="tel"
      autoComplete="off"
      value={draft.campus.main ?? ''}
      onChange={(main) => change(typeInto({ main }))}
      {...field('main')}
    />
  </div>
);

/** The page of the numbers that phones call (CAMPUS-2). */
export const ContactsPage = () => (
  <PartForm page="contacts" members={CALL_MEMBERS} other="areas">
    {(form, settings) => (
      <>
        {/* A number that waits for approval is still missing on phones. */}
        <MissingNumbers
          campus={settings.waiting ? settings.campus : form.draft.campus}
          uses={settings.uses}
        />
        <WaitingCalls form={form} settings={settings} />
        <SettingsPart id="emergency" title={words.emergency} text={words.anyone}>
          <EmergencyFields form={form} />
        </SettingsPart>
        <SettingsPart id="contacts" title={words.contacts} text={words.contactsText}>
          <ContactList form={form} />
          <MainNumberField form={form} />
        </SettingsPart>
      </>
    )}
  </PartForm>
);
