import { inOneLine } from '#core/campus/urgent.ts';
import type { ChangeNote } from '#core/campus/urgent-schema.ts';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { changeNoteMessages as words } from '../../revisions/messages.ts';
import { lengthError, UrgentSentence, useSentenceError } from '../../revisions/UrgentSentence.tsx';
import classes from './ChangeNoteDialog.module.css';
import type { UrgentAlone } from './SaveBar.tsx';

interface ChangeNoteDialogProps {
  changeNote: ChangeNote;
  onChange: (changeNote: ChangeNote) => void;
  /** True if nothing is changed, so that no note is needed. */
  isSaved: boolean;
  /** The part that is published right away, if only an urgent correction is. */
  urgentAlone: UrgentAlone | undefined;
  onSave: () => void;
  onCancel: () => void;
}

/** The dialog for a note on a save of a published issue, and for the message of an urgent correction (PUBLISH-12, PUBLISH-14). */
export const ChangeNoteDialog = (props: ChangeNoteDialogProps) => {
  const { changeNote, onChange, isSaved, urgentAlone } = props;
  const { urgent, note } = inOneLine(changeNote);
  const isUrgentAlone = urgentAlone !== undefined;
  const isBlank = urgent === undefined && (isUrgentAlone || isSaved || note === undefined);
  const errors = [useSentenceError(urgent), lengthError(note)];
  return (
    <ConfirmationDialog
      open
      modalTitle={isUrgentAlone ? words.alone : words.title}
      description={urgentAlone ? words.textAlone[urgentAlone] : words.text}
      confirmLabel={urgent === undefined && !isUrgentAlone ? words.save : words.saveUrgent}
      confirmDisabled={isBlank || errors.some((error) => error !== undefined)}
      onConfirm={props.onSave}
      cancelLabel={words.cancel}
      onCancel={props.onCancel}
    >
      <div className={classes.fields}>
        <UrgentSentence
          hint={words.sentenceHint}
          value={changeNote.urgent ?? ''}
          onChange={(text) => onChange({ ...changeNote, urgent: text })}
        />
        {!isUrgentAlone && (
          <TextInput
            label={words.note}
            error={lengthError(note)}
            {...(isSaved && { hint: words.unchanged })}
            value={changeNote.note ?? ''}
            onChange={(text) => onChange({ ...changeNote, note: text })}
          />
        )}
      </div>
    </ConfirmationDialog>
  );
};
