import type { IssueCategory } from '#core/base/category.ts';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { CategoryChoices } from '../shared/states/CategoryChoices.tsx';
import { settingsMessages as words } from './messages.ts';

interface CategoriesDialogProps {
  open: boolean;
  name: string;
  chosen: readonly IssueCategory[];
  onChange: (categories: readonly IssueCategory[]) => void;
  onClose: () => void;
}

/** Chooses the categories in which a contact is offered (CONTACT-4). */
export const CategoriesDialog = ({
  open,
  name,
  chosen,
  onChange,
  onClose,
}: CategoriesDialogProps) => (
  <ConfirmationDialog
    open={open}
    modalTitle={words.categoriesTitle(name)}
    description={words.categoriesText}
    confirmLabel={words.done}
    onConfirm={onClose}
    primary="neither"
  >
    <CategoryChoices chosen={chosen} onChange={onChange} />
  </ConfirmationDialog>
);
