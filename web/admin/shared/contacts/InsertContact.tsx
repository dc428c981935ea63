import type { Campus } from '#core/campus/setting.ts';
import { EMERGENCY } from '#core/campus/campus.ts';
import { contactRef, plainText } from '#core/campus/contact-refs.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { Phone } from '#kit/icon/drawings/actions/phone.ts';
import { Menu } from '#kit/overlays/menu/Menu.tsx';
import type { MenuEntry } from '#kit/overlays/menu/MenuList.tsx';
import { adminMessages } from '../../base/messages.ts';
import type { Edited } from './chip-text.ts';
import classes from './ContactField.module.css';

const words = adminMessages.editor;

/** Returns the text with a reference to a contact at `caret`, with blanks around it, and the new caret (CAMPUS-5); if the caret is in another reference, the new one comes after that. */
export function withReference(text: string, caret: number, id: string): Edited {
  const at = behindReference(text, Math.min(caret, text.length));
  const before = text.slice(0, at);
  const after = text.slice(at);
  const lead = before === '' || /[\s([“"'-]$/.test(before) ? '' : ' ';
  const trail = after === '' || /^[\s)\].,;:!?”"'-]/.test(after) ? '' : ' ';
  const inserted = `${lead}${contactRef(id)}`;
  return { text: `${before}${inserted}${trail}${after}`, caret: at + inserted.length };
}

function behindReference(text: string, caret: number): number {
  const start = text.lastIndexOf('[[', caret - 1);
  const end = start < 0 ? -1 : text.indexOf(']]', start);
  return end >= caret - 1 && end >= 0 && start < caret ? Math.max(end + 2, caret) : caret;
}

interface InsertContactProps {
  name: string;
  text: string;
  /** Returns the place of the caret; undefined if the text never had the focus. */
  caret: () => number | undefined;
  /** Hears the text with the contact, and the caret after it. */
  onInsert: (after: Edited) => void;
  campus: Campus;
  /** The contacts that may be named; absent for all of the campus. */
  among?: readonly string[] | undefined;
}

type ContactEntry = MenuEntry & { id: string };

/** The menu that inserts a reference to a contact at the caret (CAMPUS-5). */
export const InsertContact = (props: InsertContactProps) => {
  const { name, text, caret, onInsert, campus, among } = props;
  const all = [EMERGENCY, ...campus.contacts.map(({ id }) => id)];
  const ids = among ? all.filter((id) => among.includes(id)) : all;
  const named = ids.map((id): ContactEntry => ({ id, label: plainText(contactRef(id), campus) }));
  // Contacts that share a role have the same name and mean the same (AREAS-6).
  const entries = [...Map.groupBy(named, ({ label }) => label).values()].flatMap(
    ([one]) => one ?? [],
  );

  return (
    <Menu
      align="start"
      label={words.insertContactInto(name)}
      className={classes.insert}
      entries={entries}
      onSelect={({ id }) => onInsert(withReference(text, caret() ?? text.length, id))}
    >
      <Icon icon={Phone} size={14} />
      {words.insertContact}
    </Menu>
  );
};
