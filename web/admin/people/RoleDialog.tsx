import { useState } from 'react';
import { ISSUE_CATEGORIES, type IssueCategory } from '#core/base/category.ts';
import type { Person } from '#core/people/person.ts';
import { mayAs, ROLES, type Role } from '#core/people/role.ts';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { Info } from '#kit/icon/drawings/signs/info.ts';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { takeRights } from '../base/role.ts';
import { SubmitDialog } from '../shared/account/SubmitDialog.tsx';
import { CategoryChoices } from '../shared/contacts/CategoryChoices.tsx';
import { ROLE_NAMES, roleMessages as words } from '../shared/people/messages.ts';
import { setRights } from '../shared/people/use-people.ts';
import classes from './People.module.css';

const OPTIONS = ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }));

interface RoleFieldProps {
  /** The chosen role; undefined until one is chosen, which is required. */
  role: Role | undefined;
  onChange: (role: Role) => void;
  /** The sentence that explains the role. */
  note: string;
  isWarning?: boolean;
  required?: boolean;
  error?: string | undefined;
}

/** The field for a role, with an explanation. */
export const RoleField = ({ role, note, isWarning = false, ...field }: RoleFieldProps) => (
  <>
    <Dropdown {...field} label={words.role} options={OPTIONS} value={role ?? ''} />
    <p className={classes.note} aria-live="polite">
      <Icon icon={isWarning ? TriangleAlert : Info} size={18} />
      {note}
    </p>
  </>
);

const NONE: readonly IssueCategory[] = [];

type RoleDialogProps = { person: Person; isOwn: boolean; onClose: () => void };

/** The dialog that gives somebody another role, and limits authors to categories (ROLE-8, ROLE-11). It is mounted while it is open. */
export const RoleDialog = ({ person, isOwn, onClose }: RoleDialogProps) => {
  const { _id: id, name } = person;
  const [role, choose] = useState(person.role);
  const before = person.categories ?? NONE;
  const [categories, limitTo] = useState<readonly IssueCategory[]>(before);
  // Only authors are limited, so a limit is not sent with another role.
  const isLimitNew = role === 'author' && categories.join() !== before.join();
  // All categories together are not a limit (ROLE-11).
  const isLimited =
    role === 'author' && categories.length > 0 && categories.length < ISSUE_CATEGORIES.length;
  const may = isLimited ? words.mayOfSome : words.may[role];
  const isLess = isOwn && !mayAs(role, person.role);
  const change = async (): Promise<void> => {
    const after = await setRights(id, {
      ...(role !== person.role && { role }),
      ...(isLimitNew && { categories: [...categories] }),
    });
    const text = role === person.role ? words.limited(name) : words.changed(name, role);
    showToast({ kind: 'status', text });
    onClose();
    if (isOwn) takeRights({ ...after, accountRole: after.role });
  };
  return (
    <SubmitDialog
      title={words.title(name)}
      {...(person.isRoleOfCampus && { text: words.ofCampusNote })}
      label={words.save}
      act={change}
      isComplete={role !== person.role || isLimitNew}
      onClose={onClose}
    >
      {() => (
        <>
          <RoleField
            role={role}
            onChange={choose}
            note={isLess ? words.ownLess : may}
            isWarning={isLess}
          />
          {role === 'author' && (
            <fieldset className={classes.limit}>
              <legend>{words.categories}</legend>
              <p>{words.categoriesText}</p>
              <CategoryChoices chosen={categories} onChange={limitTo} />
            </fieldset>
          )}
        </>
      )}
    </SubmitDialog>
  );
};
