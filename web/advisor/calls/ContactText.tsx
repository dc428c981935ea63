import { EMERGENCY, namedBy, telLink } from '#core/campus.ts';
import { contactsIn, plainText, splitContacts, UNKNOWN_CONTACT } from '#core/contact-refs.ts';
import { Phone } from '#kit/icon/drawings/phone.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { useCampus } from './campus.ts';
import classes from './ContactText.module.css';
import { callMessages } from './messages.ts';

const words = callMessages;

/** A contact within a text: its name and number, a call link where it has one (CALL-5). */
const ContactLink = ({ id }: { id: string }) => {
  const named = namedBy(id, useCampus());
  if (!named) return UNKNOWN_CONTACT;
  const href = telLink(named.number);
  if (href === undefined) {
    return id === EMERGENCY ? words.nameNotSet(named.name) : words.nameWithoutNumber(named.name);
  }
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

interface ContactTextProps {
  text: string;
  /** 'words' has no links, for the label of a control; 'calls' has the links alone. */
  as?: 'words' | 'calls' | undefined;
}

/** A text with the contacts it names. */
export const ContactText = ({ text, as }: ContactTextProps) => {
  const campus = useCampus();
  if (as === 'words') return plainText(text, campus);
  if (as === 'calls') {
    return (
      <p className={classes.calls}>
        {contactsIn(text).map((id) => (
          <ContactLink key={id} id={id} />
        ))}
      </p>
    );
  }
  return splitContacts(text).map((piece, index) =>
    'text' in piece ? piece.text : <ContactLink key={index} id={piece.contact} />,
  );
};
