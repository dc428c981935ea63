import { useRef, useState } from 'react';
import { canSendNote } from '#core/record/step-note.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { SideModal } from '#kit/overlays/side-modal/SideModal.tsx';
import { TextArea } from '#kit/controls/text-area/TextArea.tsx';
import { guideMessages } from '../../../guide/messages.ts';
import { PrivateHint } from '../../../guide/PrivateHint.tsx';
import { useMessage } from '../../shared/forms/use-message.tsx';
import type { SavedWalk } from '../../phone/store/phone-store.ts';
import { noteMessages as words } from './messages.ts';
import { newKey } from '../../../base/device.ts';
import { hasText, parseAs } from '../../../base/parse-as.ts';
import { storage } from '../../../base/safe-storage.ts';
import classes from './StepNoteForm.module.css';

export interface StepNoteFormProps {
  walk: Pick<SavedWalk, 'id' | 'issueId' | 'revision' | 'title'>;
  /** The id of the step and its number from 1. */
  step: string;
  number: number;
  /** It was sent, or is left; what is typed stays for the next time. */
  onClose: () => void;
}

/** Tells the author what is wrong with a step, without leaving the walk (MESSAGES-10). */
export const StepNoteForm = ({ walk, step, number, onClose }: StepNoteFormProps) => {
  const { id, issueId, revision, title } = walk;
  const [draft, setDraft] = useState(() => noteDraft(id, step));
  const form = useRef<HTMLFormElement>(null);
  const { send, busy, dialog, notSent } = useMessage(
    'POST /api/advisor/step-note',
    (advisor) => ({ advisor, issueId, revision, step, text: draft.text.trim() }),
    {
      title: words.record(number, title),
      success: words.success(number),
      failure: words.failure,
    },
    {
      key: draft.key,
      onSent: () => {
        forgetNoteDraft(draft);
        onClose();
      },
    },
  );
  const type = (text: string): void => {
    const typed = { ...draft, text };
    setDraft(typed);
    saveNoteDraft(typed);
  };
  const canSend = canSendNote(draft.text);
  return (
    <>
      <SideModal
        title={words.open}
        open
        onClose={() => {
          // What is being sent says how that went.
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
            onChange={type}
            data-autofocus
          />
          <PrivateHint text={draft.text} />
          {notSent}
        </form>
      </SideModal>
      {dialog}
    </>
  );
};

/** What was typed about a step of a walk and not sent, under the key that it will have. */
type NoteDraft = {
  readonly walk: string;
  readonly step: string;
  readonly key: string;
  readonly text: string;
};

const KEY = 'reslife.note';

/** Of more than these the oldest goes: somebody who leaves as many leaves them for good. */
const MAX_DRAFTS = 20;

const MEMBERS = ['walk', 'step', 'key', 'text'] satisfies (keyof NoteDraft)[];

const isNoteDraft = (stored: unknown): stored is NoteDraft =>
  MEMBERS.every((member) => hasText(stored, member));

/** The oldest first; none if the phone holds something else in their place. */
function storedDrafts(): readonly NoteDraft[] {
  return parseAs(storage.get(KEY), Array.isArray)?.filter(isNoteDraft) ?? [];
}

function othersThan({ walk, step }: Pick<NoteDraft, 'walk' | 'step'>): NoteDraft[] {
  return storedDrafts().filter((draft) => draft.walk !== walk || draft.step !== step);
}

export function noteDraft(walk: string, step: string): NoteDraft {
  const stored = storedDrafts().find((draft) => draft.walk === walk && draft.step === step);
  return stored ?? { walk, step, key: newKey(), text: '' };
}

export function saveNoteDraft(draft: NoteDraft): void {
  storage.set(KEY, JSON.stringify([...othersThan(draft), draft].slice(-MAX_DRAFTS)));
}

/** The server has it, or the outbox. */
function forgetNoteDraft(draft: NoteDraft): void {
  storage.set(KEY, JSON.stringify(othersThan(draft)));
}
