import { useState } from 'react';
import { Link } from 'wouter';
import type { ContactUse } from '#core/campus/campus-schema.ts';
import { EMERGENCY, namedBy } from '#core/campus/campus.ts';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { adminPaths } from '../../base/admin-paths.ts';
import { adminMessages } from '../base/messages.ts';
import classes from './RemovalDialog.module.css';
import { lastSaved, usesIn, withoutContact } from './settings-draft.ts';
import type { SettingsForm } from './use-settings-form.ts';
import { settingsMessages as words } from './messages.ts';
import { Written } from '../base/Written.tsx';

interface ContactUsesProps {
  uses: readonly ContactUse[] | undefined;
  /** If true, the list is open and cannot be closed. */
  open?: boolean;
}

const UseList = ({ uses }: { uses: readonly ContactUse[] }) => (
  <ul className={classes.list}>
    {uses.map(({ _id, title, isArchived }) => (
      <li key={_id}>
        <Link href={adminPaths.issue(_id)}>
          <Written of={{ _id }}>{title}</Written>
        </Link>
        {isArchived && <span>{` ${words.archivedIssue}`}</span>}
      </li>
    ))}
  </ul>
);

export const ContactUses = ({ uses = [], open = false }: ContactUsesProps) => {
  if (uses.length === 0) return <p className={classes.unused}>{words.notUsed}</p>;
  if (open) return <UseList uses={uses} />;
  return (
    <details className={classes.contactUses}>
      <summary>{words.usedIn(uses.length)}</summary>
      <UseList uses={uses} />
    </details>
  );
};

const OpenRemoval = ({ form, id }: { form: SettingsForm; id: string }) => {
  const { draft, saved, change, setRemoving } = form;
  const [successor, setSuccessor] = useState('');
  const { campus } = draft;
  const { name = '' } = namedBy(id, campus) ?? namedBy(id, lastSaved(saved)) ?? {};
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

/** The dialog that asks which contact replaces a removed one that issues name (CAMPUS-6). */
export const RemovalDialog = ({ form }: { form: SettingsForm }) => {
  const [id] = form.removing;
  return id === undefined ? null : <OpenRemoval key={id} form={form} id={id} />;
};
