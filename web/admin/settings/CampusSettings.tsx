import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Settings } from '#core/campus/campus-schema.ts';
import { useUnsaved } from '../shared/session/unsaved.ts';
import { notificationMessages } from '../notifications/messages.ts';
import { Notifications } from '../notifications/Notifications.tsx';
import classes from './CampusSettings.module.css';
import { ContactList } from './ContactList.tsx';
import { EmergencyFields, NameFields } from './CampusFields.tsx';
import { MissingNumbers } from './MissingNumbers.tsx';
import { RemovalDialog } from './RemovalDialog.tsx';
import { SearchWords } from './SearchWords.tsx';
import { SettingsBar } from './SettingsBar.tsx';
import { SettingsPart } from '../shared/states/SettingsPart.tsx';
import { useSettingsForm } from './use-settings-form.ts';
import { settingsMessages } from './messages.ts';

const words = settingsMessages;

/** The parts of the settings, and what saves them. */
export const CampusSettings = ({ settings }: { settings: Settings }) => {
  const form = useSettingsForm(settings);
  const { draft } = form;
  const { emergency, contacts } = draft.campus;
  const page = useRef<HTMLDivElement>(null);
  useUnsaved(form.changes > 0);

  const parts = [
    { id: 'campus', title: words.campus },
    { id: 'emergency', title: words.emergency, missing: Number(emergency.number.trim() === '') },
    {
      id: 'contacts',
      title: words.contacts,
      missing: contacts.filter(({ number }) => number.trim() === '').length,
    },
    { id: 'words', title: words.words },
    { id: 'notifications', title: notificationMessages.title },
  ];

  const save = async (): Promise<void> => {
    const saving = flushSync(() => form.save());
    if (!(await saving)) page.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };

  return (
    <div ref={page} className={classes.page}>
      <nav className={classes.parts} aria-label={words.parts}>
        {parts.map(({ id, title, missing = 0 }) => (
          <a key={id} href={`#${id}`}>
            {title}
            {missing > 0 && <b title={words.missing(missing)}>{missing}</b>}
          </a>
        ))}
      </nav>
      <div className={classes.settings}>
        <MissingNumbers campus={draft.campus} />
        <SettingsPart id="campus" title={words.campus} text={words.campusText}>
          <NameFields form={form} />
        </SettingsPart>
        <SettingsPart
          id="emergency"
          title={words.emergency}
          text={`${words.emergencyText} ${words.anyone}`}
        >
          <EmergencyFields form={form} />
        </SettingsPart>
        <SettingsPart id="contacts" title={words.contacts} text={words.contactsText}>
          <ContactList form={form} />
        </SettingsPart>
        <SettingsPart id="words" title={words.words} text={words.wordsText}>
          <SearchWords form={form} />
        </SettingsPart>
        <Notifications />
      </div>
      <SettingsBar form={form} onSave={() => void save()} />
      <RemovalDialog form={form} />
    </div>
  );
};
