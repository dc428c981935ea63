import { useState } from 'react';
import { hostOfReportForm, problemInReportForm } from '#core/campus/report-form.ts';
import {
  placeholdersIn,
  REPORT_PLACEHOLDERS,
  reportAddress,
} from '#core/campus/report-placeholders.ts';
import type { Settings } from '#core/campus/campus-schema.ts';
import { settingIn } from '#core/campus/setting-members.ts';
import { reportFacts } from '#core/record/report.ts';
import { ButtonLink } from '#kit/controls/button/ButtonLink.tsx';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { SettingsPart } from '../shared/page-parts/SettingsPart.tsx';
import { reportMessages as words } from './report-messages.ts';
import { REPORT_VENDORS, type ReportVendor } from './report-vendors.ts';
import classes from './ReportPage.module.css';
import part from './PartForm.module.css';
import { LoadedSettings, SaveBar } from './PartForm.tsx';
import { typeInto } from './settings-draft.ts';
import { useAlone } from './use-alone.ts';
import { useSettingsForm } from './use-settings-form.ts';

function vendorOf(address: string): ReportVendor {
  const host = hostOfReportForm(address);
  if (/(^|\.)maxient\.com$/.test(host)) return 'maxient';
  if (/(^|\.)roompact\.com$/.test(host)) return 'roompact';
  return /(^|\.)starrezhousing\.com$/.test(host) ? 'starrez' : 'own';
}

/** Returns the address as it would open after an invented record. */
const tried = (address: string, timeZone: string): string =>
  reportAddress(
    address,
    reportFacts(
      {
        title: words.tried.title,
        category: 'Other',
        outcome: 'Resolved',
        advisor: words.tried.advisor,
        startedAt: '2026-01-01T02:00:00Z',
        finishedAt: '2026-01-01T02:15:00Z',
        code: 'AA-22',
      },
      timeZone,
    ),
  );

/** Returns a sentence about what the operator of the form learns from it. */
function sentWords(address: string): string {
  const host = hostOfReportForm(address);
  if (host === '') return words.nothingSet;
  const told = placeholdersIn(address).map((name) => words.told[name]);
  return told.length === 0 ? words.sendsNothing(host) : words.sends(host, told.join(', '));
}

const Placeholders = () => (
  <details className={classes.placeholders}>
    <summary>{words.placeholders}</summary>
    <p>{words.placeholdersText}</p>
    <dl>
      {REPORT_PLACEHOLDERS.map((name) => (
        <div key={name}>
          <dt>
            <code>{`{${name}}`}</code>
          </dt>
          <dd>{words.meaning[name]}</dd>
        </div>
      ))}
    </dl>
  </details>
);

/** The setting of the campus's own report form, saved by itself, with a sentence about which data is sent to whom. */
const ReportForm = ({ settings }: { settings: Settings }) => {
  const form = useSettingsForm(settings, ['report']);
  const saved = settingIn(form.saved, 'report');
  const typed = settingIn(form.draft.campus, 'report');
  const { timeZone } = form.saved;
  const [vendor, setVendor] = useState(() => vendorOf(saved));
  const [isLeft, setLeft] = useState(false);
  const { busy, failure, submit } = useAlone(form, words.notSaved);
  const address = typed.trim();
  const problem = problemInReportForm(address);

  const saveForm = async (): Promise<void> => {
    setLeft(true);
    if (problem || !(await submit({ report: address }))) return;
    showToast({ kind: 'status', text: address === '' ? words.removed : words.saved });
  };

  const { example, text } = words.vendors[vendor];
  return (
    <div className={part.page}>
      <div className={part.parts}>
        <SettingsPart id="report" text={words.text}>
          <div className={classes.form}>
            <Dropdown
              label={words.vendor}
              hint={text}
              value={vendor}
              options={REPORT_VENDORS.map((value) => ({ value, label: words.vendors[value].name }))}
              onChange={setVendor}
            />
            <TextInput
              label={words.address}
              type="url"
              autoComplete="off"
              spellCheck={false}
              placeholder={example}
              hint={words.hint}
              value={typed}
              onChange={(report) => form.change(typeInto({ report }))}
              onBlur={() => setLeft(true)}
              error={isLeft && problem ? words.problems[problem] : undefined}
            />
            <Placeholders />
            <section className={classes.sent} aria-label={words.sent}>
              <h2>{words.sent}</h2>
              <p>{sentWords(address)}</p>
              <p>{words.onPhone}</p>
            </section>
            {address !== '' && !problem && (
              <div className={classes.buttons}>
                <ButtonLink
                  href={tried(address, timeZone)}
                  target="_blank"
                  rel="noopener noreferrer"
                  title={words.tryText}
                >
                  {words.tryIt}
                </ButtonLink>
              </div>
            )}
          </div>
        </SettingsPart>
      </div>
      <SaveBar
        changes={form.changes}
        failure={failure}
        isSaving={busy}
        onUndo={form.undo}
        onSave={() => void saveForm()}
      />
    </div>
  );
};

/** The page of the campus's own report form, which advisors open after a record (REPORT-1). */
export const ReportPage = () => (
  <LoadedSettings page="report">{(settings) => <ReportForm settings={settings} />}</LoadedSettings>
);
