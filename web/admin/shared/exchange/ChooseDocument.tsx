import { useState, type DragEvent } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import { Field } from '#kit/controls/field/Field.tsx';
import control from '#kit/controls/field/control.module.css';
import classes from './ChooseDocument.module.css';
import { exchangeMessages as words } from './messages.ts';

const KINDS = '.json,.docx,.odt,.rtf,.pdf,.html,.htm,.md,.markdown,.txt,.csv,.tsv,.xlsx';

interface ChooseDocumentProps {
  problem: string | undefined;
  busy: boolean;
  onChoose: (file: File) => void;
  onPaste: (text: string) => void;
}

/** A file that is chosen or dragged here, or a text that is pasted (IMPORT-1). */
export const ChooseDocument = ({ problem, busy, onChoose, onPaste }: ChooseDocumentProps) => {
  const [isOver, setOver] = useState(false);
  const [text, setText] = useState('');
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    const dragged = event.dataTransfer.getData('text/plain');
    if (file) onChoose(file);
    else if (dragged !== '') onPaste(dragged);
  };
  return (
    <div
      className={classes.choose}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Field label={words.file} hint={words.fileHint} error={problem} isAlert>
        {(wiring) => (
          <input
            {...wiring}
            type="file"
            accept={KINDS}
            disabled={busy}
            className={control.control}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) onChoose(file);
            }}
          />
        )}
      </Field>
      <Field label={words.paste}>
        {(wiring) => (
          <textarea
            {...wiring}
            rows={4}
            value={text}
            disabled={busy}
            className={classes.text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button busy={busy} disabled={text.trim() === ''} onClick={() => onPaste(text)}>
        {words.readText}
      </Button>
    </div>
  );
};
