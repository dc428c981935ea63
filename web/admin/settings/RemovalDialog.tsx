import { useState } from 'react';
import { EMERGENCY, namedBy } from '#core/campus/campus.ts';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { adminMessages } from '../base/messages.ts';
import { ContactUses } from './ContactUses.tsx';
import classes from './RemovalDialog.module.css';
import { usesIn, withoutContact } from './settings-draft.ts';
import type { SettingsForm } from './use-settings-form.ts';
import { settingsMessages } from './messages.ts';

const words = settingsMessages;

interface OpenRemovalProps {
  form: SettingsForm;
  id: string;
}

const OpenRemoval = ({ form, id }: OpenRemovalProps) => {
  const { draft, saved, change, setRemoving } = form;
  const [successor, setSuccessor] = useState('');
  const { campus } = draft;
  const { name = '' } = namedBy(id, campus) ?? namedBy(id, saved.campus) ?? {};
  const uses = usesIn(saved.uses, draft, id) ?? [];
  const others = campus.contacts.filter((contact) => contact.id !== id && contact.name.trim());
  return (
    <ConfirmationDialog
      open
      modalTitle={words.replaceTitle(name)}
      description={words.replaceText(uses.length)}
      confirmLabel={words.replaceConfirm}
      confirmDisabled={successor === ''}
      onConfirm={() => {
        change((typed) => withoutContact(typed, id, successor));
        setRemoving((ids) => ids.filter((one) => one !== id));
        document.getElementById('contacts')?.focus({ preventScroll: true });
      }}
      cancelLabel={adminMessages.cancel}
      onCancel={() => setRemoving([])}
    >
      <div className={classes.uses}>
        <ContactUses uses={uses} open />
      </div>
      <Dropdown
        label={words.replaceBy}
        required
        placeholder={words.replaceChoose}
        options={[
          { value: EMERGENCY, label: campus.emergency.words },
          ...others.map((contact) => ({ value: contact.id, label: contact.name })),
        ]}
        value={successor}
        onChange={setSuccessor}
      />
    </ConfirmationDialog>
  );
};

/** Asks what takes the place of a contact that issues name (CAMPUS-6). */
export const RemovalDialog = ({ form }: { form: SettingsForm }) => {
  const [id] = form.removing;
  return id === undefined ? null : <OpenRemoval key={id} form={form} id={id} />;
};
