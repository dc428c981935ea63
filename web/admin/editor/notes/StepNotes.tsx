import { useRef, useState } from 'react';
import type { ReceivedNote } from '#core/record/step-note-schema.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Check } from '#kit/icon/drawings/actions/check.ts';
import { dayAndTime } from '../../base/moment.ts';
import { useOnceFewer } from '../../base/use-once-fewer.ts';
import { ActionFailed } from '../../shared/states/ActionFailed.tsx';
import classes from './StepNotes.module.css';
import { noteMessages as words } from './messages.ts';

interface StepNotesProps {
  notes: readonly ReceivedNote[];
  /** True if the notes are about steps that the issue no longer has. */
  areStray?: boolean;
  onDone: (note: ReceivedNote) => Promise<void>;
}

function from({ advisor, receivedAt, revision }: ReceivedNote): string {
  const parts = [advisor, dayAndTime(receivedAt), revision !== null && words.revision(revision)];
  return parts.filter(Boolean).join(' · ');
}

const Note = ({ note, onDone }: { note: ReceivedNote; onDone: () => Promise<void> }) => {
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const done = async (): Promise<void> => {
    setBusy(true);
    try {
      await onDone();
      setFailed(false);
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  return (
    <li className={classes.note}>
      <div className={classes.words}>
        <p className={classes.text}>{note.text}</p>
        <p className={classes.from}>{from(note)}</p>
      </div>
      {hasFailed ? (
        <ActionFailed text={words.notPutAway} onRetry={done} />
      ) : (
        <Button icon={Check} busy={isBusy} onClick={() => void done()}>
          {words.done}
        </Button>
      )}
    </li>
  );
};

/** The mistakes that advisors reported here, until they are done (MESSAGES-11). */
export const StepNotes = ({ notes, areStray = false, onDone }: StepNotesProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button disappeared together with its note.
  useOnceFewer(notes.length, () => title.current?.focus());
  const [hadSome, setHadSome] = useState(false);
  if (notes.length > 0 && !hadSome) setHadSome(true);
  if (!hadSome) return null;
  return (
    <section className={classes.notes} aria-labelledby="notes-title">
      <h2 id="notes-title" ref={title} tabIndex={-1} className={classes.title}>
        {areStray ? words.strayTitle : words.title}
      </h2>
      {notes.length === 0 && <p>{words.allDone}</p>}
      <ul className={classes.list}>
        {notes.map((note) => (
          <Note key={note._id} note={note} onDone={async () => await onDone(note)} />
        ))}
      </ul>
    </section>
  );
};
