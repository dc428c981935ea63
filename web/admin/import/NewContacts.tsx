import { TYPED_MEMBERS } from '#core/campus/contact-members.ts';
import type { Campus } from '#core/campus/setting.ts';
import type { OfferedContacts } from '#core/import/outline/offered-contacts.ts';
import { Checkbox } from '#kit/controls/checkbox/Checkbox.tsx';
import { valueInWords } from '../shared/contacts/value-in-words.ts';
import classes from './Import.module.css';
import { importMessages as words } from './messages.ts';
import type { CheckActs } from './use-check.ts';

interface NewContactsProps {
  offered: OfferedContacts;
  campus: Campus;
  declined: ReadonlySet<string>;
  /** True if the reader may set contacts. */
  maySet: boolean;
  takeContact: CheckActs['takeContact'];
}

/** The members that are shown below the name and the number. */
const DETAILS = TYPED_MEMBERS.filter((member) => !['name', 'number'].includes(member));

/** The contacts of the document that the campus lacks, or has without a number: each one is added, or stays words (IMPORT-12). */
export const NewContacts = (props: NewContactsProps) => {
  const { offered, campus, declined, maySet, takeContact } = props;
  return (
    <>
      <h2>{words.newContacts}</h2>
      <p className={classes.quiet}>{maySet ? words.newContactsText : words.ownersAdd}</p>
      <ul>
        {offered.contacts.map(({ contact, isNew, said, isUnsure }) => {
          const { id, name, number } = contact;
          const what = (isNew ? words.newContact : words.newNumber)(name, number);
          const members = DETAILS.map((member) => valueInWords(contact, member, campus));
          const doubt = isUnsure ? words.unsure : '';
          // For some campuses, weeknights are Sunday to Thursday.
          const nights = /\bweek ?nights?\b/i.test(contact.hours ?? '') ? words.weeknights : '';
          const details = [...members, words.said(said), doubt, nights].filter(
            (part) => part !== '',
          );
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
    </>
  );
};
