import { skipsTo } from '#core/step-list.ts';
import type { SavedStep } from '#core/step.ts';
import { ConfirmationDialog } from '#kit/confirmation-dialog/ConfirmationDialog.tsx';
import { messages } from '../../messages.ts';
import { adminMessages } from '../messages.ts';

const words = adminMessages.editor;

/** The steps that skip to `stepId`, in words: 'Step 2 and Step 4'; '' where none does. */
export function dependantsOf(steps: readonly SavedStep[], stepId: string): string {
  const sources = new Set(skipsTo(steps, stepId).map(({ step }) => step));
  const names = steps.flatMap(({ _id }, index) =>
    sources.has(_id) ? [words.step(index + 1)] : [],
  );
  return new Intl.ListFormat('en-GB').format(names);
}

interface RemoveStepDialogProps {
  number: number;
  dependants: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asked only where other steps skip to the removed one; it names them (EDITOR-14). */
export const RemoveStepDialog = ({
  number,
  dependants,
  onConfirm,
  onCancel,
}: RemoveStepDialogProps) => (
  <ConfirmationDialog
    open
    modalTitle={words.removeTitle(number)}
    description={words.removeText(dependants)}
    confirmLabel={words.removeConfirm}
    danger
    onConfirm={onConfirm}
    cancelLabel={messages.cancel}
    onCancel={onCancel}
  />
);
