import { inOneLine } from '#core/campus/urgent.ts';
import type { ChangeNote } from '#core/campus/urgent-schema.ts';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { changeNoteMessages } from '../../revisions/messages.ts';
import { lengthError, UrgentSentence } from '../../revisions/UrgentSentence.tsx';
import classes from './ChangeNoteDialog.module.css';

const words = changeNoteMessages;

interface ChangeNoteDialogProps {
  changeNote: ChangeNote;
  onChange: (changeNote: ChangeNote) => void;
  /** Nothing is changed, so there is nothing to note. */
  isSaved: boolean;
  onSave: () => void;
  onCancel: () => void;
}

/** Asks for a note on a save of a published issue, and for the sentence of an urgent one (PUBLISH-12, PUBLISH-14). */
export const ChangeNoteDialog = ({
  changeNote,
  onChange,
  isSaved,
  onSave,
  onCancel,
}: ChangeNoteDialogProps) => {
  const { urgent, note } = inOneLine(changeNote);
  const isBlank = urgent === undefined && (isSaved || note === undefined);
  return (
    <ConfirmationDialog
      open
      modalTitle={words.title}
      description={words.text}
      confirmLabel={urgent === undefined ? words.save : words.saveUrgent}
      confirmDisabled={isBlank || [urgent, note].some(lengthError)}
      onConfirm={onSave}
      cancelLabel={words.cancel}
      onCancel={onCancel}
    >
      <div className={classes.fields}>
        <UrgentSentence
          hint={words.sentenceHint}
          value={changeNote.urgent ?? ''}
          onChange={(text) => onChange({ ...changeNote, urgent: text })}
        />
        <TextInput
          label={words.note}
          error={lengthError(note)}
          {...(isSaved && { hint: words.unchanged })}
          value={changeNote.note ?? ''}
          onChange={(text) => onChange({ ...changeNote, note: text })}
        />
      </div>
    </ConfirmationDialog>
  );
};
