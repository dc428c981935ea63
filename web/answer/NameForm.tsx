import { useState } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import { Field } from '#kit/controls/field/Field.tsx';
import control from '#kit/controls/field/control.module.css';
import { escalationMessages as words } from './messages.ts';
import classes from './frame/Frame.module.css';

interface NameFormProps {
  /** The name that is shown until the reader gives another: that of the address to which the message went. */
  shown: string;
  onSave: (name: string) => void;
}

/** Asks for the name of the person who answers from a mailbox that several people read (ANSWERS-4). */
export const NameForm = ({ shown, onSave }: NameFormProps) => {
  const [name, setName] = useState('');
  return (
    <form
      className={classes.name}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') onSave(name.trim());
      }}
    >
      <Field label={words.name} hint={words.nameHint(shown)}>
        {(wiring) => (
          <span className={control.control} data-size="thumb">
            <input
              {...wiring}
              type="text"
              autoComplete="name"
              maxLength={80}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          </span>
        )}
      </Field>
      <Button type="submit" size="thumb" wide>
        {words.saveName}
      </Button>
    </form>
  );
};
