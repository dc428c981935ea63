import { useRef } from 'react';
import { canSendText } from '#core/inbox/feedback.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { SideModal } from '#kit/overlays/side-modal/SideModal.tsx';
import { TextArea } from '#kit/controls/text-area/TextArea.tsx';
import { guideMessages } from '../../../guide/messages.ts';
import { PrivateHint } from '../../../guide/PrivateHint.tsx';
import { Calls } from '../../shared/calls/calls.tsx';
import { useDraft } from '../../shared/forms/draft.ts';
import { useMessage } from '../../shared/forms/use-message.tsx';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import { noteMessages as words } from './note-messages.ts';
import classes from './StepNoteForm.module.css';

export interface StepNoteFormProps {
  walk: Pick<SavedWalk, 'id' | 'issueId' | 'revision' | 'title' | 'category'>;
  /** The id of the step and its number from 1. */
  step: string;
  number: number;
  /** Hears that the note was sent, or left; the typed text then stays for the next time. */
  onClose: () => void;
}

/** A form that tells the author about a mistake in a step, without leaving the walk (MESSAGES-10), with the calls in reach (CALL-11). */
export const StepNoteForm = ({ walk, step, number, onClose }: StepNoteFormProps) => {
  const { id, issueId, revision, title, category } = walk;
  const [draft, type] = useDraft(id, step);
  const form = useRef<HTMLFormElement>(null);
  const { send, busy, dialog, notSent } = useMessage(
    'POST /api/advisor/step-note',
    (advisor) => ({ advisor, issueId, revision, step, text: draft.text.trim() }),
    draft,
    {
      title: words.record(number, title),
      success: words.success(number),
      failure: words.failure,
    },
    onClose,
  );
  const canSend = canSendText(draft.text);
  return (
    <>
      <SideModal
        title={words.open}
        open
        onClose={() => {
          // While a note is being sent, the form stays open until its result is shown.
          if (!busy) onClose();
        }}
        footer={
          <Button
            variant="primary"
            size="thumb"
            wide
            disabled={!canSend}
            busy={busy}
            onClick={() => form.current?.requestSubmit()}
          >
            {words.send}
          </Button>
        }
      >
        <form
          ref={form}
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (canSend && !busy) send();
          }}
        >
          <p className={classes.about}>{words.about(number)}</p>
          <TextArea
            label={words.text}
            hint={guideMessages.noNames}
            size="thumb"
            rows={6}
            value={draft.text}
            onChange={(text) => type({ text })}
            data-autofocus
          />
          <PrivateHint text={draft.text} />
          {notSent}
          <Calls category={category} />
        </form>
      </SideModal>
      {dialog}
    </>
  );
};
