import { useEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Campus } from '#core/campus/setting.ts';
import { EMERGENCY, namedBy } from '#core/campus/campus.ts';
import { contactRef, plainText, splitContacts } from '#core/campus/contact-refs.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { Phone } from '#kit/icon/drawings/actions/phone.ts';
import { Menu } from '#kit/overlays/menu/Menu.tsx';
import type { MenuEntry } from '#kit/overlays/menu/MenuList.tsx';
import { isolated } from '../../../guide/isolated.tsx';
import { adminMessages } from '../../base/messages.ts';
import classes from './ContactTools.module.css';

const words = adminMessages.editor;

/** Returns the text with a reference to a contact at `caret`, blanks around it, and the new caret (CAMPUS-5); inside another it goes behind that. */
export function withReference(
  text: string,
  caret: number,
  id: string,
): { text: string; caret: number } {
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

interface ContactToolsProps {
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  name: string;
  text: string;
  onChange: (text: string) => void;
  /** Undefined if the settings did not load. */
  campus: Campus | undefined;
}

/** The text as advisors read it, contacts by name and number (CAMPUS-4). */
const AsRead = ({ text, campus }: { text: string; campus: Campus }) => (
  <p className={classes.read}>
    <span className={classes.label}>{words.advisorsRead}</span>{' '}
    {splitContacts(text).map((piece, index) =>
      'text' in piece ? (
        // Pieces have no other name than their place.
        <span key={index}>{isolated(piece.text)}</span>
      ) : (
        <b
          key={`${index} ${piece.contact}`}
          data-missing={!namedBy(piece.contact, campus)?.number || undefined}
        >
          {isolated(plainText(contactRef(piece.contact), campus))}
        </b>
      ),
    )}
  </p>
);

type ContactEntry = MenuEntry & { id: string };

/** Writes a reference to a contact at the caret (CAMPUS-5). Shows nothing if the settings did not load. */
export const InsertContact = ({ field, name, text, onChange, campus }: ContactToolsProps) => {
  const caret = useRef<number>(undefined);
  // A field that never had the focus has its caret at the beginning.
  useEffect(() => {
    const typed = field.current;
    const saveCaret = (): void => {
      caret.current = typed?.selectionStart ?? undefined;
    };
    typed?.addEventListener('blur', saveCaret);
    return () => typed?.removeEventListener('blur', saveCaret);
  }, [field]);
  if (!campus) return null;

  const insert = (id: string): void => {
    const after = withReference(text, caret.current ?? text.length, id);
    flushSync(() => onChange(after.text));
    field.current?.focus();
    field.current?.setSelectionRange(after.caret, after.caret);
  };
  const ids = [EMERGENCY, ...campus.contacts.map(({ id }) => id)];
  const named = ids.map((id): ContactEntry => ({ id, label: plainText(contactRef(id), campus) }));
  // Contacts that share a role read alike, and mean the same (AREAS-6).
  const entries = [...Map.groupBy(named, ({ label }) => label).values()].flatMap(
    ([one]) => one ?? [],
  );

  return (
    <Menu
      align="start"
      label={words.insertContactInto(name)}
      className={classes.insert}
      entries={entries}
      onSelect={({ id }) => insert(id)}
    >
      <Icon icon={Phone} size={14} />
      {words.insertContact}
    </Menu>
  );
};

/** Below a field: the button that inserts a contact, and the text as it is read. Shows nothing if the settings did not load. */
export const ContactTools = (props: ContactToolsProps) => {
  const { text, campus } = props;
  if (!campus) return null;
  return (
    <div className={classes.tools}>
      {text !== plainText(text, campus) && <AsRead text={text} campus={campus} />}
      <InsertContact {...props} />
    </div>
  );
};
