import { useId, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import type { Campus } from '#core/campus/setting.ts';
import { contactsIn } from '#core/campus/contact-refs.ts';
import { FieldName } from '#kit/controls/field/FieldName.tsx';
import { FieldNotes, describedBy } from '#kit/controls/field/FieldNotes.tsx';
import type { FieldProps } from '#kit/controls/field/Field.tsx';
import field from '#kit/controls/field/Field.module.css';
import { TextArea } from '#kit/controls/text-area/TextArea.tsx';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { CalledLine } from './CalledLine.tsx';
import { ChipBox, type TextControl } from './ChipBox.tsx';
import { contactAt, isTypedAt, type Stretch } from './chip-text.ts';
import { InsertContact } from './InsertContact.tsx';
import { caretAfter, NO_HISTORY, stepped, withChange } from './text-history.ts';
import classes from './ContactField.module.css';

/** The most characters of a text area (KIT-6); a reference counts with the characters of its stored form. */
const MOST = 10_000;
const NEARLY_FULL = 500;

const isField = (target: EventTarget): target is HTMLTextAreaElement | HTMLInputElement =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;

interface ContactFieldProps extends FieldProps {
  name: string;
  value: string;
  onChange: (text: string) => void;
  /** The campus; if it is undefined, the settings did not load and contacts have no names. */
  campus: Campus | undefined;
  /** The contacts that the text may name; absent for all of the campus. */
  among?: readonly string[];
  /** The number of rows; absent for an input of one line. */
  rows?: number;
  /** If true, Enter adds no line. */
  isOneLine?: boolean;
  /** The language of the text, if it is not that of the page. */
  lang?: string | undefined;
  ref?: Ref<TextControl>;
}

/** A field whose text may name contacts: a native field, or, once it names any, a box of chips (CAMPUS-5, CAMPUS-16). */
export const ContactField = (props: ContactFieldProps) => {
  const {
    name,
    value,
    onChange,
    campus,
    among,
    rows,
    isOneLine = rows === undefined,
    lang,
    ref,
    ...own
  } = props;
  const spoken = { lang, dir: lang === undefined ? undefined : ('auto' as const) };
  const { label, required, hint, error } = own;
  const id = useId();
  const control = useRef<TextControl>(null);
  const history = useRef(NO_HISTORY);
  const caret = useRef<number>(undefined);
  // While the field has the focus, it stays of the same kind, except after the caret has left a typed reference.
  const [held, setHeld] = useState<boolean>();
  const [on, setOn] = useState<string>();
  const isChips = campus !== undefined && (held ?? contactsIn(value).length > 0);

  const change = (text: string, before: string | undefined = value): void => {
    if (before !== text) history.current = withChange(history.current, before, text);
    onChange(text);
  };
  const select = (text: string, [from, to]: Stretch): void => {
    caret.current = to;
    if (isChips) setOn(contactAt(text, [from, to])?.contact);
    else if (held === false && contactsIn(text).length > 0 && !isTypedAt(text, to)) setHeld(true);
  };
  const hold = (one: TextControl | null): void => {
    control.current = one;
  };
  useImperativeHandle(ref, () => ({
    focus: () => control.current?.focus(),
    setSelectionRange: (from, to) => control.current?.setSelectionRange(from, to),
  }));
  const wasHeld = useRef(held);
  useLayoutEffect(() => {
    if (held && wasHeld.current === false) {
      control.current?.focus();
      control.current?.setSelectionRange(caret.current ?? 0, caret.current ?? 0);
    }
    wasHeld.current = held;
  }, [held]);

  const counter = value.length >= MOST - NEARLY_FULL ? `${value.length}/${MOST}` : undefined;
  return (
    <div>
      <div
        data-one-line={isOneLine || undefined}
        onFocus={() => setHeld(isChips)}
        onBlur={({ target }) => {
          if (isField(target)) caret.current = target.selectionStart ?? undefined;
          // The whole window lost the focus, which will come back to this field.
          if (target === document.activeElement) return;
          setHeld(undefined);
          setOn(undefined);
        }}
        onSelect={({ target }) => {
          if (isField(target))
            select(target.value, [target.selectionStart ?? 0, target.selectionEnd ?? 0]);
        }}
      >
        {isChips ? (
          <div className={field.field}>
            <span id={`${id}-label`} className={field.label}>
              <FieldName label={label} required={required} />
            </span>
            <ChipBox
              ref={hold}
              wiring={{
                id,
                'aria-labelledby': `${id}-label`,
                'aria-describedby': describedBy(id, { hint, error, counter }),
                'aria-invalid': Boolean(error) || undefined,
                'aria-required': required || undefined,
                ...spoken,
              }}
              rows={rows ?? 1}
              isOneLine={isOneLine}
              most={MOST}
              value={value}
              campus={campus}
              onChange={change}
              onSelect={(selected) => select(value, selected)}
              onStep={(way) => {
                const step = stepped(history.current, value, way);
                if (!step) return undefined;
                history.current = step.history;
                onChange(step.text);
                return caretAfter(value, step.text);
              }}
            />
            <FieldNotes id={id} {...{ hint, error, counter }} />
          </div>
        ) : rows === undefined ? (
          <TextInput {...own} {...spoken} ref={hold} value={value} onChange={change} />
        ) : (
          <TextArea {...own} {...spoken} ref={hold} rows={rows} value={value} onChange={change} />
        )}
      </div>
      {campus && (
        <div className={classes.tools}>
          <InsertContact
            name={name}
            text={value}
            caret={() => caret.current}
            onInsert={({ text, caret: place }) => {
              flushSync(() => change(text));
              control.current?.focus();
              control.current?.setSelectionRange(place, place);
            }}
            {...{ campus, among }}
          />
          {on !== undefined && <CalledLine id={on} />}
        </div>
      )}
    </div>
  );
};
