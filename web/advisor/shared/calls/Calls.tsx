import type { ReactNode } from 'react';
import type { IssueCategory } from '#core/base/category.ts';
import { CallFirst } from './CallFirst.tsx';
import classes from './Calls.module.css';
import { ContactsButton } from './ContactsButton.tsx';

interface CallsProps {
  category: IssueCategory | undefined;
  /** Beside them. */
  children?: ReactNode;
}

/** One call and all contacts, side by side if there is room (CALL-2). */
export const Calls = ({ category, children }: CallsProps) => (
  <div className={classes.calls}>
    <CallFirst category={category} />
    <ContactsButton category={category} />
    {children}
  </div>
);
