import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import { Field } from '#kit/controls/field/Field.tsx';
import fileField from '#kit/controls/field/file.module.css';
import classes from './ChooseDocument.module.css';
import { exchangeMessages as words } from './messages.ts';

const KINDS = '.json,.docx,.odt,.rtf,.pdf,.html,.htm,.md,.markdown,.txt,.csv,.tsv,.xlsx';

interface ChooseDocumentProps {
  problem: string | undefined;
  busy: boolean;
  onChoose: (file: File) => void;
  onPaste: (text: string) => void;
}

/** Returns the text as the page of HTML in which a program copied it; '' for cells of a sheet, which are read by their tabs. */
function pageIn(data: DataTransfer): string {
  const areCells = /^[^\n]*\t[^\n]*\n[^\n]*\t/.test(data.getData('text/plain'));
  const page = areCells ? '' : data.getData('text/html');
  // Firefox gives only a part of a page, which may begin with words.
  return page === '' ? '' : `<html>${page}`;
}

/** A field for a file that is chosen or dragged here, or for pasted text, with its headings and lists if it has any (IMPORT-1). */
export const ChooseDocument = ({ problem, busy, onChoose, onPaste }: ChooseDocumentProps) => {
  const [isOver, setOver] = useState(false);
  const [text, setText] = useState('');
  const [pasted, setPasted] = useState({ text: '', page: '' });
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    const dragged = pageIn(event.dataTransfer) || event.dataTransfer.getData('text/plain');
    if (file) onChoose(file);
    else if (dragged !== '') onPaste(dragged);
  };
  const paste = ({ clipboardData }: ClipboardEvent): void => {
    const plain = clipboardData.getData('text/plain').replaceAll(/\r\n?/g, '\n');
    if (text === '') setPasted({ text: plain, page: pageIn(clipboardData) });
  };
  // If somebody changes the pasted text afterward, its formatting is no longer used.
  const written = text === pasted.text && pasted.page !== '' ? pasted.page : text;
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
            className={fileField.file}
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
            onPaste={paste}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button busy={busy} disabled={text.trim() === ''} onClick={() => onPaste(written)}>
        {words.readText}
      </Button>
    </div>
  );
};
