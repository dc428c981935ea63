import { ISSUE_CATEGORIES, type IssueCategory } from '#core/base/category.ts';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { Checkbox } from '#kit/controls/checkbox/Checkbox.tsx';
import classes from './CategoriesDialog.module.css';
import { settingsMessages } from './messages.ts';

const words = settingsMessages;

interface CategoriesDialogProps {
  open: boolean;
  name: string;
  chosen: readonly IssueCategory[];
  onChange: (categories: readonly IssueCategory[]) => void;
  onClose: () => void;
}

/** In which categories a contact is offered (CONTACT-4). */
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
    <div className={classes.categories}>
      {ISSUE_CATEGORIES.map((category) => (
        <Checkbox
          key={category}
          label={category}
          active={chosen.includes(category)}
          onChange={(isChosen) =>
            onChange(
              ISSUE_CATEGORIES.filter((one) =>
                one === category ? isChosen : chosen.includes(one),
              ),
            )
          }
        />
      ))}
    </div>
  </ConfirmationDialog>
);
