import { useMemo, useRef, useState } from 'react';
import { problemsInCampus } from '#core/campus/campus-problems.ts';
import {
  agreeOn,
  isSameContact,
  memberRow,
  TYPED_MEMBERS,
  valueOf,
} from '#core/campus/contact-members.ts';
import { areasInWords } from '#core/campus/duty.ts';
import { formatHours, sayHours } from '#core/campus/hours/hours-text.ts';
import { readHours } from '#core/campus/hours/written-hours.ts';
import { withPasted, type PastedCampus, type PastedContact } from '#core/campus/pasted-contacts.ts';
import { PASTED_COLUMNS } from '#core/campus/pasted-rows.ts';
import { displayName } from '#core/base/display-name.ts';
import { useOverflows } from '#kit/base/use-overflows.ts';
import { TextArea } from '#kit/controls/text-area/TextArea.tsx';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { newKey } from '../../base/device.ts';
import { showUndoToast } from '../base/undo-toast.ts';
import { settingsMessages } from './messages.ts';
import classes from './PasteDialog.module.css';
import { pasteMessages as words } from './paste-messages.ts';
import { placeOf, rebased, wordsOfCampusProblem } from './settings-draft.ts';
import type { SettingsForm } from './use-settings-form.ts';

/** The most characters that the text area takes. */
const MOST = 10_000;

const MEMBERS = TYPED_MEMBERS.filter((member) => member !== 'name');

/** The members that are read exactly as they are written. */
const WORDS = TYPED_MEMBERS.filter((member) => memberRow(member).kind === 'words');

const OTHER_COLUMNS = PASTED_COLUMNS.filter((column) => !['name', 'number'].includes(column));

function changesOf({ contact, before }: PastedContact): string | undefined {
  if (!before) return words.isNew;
  if (isSameContact(before, contact)) return words.asItIs;
  if (before.name !== contact.name) return words.takesPlace(before.name);
  const changed = MEMBERS.filter((member) => !agreeOn(before, contact, member));
  return words.changes(changed.map((member) => words.members[member]));
}

type Problems = ReadonlyMap<string, string>;

type PastedRowProps = { row: PastedContact; pasted: PastedCampus; problems: Problems };

/** The contact that was read from a line: its name, area and hours, and the words that were not understood. */
const PastedRow = ({ row, pasted, problems }: PastedRowProps) => {
  const { contact, lines, unread } = row;
  const { id, name, number, hours = '', role = '', categories } = contact;
  const shown = [
    areasInWords(contact, pasted.campus) || settingsMessages.everywhere,
    sayHours(formatHours(readHours(hours) ?? [])) || hours || settingsMessages.always,
    role && words.shares(role),
    ...WORDS.map((member) => String(valueOf(contact, member))),
    categories.map(displayName).join(', '),
  ];
  const errors = ['name', ...MEMBERS].flatMap((member) => problems.get(`${id}.${member}`) ?? []);
  return (
    <li className={classes.row}>
      <p>
        <b>{name || settingsMessages.required}</b> · <span>{number || words.noNumber}</span>
      </p>
      <p className={classes.facts}>{shown.filter((part) => part !== '').join(' · ')}</p>
      <p className={classes.facts}>
        {words.lines(lines)}: {changesOf(row)}
      </p>
      {[...errors, ...(unread.length > 0 ? [words.unread(unread)] : [])].map((error) => (
        <p key={error} className={classes.error}>
          {error}
        </p>
      ))}
    </li>
  );
};

/** A line about the emergency services, which the settings have elsewhere: its whole text, and the reason why it is not added. */
const EmergencyRow = ({ row }: { row: PastedCampus['emergency'][number] }) => {
  const { line, name, number, unread } = row;
  const cells = OTHER_COLUMNS.map((column) => row[column]);
  const others = [...cells, ...unread].filter((part) => part !== '');
  return (
    <li className={classes.row}>
      <p>
        <b>{name || settingsMessages.required}</b> · <span>{number || words.noNumber}</span>
      </p>
      {others.length > 0 && <p className={classes.facts}>{others.join(' · ')}</p>}
      <p className={classes.facts}>
        {words.lines([line])}: {words.emergency}
      </p>
    </li>
  );
};

