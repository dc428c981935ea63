import { useState } from 'react';
import { formatDate } from '#core/base/format.ts';
import { inOneLine } from '#core/campus/urgent.ts';
import type { Urgent } from '#core/campus/urgent-schema.ts';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { useInWords } from '../base/queries.ts';
import { broughtBackMessages as words } from './messages.ts';
import { UrgentSentence, useSentenceError } from './UrgentSentence.tsx';

interface BroughtBackDialogProps {
  correction: Urgent;
  confirmLabel: string;
  onConfirm: (sentence: string) => void;
  onCancel: () => void;
}

/** The dialog for the message with which text from before an urgent correction is published again (PUBLISH-15). It is mounted while it is open. */
export const BroughtBackDialog = (props: BroughtBackDialogProps) => {
  const { sentence, at } = props.correction;
  const [text, setText] = useState('');
  const { urgent } = inOneLine({ urgent: text });
  const error = useSentenceError(urgent);
  const inWords = useInWords();
  return (
    <ConfirmationDialog
      open
      modalTitle={words.title}
      description={words.text(formatDate(at), inWords(sentence))}
      confirmLabel={props.confirmLabel}
      confirmDisabled={urgent === undefined || error !== undefined}
      danger
      onConfirm={() => props.onConfirm(urgent ?? '')}
      cancelLabel={words.cancel}
      onCancel={props.onCancel}
    >
      <UrgentSentence hint={words.hint} value={text} onChange={setText} />
    </ConfirmationDialog>
  );
};
