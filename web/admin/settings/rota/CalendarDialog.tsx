import { useState, type ChangeEvent } from 'react';
import { LIMITS } from '#core/base/limits.ts';
import type { Contact } from '#core/campus/contact.ts';
import { nameIn, ruleOf } from '#core/rota/names.ts';
import type { NameRule, RotaCalendar, TriedCalendar } from '#core/rota/rota-schema.ts';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { Field } from '#kit/controls/field/Field.tsx';
import fileField from '#kit/controls/field/file.module.css';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { adminCall } from '../../base/admin-api.ts';
import { isApiError } from '../../../base/http.ts';
import { SubmitDialog } from '../../shared/account/SubmitDialog.tsx';
import classes from './DutyCalendars.module.css';
import { calendarProblems, rotaMessages as words } from './messages.ts';
import { renewedRota, rotaFailure } from './use-rota.ts';
import { CALENDAR_PROBLEMS } from '#core/rota/calendar-problem.ts';

/** The error if a calendar cannot be read, with a sentence that says why. */
class NotRead extends Error {}

/** Returns the sentence about a calendar that was not read, or about another failure. */
function calendarFailure(error: unknown): string {
  if (error instanceof NotRead) return error.message;
  if (!isApiError(error, 'CALENDAR_NOT_READ')) return rotaFailure(error);
  const problem = CALENDAR_PROBLEMS.find((one) => one === error.detail);
  return calendarProblems[problem ?? 'notCalendar'];
}

type Given = { readonly address?: string; readonly file?: string };

type Titles = TriedCalendar['titles'];

/** The number of names found by a rule that are shown. */
const SHOWN = 5;

/** Returns the words after the last colon or dash of a title, which usually are the name; without these marks, the whole title. */
const guessedName = (title: string): string =>
  /^.*(?::|\s[-–—])\s+(\S.*)$/.exec(title)?.[1] ?? title;

interface ExampleProps {
  titles: Titles;
  title: string;
  name: string;
  submitted: boolean;
  rule: NameRule | undefined;
  onChange: (title: string, name: string) => void;
}

/** The question which words of an event are the name, with the names that the same rule finds in other events (ROTA-37). */
const Example = ({ titles, title, name, submitted, rule, onChange }: ExampleProps) => {
  const read = rule && titles.map((one) => [one.title, nameIn(one.title, rule)] as const);
  const names = new Set(read?.flatMap(([, found]) => found ?? []));
  const without = read?.filter(([, found]) => found === undefined).map(([one]) => one) ?? [];
  const error = name.trim() === '' ? words.required : words.notIn;
  return (
    <>
      <Dropdown
        label={words.event}
        options={titles.map((one) => ({
          value: one.title,
          label: words.title(one.title, one.count),
        }))}
        value={title}
        onChange={(next) => onChange(next, guessedName(next))}
      />
      <TextInput
        label={words.nameIn}
        hint={words.nameHint}
        autoComplete="off"
        value={name}
        onChange={(next) => onChange(title, next)}
        error={(submitted || name !== '') && !rule ? error : undefined}
      />
      <div role="status" className={classes.read}>
        {names.size > 0 && <p>{words.readAs([...names].slice(0, SHOWN).join(', '))}</p>}
        {rule && without.length > 0 && (
          <p className={classes.amber}>{words.withoutName(without.slice(0, SHOWN).join(', '))}</p>
        )}
      </div>
    </>
  );
};

interface CalendarDialogProps {
  /** The contacts to choose from, or the one contact that the calendar is for. */
  contacts: readonly Contact[];
  /** The calendar that the contact has; undefined if it has none. */
  calendar: RotaCalendar | undefined;
  onClose: () => void;
}

/** The dialog that connects a calendar: first the server reads it, then an example asks which words are the name (ROTA-36, ROTA-37). */
export const CalendarDialog = ({ contacts, calendar, onClose }: CalendarDialogProps) => {
  const [contact, setContact] = useState(contacts[0]?.id ?? '');
  const [address, setAddress] = useState('');
  const [file, setFile] = useState<File>();
  const [read, setRead] = useState<{ given: Given; tried: TriedCalendar }>();
  const [title, setTitle] = useState('');
  const [name, setName] = useState('');
  const host = calendar?.host ?? null;
  const isTooLarge = file !== undefined && file.size > LIMITS.calendarBytes;
  const isGiven = address.trim() !== '' || file !== undefined || host !== null;
  const rule = ruleOf(title, name);

  const readIt = async (): Promise<void> => {
    const given: Given = file
      ? { file: await file.text() }
      : { ...(address.trim() !== '' && { address: address.trim() }) };
    const body = { ...given, ...(Object.keys(given).length === 0 && { contact }) };
    const tried = await adminCall('POST /api/rota/try', { body });
    if (tried.problem !== null) throw new NotRead(calendarProblems[tried.problem]);
    const [first] = tried.titles;
    if (!first) throw new NotRead(words.noEvents);
    setRead({ given, tried });
    setTitle(first.title);
    setName(guessedName(first.title));
  };

  const connect = async (): Promise<void> => {
    if (!read || !rule) return;
    const input = { params: { contact }, body: { ...read.given, rule } };
    await renewedRota(adminCall('PUT /api/rota/calendars/{contact}', input));
    showToast({ kind: 'status', text: words.connected });
    onClose();
  };

  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => setFile(target.files?.[0]);

  return (
    <SubmitDialog
      key={read ? 'example' : 'calendar'}
      title={calendar ? words.changeOf(contacts[0]?.name ?? '') : words.connect}
      text={words.warning}
      label={read ? words.save : words.readIt}
      isComplete={read ? rule !== undefined : isGiven && !isTooLarge}
      act={read ? connect : readIt}
      say={calendarFailure}
      onClose={onClose}
    >
      {(submitted) =>
        read ? (
          <>
            <p>{words.events(read.tried.events)}</p>
            <Example
              titles={read.tried.titles}
              title={title}
              name={name}
              submitted={submitted}
              rule={rule}
              onChange={(nextTitle, nextName) => {
                setTitle(nextTitle);
                setName(nextName);
              }}
            />
          </>
        ) : (
          <>
            {contacts.length > 1 && (
              <Dropdown
                label={words.contact}
                options={contacts.map(({ id, name }) => ({ value: id, label: name }))}
                value={contact}
                onChange={setContact}
              />
            )}
            <TextInput
              label={words.address}
              hint={host === null ? words.addressHint : words.keepHint(host)}
              type="url"
              autoComplete="off"
              spellCheck={false}
              value={address}
              onChange={setAddress}
              error={submitted && !isGiven ? words.needsOne : undefined}
            />
            <Field
              label={words.orFile}
              hint={words.fileHint}
              error={isTooLarge ? words.tooLarge : undefined}
            >
              {(wiring) => (
                <input
                  {...wiring}
                  type="file"
                  accept=".ics,text/calendar"
                  className={fileField.file}
                  onChange={choose}
                />
              )}
            </Field>
          </>
        )
      }
    </SubmitDialog>
  );
};