const PastedRows = ({ pasted, problems }: Omit<PastedRowProps, 'row'>) => {
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useOverflows(box);
  return (
    <div
      ref={box}
      className={classes.rows}
      {...(scrolls && { role: 'group', 'aria-label': words.rows, tabIndex: 0 })}
    >
      <ul>
        {pasted.emergency.map((row) => (
          <EmergencyRow key={row.line} row={row} />
        ))}
        {pasted.contacts.map((row) => (
          <PastedRow key={row.lines[0]} row={row} pasted={pasted} problems={problems} />
        ))}
      </ul>
    </div>
  );
};

/** Returns the id of the contact or area that has a problem at this place. */
const contactAt = (place: string): string => place.split('.')[0] ?? '';

interface PasteDialogProps {
  form: SettingsForm;
  /** The text that was already pasted. */
  pasted: string;
  onClose: () => void;
}

/** The dialog for a list of contacts from a sheet, which shows how it was understood before it is added to the settings (AREAS-12). */
export const PasteDialog = ({ form, pasted: first, onClose }: PasteDialogProps) => {
  const { campus } = form.draft;
  const [text, setText] = useState(first.slice(0, MOST));
  const pasted = useMemo(() => withPasted(campus, text, newKey), [campus, text]);
  const { contacts, newAreas, emergency } = pasted;
  const found = problemsInCampus(pasted.campus);
  const problems: Problems = new Map(
    found.map((problem) => [placeOf(problem, pasted.campus), wordsOfCampusProblem(problem)]),
  );
  const added = contacts.filter(({ before }) => !before);
  const changed = contacts.filter(
    ({ before, contact }) => before && !isSameContact(before, contact),
  );
  const ids = new Set([...added, ...changed].map(({ contact }) => contact.id));
  const places = [...problems.keys()].filter((place) => ids.has(contactAt(place)));
  const wrongIds = new Set(places.map(contactAt));
  const wrongLines = contacts.flatMap(({ contact, lines }) =>
    wrongIds.has(contact.id) ? lines : [],
  );
  const areaPlaces = newAreas.map(({ id }) => `${id}.name`).filter((place) => problems.has(place));
  const tooMany = problems.get('contacts') ?? problems.get('areas');
  const isCut = first.length > MOST || text.length >= MOST;

  const take = (): void => {
    form.change((typed) => ({ ...typed, campus: pasted.campus }));
    // Each mistake is then shown right away at its field.
    for (const place of [...places, ...areaPlaces]) form.leave(place);
    onClose();
    showUndoToast(words.taken, () => form.change((typed) => rebased(pasted.campus, typed, campus)));
  };

  return (
    <ConfirmationDialog
      open
      modalTitle={words.title}
      description={words.text}
      confirmLabel={words.take(added.length, changed.length)}
      confirmDisabled={ids.size === 0 || tooMany !== undefined}
      onConfirm={take}
      cancelLabel={words.cancel}
      onCancel={onClose}
      primary="neither"
    >
      <div className={classes.paste}>
        <TextArea
          label={words.label}
          rows={6}
          placeholder={words.placeholder}
          value={text}
          onChange={setText}
          error={tooMany ?? (isCut ? words.cut : undefined)}
        />
        <p role="status" className={classes.summary}>
          {contacts.length === 0
            ? words.nothing
            : words.read(
                contacts.length,
                newAreas.map(({ name }) => name),
              )}
        </p>
        {contacts.length + emergency.length > 0 && (
          <PastedRows pasted={pasted} problems={problems} />
        )}
        {areaPlaces.map((place) => (
          <p key={place} className={classes.error}>
            {settingsMessages.areaName}: {problems.get(place)}
          </p>
        ))}
        {places.length > 0 && (
          <p className={classes.error}>{words.wrong(words.lines(wrongLines), places.length)}</p>
        )}
      </div>
    </ConfirmationDialog>
  );
};
