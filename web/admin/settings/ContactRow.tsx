import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Contact } from '#core/campus/contact.ts';
import { displayName } from '#core/base/display-name.ts';
import { IconButton } from '#kit/controls/button/IconButton.tsx';
import { ArrowDown } from '#kit/icon/drawings/actions/arrow-down.ts';
import { ArrowUp } from '#kit/icon/drawings/actions/arrow-up.ts';
import { ChevronDown } from '#kit/icon/drawings/signs/chevron-down.ts';
import { GripVertical } from '#kit/icon/drawings/signs/grip-vertical.ts';
import { Trash2 } from '#kit/icon/drawings/actions/trash-2.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { showUndoToast } from '../base/undo-toast.ts';
import { CategoryChoices } from '../shared/contacts/CategoryChoices.tsx';
import { valueInWords } from '../shared/contacts/value-in-words.ts';
import classes from './ContactRow.module.css';
import { DutyButton } from './DutyDialog.tsx';
import { ContactUses } from './RemovalDialog.tsx';
import { NumberField } from './NumberField.tsx';
import { CalendarLink } from './rota/DutyCalendars.tsx';
import { usesIn, withAdded, withContact, withMoved, withoutContact } from './settings-draft.ts';
import type { SettingsForm } from './use-settings-form.ts';
import { settingsMessages as words } from './messages.ts';

interface ContactRowProps {
  form: SettingsForm;
  contact: Contact;
  place: number;
  /** True if its fields are shown; a contact with a mistake is open anyway. */
  isOpen: boolean;
  onToggle: () => void;
  /** Hears Enter in a field. */
  onNext: () => void;
  /** Hears several lines or cells that were pasted into the name. */
  onList: (text: string) => void;
  onMoved: (name: string, to: number) => void;
}

/** A contact in one line, with its fields if it is open (CAMPUS-6). */
export const ContactRow = (props: ContactRowProps) => {
  const { form, contact, place, onToggle, onNext, onList, onMoved } = props;
  const { draft, change, saved, errors } = form;
  const { id } = contact;
  const last = draft.campus.contacts.length - 1;
  const name = contact.name.trim() || words.unnamed(place + 1);
  const isSaved = saved.campus.contacts.some((one) => one.id === id);
  const uses = usesIn(saved.uses, draft, id);
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const nameId = useId();
  const fieldsId = useId();
  const isOpen = props.isOpen || [...errors.keys()].some((one) => one.startsWith(`${id}.`));
  const inWords = (member: 'areas' | 'hours'): string =>
    valueInWords(contact, member, draft.campus);
  const shownFor =
    contact.categories.length === 0
      ? words.allCategories
      : contact.categories.map(displayName).join(', ');

  const type = (members: Partial<Contact>): void =>
    change((typed) => withContact(typed, { ...contact, ...members }));

  const move = (to: number): void => {
    flushSync(() => change((typed) => withMoved(typed, id, to)));
    // At either end one button is disabled, so the other one gets its focus.
    if (to === 0) down.current?.focus();
    if (to === last) up.current?.focus();
    onMoved(name, to);
  };

  const next = ({ key }: KeyboardEvent): void => {
    if (key === 'Enter') onNext();
  };

  const paste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n\r]/.test(text.trim())) return;
    event.preventDefault();
    onList(text);
  };

  const remove = (): void => {
    if (uses && uses.length > 0) {
      form.setRemoving([id]);
      return;
    }
    // The button disappears with its row, so the part of the page gets the focus.
    document.getElementById('contacts')?.focus({ preventScroll: true });
    change((typed) => withoutContact(typed, id));
    showUndoToast(words.contactRemoved, () => change((typed) => withAdded(typed, contact, place)));
  };

  const input = (member: 'name' | 'number' | 'when', label: string) => ({
    label,
    hideLabel: true,
    placeholder: label,
    enterKeyHint: 'next' as const,
    value: contact[member],
    onChange: (text: string) => type({ [member]: text }),
    onKeyDown: next,
    ...form.field(`${id}.${member}`),
  });

  return (
    <div role="group" aria-labelledby={nameId} className={classes.contact}>
      <span className={classes.grip} aria-hidden="true" title={words.drag(name)} data-grip>
        <Icon icon={GripVertical} size={18} />
      </span>
      <button
        type="button"
        className={classes.line}
        aria-expanded={isOpen}
        aria-controls={fieldsId}
        onClick={onToggle}
      >
        <b id={nameId}>{name}</b>
        <bdi data-missing={contact.number.trim() === '' || undefined}>
          {contact.number.trim() || words.numberMissing}
        </bdi>
        <span className={classes.duty}>{inWords('areas') || words.everywhere}</span>
        <span className={classes.duty}>{inWords('hours') || words.always}</span>
        <Icon icon={ChevronDown} size={18} />
      </button>
      {isOpen && (
        // If the contact is open because of a mistake, it stays open while that is corrected.
        <div id={fieldsId} className={classes.open} onFocus={props.isOpen ? undefined : onToggle}>
          <div className={classes.fields}>
            <TextInput {...input('name', words.contactName)} required onPaste={paste} />
            <NumberField {...input('number', words.contactNumber)} missing={words.numberMissing} />
            <TextInput {...input('when', words.contactWhen)} />
          </div>
          <div className={classes.buttons}>
            <IconButton
              ref={up}
              icon={ArrowUp}
              label={words.moveUp(name)}
              disabled={place === 0}
              onClick={() => move(place - 1)}
            />
            <IconButton
              ref={down}
              icon={ArrowDown}
              label={words.moveDown(name)}
              disabled={place === last}
              onClick={() => move(place + 1)}
            />
            <IconButton icon={Trash2} label={words.remove(name)} onClick={remove} />
          </div>
          <div className={classes.facts}>
            <button
              type="button"
              className={classes.categories}
              aria-haspopup="dialog"
              title={words.categoriesOf(name)}
              onClick={() => setChoosing(true)}
            >
              {shownFor}
            </button>
            <DutyButton form={form} contact={contact} name={name} onChange={type} />
            {isSaved && <CalendarLink contact={id} className={classes.categories} />}
            <ContactUses uses={uses} />
          </div>
        </div>
      )}
      <ConfirmationDialog
        open={isChoosing}
        modalTitle={words.categoriesTitle(name)}
        description={words.categoriesText}
        confirmLabel={words.done}
        onConfirm={() => setChoosing(false)}
        primary="neither"
      >
        <CategoryChoices
          chosen={contact.categories}
          onChange={(categories) => type({ categories })}
        />
      </ConfirmationDialog>
    </div>
  );
};
