import { useState } from 'react';
import { flushSync } from 'react-dom';
import { LIMITS } from '#core/base/limits.ts';
import type { Contact } from '#core/campus/contact.ts';
import { isBlank } from '#core/campus/contact-members.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { useRowDrag } from '#kit/base/use-row-drag.ts';
import hidden from '#kit/base/hidden.module.css';
import { newKey } from '../../base/device.ts';
import classes from './ContactList.module.css';
import { ContactRow } from './ContactRow.tsx';
import { pasteMessages } from './paste-messages.ts';
import { PasteDialog } from './PasteDialog.tsx';
import { withAdded, withMoved, withoutContact } from './settings-draft.ts';
import type { SettingsForm } from './use-settings-form.ts';
import { ListFoot } from '../shared/page-parts/ListFoot.tsx';
import { settingsMessages as words } from './messages.ts';

/** Tells if two contacts share a name in texts (AREAS-6). */
const sharesWith = ({ role }: Contact, other: Contact | undefined): boolean =>
  Boolean(role) && role?.toLowerCase() === other?.role?.toLowerCase();

/** The contacts in their order, one line each, of which one is open; neighbors that share a role are below its name. They can be dragged or moved by buttons (CAMPUS-2), and a list of them can be pasted (AREAS-12). */
export const ContactList = ({ form }: { form: SettingsForm }) => {
  const { draft, change } = form;
  const { contacts } = draft.campus;
  const [announcement, setAnnouncement] = useState('');
  const { list, dragged } = useRowDrag({
    onMove: (id, to) => change((typed) => withMoved(typed, id, to)),
  });

  // If a link brings somebody here to set a number, its contact is open (SETUP-10).
  const [openId, setOpenId] = useState(() =>
    window.location.hash === '#contacts'
      ? contacts.find(({ number }) => number.trim() === '')?.id
      : undefined,
  );
  const [pasted, setPasted] = useState<string>();
  const isFull = contacts.length >= LIMITS.contacts;

  const add = (): void => {
    const last = contacts.at(-1);
    const contact = { id: newKey(), name: '', number: '', when: '', categories: [] };
    const isAdded = !isFull && !(last && isBlank(last));
    flushSync(() => {
      if (isAdded) change((typed) => withAdded(typed, contact));
      setOpenId(isAdded ? contact.id : last?.id);
    });
    list.current?.lastElementChild?.querySelector('input')?.focus();
  };

  const pasteInto = (contact: Contact, text: string): void => {
    if (isBlank(contact)) change((typed) => withoutContact(typed, contact.id));
    setPasted(text);
  };

  return (
    <>
      {contacts.length === 0 && <p className={classes.empty}>{words.noContacts}</p>}
      <ol ref={list}>
        {contacts.map((contact, place) => (
          <li
            key={contact.id}
            data-id={contact.id}
            data-dragged={dragged === contact.id || undefined}
            data-shared={sharesWith(contact, contacts[place - 1]) || undefined}
            className={classes.row}
          >
            {!sharesWith(contact, contacts[place - 1]) &&
              sharesWith(contact, contacts[place + 1]) && (
                <p className={classes.shared}>
                  <b>{contact.role}</b> <span>{words.sharedText}</span>
                </p>
              )}
            <ContactRow
              form={form}
              contact={contact}
              place={place}
              isOpen={openId === contact.id}
              onToggle={() => setOpenId(openId === contact.id ? undefined : contact.id)}
              onNext={add}
              onList={(text) => pasteInto(contact, text)}
              onMoved={(name, to) => setAnnouncement(words.movedTo(name, to + 1, contacts.length))}
            />
          </li>
        ))}
      </ol>
      <ListFoot
        add={words.addContact}
        onAdd={add}
        full={isFull ? words.tooManyContacts : undefined}
      >
        <Button variant="dashed" onClick={() => setPasted('')}>
          {pasteMessages.open}
        </Button>
      </ListFoot>
      {pasted !== undefined && (
        <PasteDialog form={form} pasted={pasted} onClose={() => setPasted(undefined)} />
      )}
      <p role="status" className={hidden.hidden}>
        {announcement}
      </p>
    </>
  );
};
