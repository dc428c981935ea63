import { Link } from 'wouter';
import type { ContactUse } from '#core/campus/campus-schema.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import classes from './ContactUses.module.css';
import { settingsMessages } from './messages.ts';

const words = settingsMessages;

interface ContactUsesProps {
  uses: readonly ContactUse[] | undefined;
  /** The list is open, and cannot be closed. */
  open?: boolean;
}

const UseList = ({ uses }: { uses: readonly ContactUse[] }) => (
  <ul className={classes.list}>
    {uses.map(({ _id, title, isArchived }) => (
      <li key={_id}>
        <Link href={adminPaths.issue(_id)}>{title}</Link>
        {isArchived && ` ${words.archivedIssue}`}
      </li>
    ))}
  </ul>
);

/** The issues that name a contact, each with a link to it. */
export const ContactUses = ({ uses = [], open = false }: ContactUsesProps) => {
  if (uses.length === 0) return <p className={classes.none}>{words.notUsed}</p>;
  if (open) return <UseList uses={uses} />;
  return (
    <details className={classes.uses}>
      <summary>{words.usedIn(uses.length)}</summary>
      <UseList uses={uses} />
    </details>
  );
};
