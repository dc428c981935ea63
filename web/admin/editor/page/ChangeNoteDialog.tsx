import { LIMITS } from '#core/base/limits.ts';
import { inOneLine } from '#core/campus/urgent.ts';
import type { ChangeNote } from '#core/campus/urgent-schema.ts';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { TextArea } from '#kit/controls/text-area/TextArea.tsx';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { changeNoteMessages } from '../../revisions/messages.ts';
import classes from './ChangeNoteDialog.module.css';

const words = changeNoteMessages;

const isTooLong = (text: string | undefined): boolean =>
  (text?.length ?? 0) > LIMITS.changeNoteOfSave;

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
  const error = (text: string | undefined) =>
    isTooLong(text) ? words.tooLong(LIMITS.changeNoteOfSave) : undefined;
  return (
    <ConfirmationDialog
      open
      modalTitle={words.title}
      description={words.text}
      confirmLabel={urgent === undefined ? words.save : words.saveUrgent}
      confirmDisabled={isBlank || isTooLong(urgent) || isTooLong(note)}
      onConfirm={onSave}
      cancelLabel={words.cancel}
      onCancel={onCancel}
    >
      <div className={classes.fields}>
        <TextArea
          label={words.sentence}
          hint={words.sentenceHint}
          error={error(urgent)}
          rows={2}
          value={changeNote.urgent ?? ''}
          onChange={(text) => onChange({ ...changeNote, urgent: text })}
        />
        {urgent !== undefined && (
          <div>
            <p className={classes.shown}>{words.shown}</p>
            <p className={classes.banner}>
              <Icon icon={TriangleAlert} size={18} />
              <span>
                <b>{words.preview}</b> {urgent}
              </span>
            </p>
          </div>
        )}
        <TextInput
          label={words.note}
          error={error(note)}
          {...(isSaved && { hint: words.unchanged })}
          value={changeNote.note ?? ''}
          onChange={(text) => onChange({ ...changeNote, note: text })}
        />
      </div>
    </ConfirmationDialog>
  );
};
