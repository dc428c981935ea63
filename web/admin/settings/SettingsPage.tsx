import { useRef, useId } from 'react';
import { flushSync } from 'react-dom';
import type { Settings } from '#core/campus/campus-schema.ts';
import { missingContacts } from '#core/campus/missing-numbers.ts';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { CircleCheck } from '#kit/icon/drawings/signs/circle-check.ts';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { usePageTitle } from '../../base/page-title.ts';
import { useSettings } from '../base/queries.ts';
import { useArrival } from '../base/use-arrival.ts';
import { FootBar } from '../shared/page-parts/FootBar.tsx';
import { LoadFailed, Loading, FormFailure } from '../shared/states/ActionFailed.tsx';
import { useUnsaved } from '../shared/session/LeaveGuard.tsx';
import { notificationMessages } from './notifications/messages.ts';
import { Notifications } from './notifications/Notifications.tsx';
import { SettingsLink } from './SettingsLink.tsx';
import { SettingsPart } from '../shared/page-parts/SettingsPart.tsx';
import { adminMessages } from '../base/messages.ts';
import { SecondPerson } from './SecondPerson.tsx';
import {
  linkMessages,
  secondPersonMessages,
  settingsMessages as words,
  waitingMessages,
} from './messages.ts';
import classes from './SettingsPage.module.css';
import { AreaList } from './AreaList.tsx';
import { ContactList } from './ContactList.tsx';
import { EmergencyFields, MainNumberField, NameFields } from './CampusFields.tsx';
import { MissingNumbers } from '../shared/contacts/MissingNumbers.tsx';
import { missingNumbersMessages } from '../shared/states/messages.ts';
import { ReportForm } from './ReportForm.tsx';
import { reportMessages } from './report-messages.ts';
import { RemovalDialog } from './RemovalDialog.tsx';
import { SearchWords } from './SearchWords.tsx';
import { WaitingCalls } from './WaitingCalls.tsx';
import { useSettingsForm, type SettingsForm } from './use-settings-form.ts';

/** The fields to mend, or the button that opens some. */
const INVALID = '[aria-invalid], [data-invalid]';

/** The pages of their own that the settings lead to. */
const LINKED = Object.keys(linkMessages) as readonly (keyof typeof linkMessages)[];

const SettingsBar = ({ form, onSave }: { form: SettingsForm; onSave: () => void }) => {
  const { changes, isAloneTyped, toMend, isSaving, failure, undo } = form;
  const textId = useId();
  const isFine = changes === 0;
  const isAllSaved = isFine && !isAloneTyped;
  const fine = isAloneTyped ? reportMessages.notSavedYet : words.allSaved;
  const state = isFine ? fine : words.notSaved(changes);
  return (
    <FootBar>
      {failure && (
        <div className={classes.failure}>
          <FormFailure text={failure.text} />
          {failure.isConflict && (
            <Button onClick={() => void form.loadRemote()}>
              {adminMessages.editor.loadRemote}
            </Button>
          )}
        </div>
      )}
      <p id={textId} className={classes.text} data-fine={isAllSaved} role="status">
        <Icon icon={isAllSaved ? CircleCheck : TriangleAlert} size={18} />
        <span>{toMend > 0 ? `${state}. ${words.toMend(toMend)}` : state}</span>
      </p>
      {!isFine && (
        <Button variant="plain" disabled={isSaving} onClick={undo}>
          {words.undo}
        </Button>
      )}
      <Button
        variant="primary"
        disabled={isFine}
        busy={isSaving}
        aria-describedby={textId}
        onClick={onSave}
      >
        {adminMessages.editor.save}
      </Button>
    </FootBar>
  );
};

const CampusSettings = ({ settings }: { settings: Settings }) => {
  const form = useSettingsForm(settings);
  const { draft } = form;
  const { emergency } = draft.campus;
  const page = useRef<HTMLDivElement>(null);
  useUnsaved(form.changes > 0 || form.isAloneTyped);
  useArrival();

  const parts: readonly { id: string; title: string; missing?: number }[] = [
    ...(settings.waiting ? [{ id: 'waiting', title: waitingMessages.short }] : []),
    { id: 'campus', title: words.campus },
    { id: 'emergency', title: words.emergency, missing: Number(emergency.number.trim() === '') },
    { id: 'areas', title: words.areas },
    {
      id: 'contacts',
      title: words.contacts,
      missing: missingContacts(draft.campus, settings.uses),
    },
    { id: 'words', title: words.words },
    { id: 'notifications', title: notificationMessages.title },
    { id: 'report', title: reportMessages.title },
    { id: 'publishing', title: secondPersonMessages.title },
    ...LINKED.map((page) => ({ id: page, title: ADMIN_PAGES[page].title })),
  ];

  const save = async (): Promise<void> => {
    const saving = flushSync(() => form.save());
    if (!(await saving)) page.current?.querySelector<HTMLElement>(INVALID)?.focus();
  };

  return (
    <div ref={page} className={classes.page}>
      <nav className={classes.parts} aria-label={words.parts}>
        {parts.map(({ id, title, missing = 0 }) => (
          <a key={id} href={`#${id}`}>
            {title}
            {missing > 0 && <b title={missingNumbersMessages.missing(missing)}>{missing}</b>}
          </a>
        ))}
      </nav>
      <div className={classes.settings}>
        {/* Phones lack a number until it is approved. */}
        <MissingNumbers
          campus={settings.waiting ? settings.campus : draft.campus}
          uses={settings.uses}
        />
        <WaitingCalls form={form} settings={settings} />
        <SettingsPart id="campus" title={words.campus}>
          <NameFields form={form} />
        </SettingsPart>
        <SettingsPart
          id="emergency"
          title={words.emergency}
          text={`${words.emergencyText} ${words.anyone}`}
        >
          <EmergencyFields form={form} />
        </SettingsPart>
        <SettingsPart id="areas" title={words.areas} text={words.areasText}>
          <AreaList form={form} />
        </SettingsPart>
        <SettingsPart id="contacts" title={words.contacts} text={words.contactsText}>
          <ContactList form={form} />
          <MainNumberField form={form} />
        </SettingsPart>
        <SettingsPart id="words" title={words.words} text={words.wordsText}>
          <SearchWords form={form} />
        </SettingsPart>
        <Notifications />
        <ReportForm form={form} />
        <SecondPerson form={form} />
        {LINKED.map((page) => (
          <SettingsLink key={page} page={page} />
        ))}
      </div>
      <SettingsBar form={form} onSave={() => void save()} />
      <RemovalDialog form={form} />
    </div>
  );
};

/** Edits the settings of the campus (CAMPUS-2). Loaded at each visit, and never again while it is open. */
export const SettingsPage = () => {
  usePageTitle(ADMIN_PAGES.settings.title);
  const settings = useSettings('once');
  if (settings.isError && !settings.isFetching) {
    return <LoadFailed title={words.loadFailed} onRetry={() => void settings.refetch()} />;
  }
  if (!settings.data || !settings.isFetchedAfterMount) return <Loading />;
  return <CampusSettings settings={settings.data} />;
};
