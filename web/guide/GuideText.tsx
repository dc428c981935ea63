import type { Campus } from '#core/campus-schema.ts';
import { namedBy, telLink } from '#core/campus.ts';
import { contactsIn, plainText, splitContacts, UNKNOWN_CONTACT } from '#core/contact-refs.ts';
import { Phone } from '#kit/icon/drawings/phone.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import classes from './GuideText.module.css';
import { guideMessages } from './messages.ts';

const words = guideMessages;

type Contacts = Pick<Campus, 'emergency' | 'contacts'>;

/** A contact within a text: its name and number, a call link where it has one (CALL-5). */
const ContactLink = ({ id, campus }: { id: string; campus: Contacts }) => {
  const named = namedBy(id, campus);
  if (!named) return UNKNOWN_CONTACT;
  const href = telLink(named.number);
  if (href === undefined) return words.nameNotSet(named.name);
  return (
    <span className={classes.contact}>
      <Icon icon={Phone} size={18} />
      <span>
        <a href={href} data-call={id} className={classes.link} aria-label={words.call(named.name)}>
          {named.name}
        </a>{' '}
        {named.number}
      </span>
    </span>
  );
};

export interface ContactTextProps {
  text: string;
  /** 'words' has no links, for the label of a control; 'calls' has the links alone. */
  as?: 'words' | 'calls' | undefined;
}

/** A text with the contacts it names, which are those of `campus`. */
export const GuideText = ({ text, as, campus }: ContactTextProps & { campus: Contacts }) => {
  if (as === 'words') return plainText(text, campus);
  if (as === 'calls') {
    return (
      <p className={classes.calls}>
        {contactsIn(text).map((id) => (
          <ContactLink key={id} id={id} campus={campus} />
        ))}
      </p>
    );
  }
  return splitContacts(text).map((piece, index) =>
    'text' in piece ? piece.text : <ContactLink key={index} id={piece.contact} campus={campus} />,
  );
};
