import { useId, useState } from 'react';
import type { Contact, TypedMember } from '#core/campus/contact.ts';
import { TYPED_MEMBERS } from '#core/campus/contact-members.ts';
import { formatHours, sayHours } from '#core/campus/hours/hours-text.ts';
import { readHours } from '#core/campus/hours/written-hours.ts';
import { Checkbox } from '#kit/controls/checkbox/Checkbox.tsx';
import { TextInput, type TextInputProps } from '#kit/controls/text-input/TextInput.tsx';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { valueInWords } from '../shared/contacts/value-in-words.ts';
import row from './ContactRow.module.css';
import classes from './DutyDialog.module.css';
import { settingsMessages as words } from './messages.ts';
import { areasOf, usesIn } from './settings-draft.ts';
import type { SettingsForm } from './use-settings-form.ts';

/** The members of a contact that its row has fields for. */
const OF_ROW = ['name', 'number', 'when', 'categories'] as const satisfies readonly TypedMember[];

type DutyMember = Exclude<TypedMember, (typeof OF_ROW)[number]>;

/** All other members, which the dialog edits. */
const MEMBERS = TYPED_MEMBERS.filter(
  (member): member is DutyMember => !(OF_ROW as readonly TypedMember[]).includes(member),
);

/** The members that are typed as text. */
const TEXTS = MEMBERS.filter((member) => member !== 'areas');

/** The words that replace an empty member. */
const EMPTY: Partial<Record<DutyMember, string>> = {
  areas: words.everywhere,
  hours: words.always,
};

interface DutyProps {
  form: SettingsForm;
  contact: Contact;
  name: string;
  onChange: (members: Partial<Contact>) => void;
}

/** A button that says for which areas and when a contact is on duty, and its role; it opens the dialog that changes them (AREAS-2, AREAS-3, AREAS-6). */
export const DutyButton = (props: DutyProps) => {
  const { form, contact, name } = props;
  const [isOpen, setOpen] = useState(false);
  const errors = MEMBERS.flatMap((member) => form.errors.get(`${contact.id}.${member}`) ?? []);
  const shown = MEMBERS.map(
    (member) => valueInWords(contact, member, form.draft.campus) || (EMPTY[member] ?? ''),
  );
  return (
    <>
      <button
        type="button"
        className={row.categories}
        aria-haspopup="dialog"
        data-invalid={errors.length > 0 || undefined}
        title={words.dutyOf(name)}
        onClick={() => setOpen(true)}
      >
        {shown.filter((part) => part !== '').join(' · ')}
        {errors.map((error) => (
          <span key={error} className={classes.error}>
            {error}
          </span>
        ))}
      </button>
      {isOpen && <DutyDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
};

interface OfferedInputProps extends TextInputProps {
  /** The values of other contacts, which can be chosen instead of typed again. */
  offered: readonly (string | undefined)[];
}

const OfferedInput = ({ offered, ...input }: OfferedInputProps) => {
  const id = useId();
  const texts = [...new Set(offered)].filter((text) => text !== undefined && text !== '');
  return (
    <>
      <TextInput {...input} {...(texts.length > 0 && { list: id })} />
      <datalist id={id}>
        {texts.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </>
  );
};

type DutyDialogProps = DutyProps & { onClose: () => void };

/** The dialog is mounted only while it is open, because a campus may have 50 contacts, and each dialog 50 areas. */
const DutyDialog = ({ form, contact, name, onChange, onClose }: DutyDialogProps) => {
  const { id, areas = [], hours = '' } = contact;
  const known = areasOf(form.draft.campus).filter((area) => area.name.trim() !== '');
  const others = form.draft.campus.contacts.filter((one) => one.id !== id);
  const uses = usesIn(form.saved.uses, form.draft, id) ?? [];
  const read = formatHours(readHours(hours) ?? []);
  const chosen = known.map((area) => area.id).filter((area) => areas.includes(area));
  const choose = (area: string, isChosen: boolean): void =>
    onChange({ areas: isChosen ? [...chosen, area] : chosen.filter((one) => one !== area) });
  const hints: Record<(typeof TEXTS)[number], string> = {
    hours: read === '' || read === hours ? words.hoursHint : words.hoursRead(sayHours(read)),
    role: words.roleHint(uses.length),
    note: words.noteHint,
  };
  const finish = (): void => {
    // Only the checked areas count, because a deleted area cannot be checked.
    if (chosen.length < areas.length) onChange({ areas: chosen });
    onClose();
  };
  return (
    <ConfirmationDialog
      open
      modalTitle={words.dutyTitle(name)}
      description={words.dutyText}
      confirmLabel={words.done}
      onConfirm={finish}
      primary="neither"
    >
      <div className={classes.fields}>
        {known.length > 0 && (
          <fieldset className={classes.areas}>
            <legend>{words.dutyAreas}</legend>
            <div className={classes.choices}>
              {known.map((area) => (
                <Checkbox
                  key={area.id}
                  label={area.name}
                  active={areas.includes(area.id)}
                  onChange={(isChosen) => choose(area.id, isChosen)}
                />
              ))}
            </div>
            <p className={classes.hint}>{words.dutyAreasText}</p>
          </fieldset>
        )}
        {TEXTS.map((member) => (
          <OfferedInput
            key={member}
            offered={member === 'note' ? [] : others.map((one) => one[member])}
            label={words[member]}
            hint={hints[member]}
            value={contact[member] ?? ''}
            onChange={(text) => onChange({ [member]: text })}
            {...form.field(`${id}.${member}`)}
          />
        ))}
      </div>
    </ConfirmationDialog>
  );
};
