import type { OfferedContacts } from '#core/import/offered-contacts.ts';
import { Checkbox } from '#kit/controls/checkbox/Checkbox.tsx';
import classes from './Import.module.css';
import { importMessages as words } from './messages.ts';
import type { Reviewing } from './use-review.ts';

interface NewContactsProps {
  offered: OfferedContacts;
  declined: ReadonlySet<string>;
  /** True if the reader may set contacts. */
  maySet: boolean;
  takeContact: Reviewing['takeContact'];
}

/** Whom the document says to call under a number that the campus has not: each is taken over, or stays words (IMPORT-12). */
export const NewContacts = ({ offered, declined, maySet, takeContact }: NewContactsProps) => (
  <section className={classes.issue} aria-label={words.newContacts}>
    <div className={classes.head}>
      <h2>{words.newContacts}</h2>
      <p className={classes.quiet}>{maySet ? words.newContactsText : words.ownersAdd}</p>
    </div>
    <ul>
      {offered.contacts.map(({ contact: { id, name, number, hours = '', when }, isNew, said }) => {
        const what = (isNew ? words.newContact : words.newNumber)(name, number);
        const details = [hours, when, words.said(said)].filter((part) => part !== '');
        return (
          <li key={id} className={classes.offered}>
            {maySet ? (
              <Checkbox
                label={what}
                active={!declined.has(id)}
                onChange={(isTaken) => takeContact(id, isTaken)}
              />
            ) : (
              what
            )}
            <span className={classes.quiet}>{details.join(' · ')}</span>
          </li>
        );
      })}
    </ul>
  </section>
);
