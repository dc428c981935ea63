import { useState } from 'react';
import { flushSync } from 'react-dom';
import { LIMITS } from '#core/base/limits.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Plus } from '#kit/icon/drawings/actions/plus.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { useRowDrag } from '#kit/base/use-row-drag.ts';
import hidden from '#kit/base/hidden.module.css';
import { newKey } from '../../base/device.ts';
import classes from './ContactList.module.css';
import { ContactRow } from './ContactRow.tsx';
import { withAdded, withMoved } from './settings-draft.ts';
import type { SettingsForm } from './use-settings-form.ts';
import { settingsMessages } from './messages.ts';

const words = settingsMessages;

/** The contacts in their order, which can be dragged or moved by buttons (CAMPUS-2). */
export const ContactList = ({ form }: { form: SettingsForm }) => {
  const { draft, change } = form;
  const { contacts } = draft.campus;
  const [announcement, setAnnouncement] = useState('');
  const { list, dragged } = useRowDrag({
    onMove: (id, to) => change((typed) => withMoved(typed, id, to)),
  });

  const add = (): void => {
    const contact = { id: newKey(), name: '', number: '', when: '', categories: [] };
    flushSync(() => change((typed) => withAdded(typed, contact)));
    list.current?.lastElementChild?.querySelector('input')?.focus();
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
            className={classes.row}
          >
            <ContactRow
              form={form}
              contact={contact}
              place={place}
              onMoved={(name, to) => setAnnouncement(words.movedTo(name, to + 1, contacts.length))}
            />
          </li>
        ))}
      </ol>
      <div className={classes.foot}>
        <Button
          variant="dashed"
          icon={<Icon icon={Plus} size={18} />}
          disabled={contacts.length >= LIMITS.contacts}
          onClick={add}
        >
          {words.addContact}
        </Button>
      </div>
      <p role="status" className={hidden.hidden}>
        {announcement}
      </p>
    </>
  );
};
