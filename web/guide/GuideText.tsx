import type { Directory } from '#core/campus/setting.ts';
import type { Contact } from '#core/campus/contact.ts';
import { EMERGENCY, isNamedByNumber, namedBy, telLink } from '#core/campus/campus.ts';
import { contactsIn, plainText, splitContacts } from '#core/campus/contact-refs.ts';
import { Phone } from '#kit/icon/drawings/actions/phone.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { UNKNOWN_CONTACT } from '#core/campus/contact-messages.ts';
import { callMessages as words } from './call-messages.ts';
import type { ReactNode } from 'react';
import { isolated } from './isolated.tsx';
import { guideMessages } from './messages.ts';
import classes from './GuideText.module.css';

const CLOSING = /^[.,:;!?)”’]+/;

/** Names a contact without a number: only the number of the emergency services is one that a person may know by heart (CONTACT-5). */
const withoutNumber = ({ id, name }: Pick<Contact, 'id' | 'name'>): string =>
  id === EMERGENCY ? `${name} (${words.notSet})` : words.nameNotSet(name);

interface ContactLinkProps {
  id: string;
  campus: Directory;
  /** The punctuation mark that follows in the text; it must never begin a line. */
  closing?: string | undefined;
}

/** A contact within a text: its name and its number, as a call link if it has a number (CALL-5). */
const ContactLink = ({ id, campus, closing }: ContactLinkProps) => {
  const named = namedBy(id, campus);
  const href = named && telLink(named);
  if (!named || href === undefined) {
    const text = named ? withoutNumber(named) : UNKNOWN_CONTACT;
    return <span>{text + (closing ?? '')}</span>;
  }
  return (
    <span className={classes.unbroken}>
      <span className={classes.contact}>
        <Icon icon={Phone} size={18} />
        <span>
          <a
            href={href}
            data-call={named.call ?? id}
            className={classes.link}
            aria-label={words.call(named.name)}
          >
            {named.name}
          </a>
          {!isNamedByNumber(named) && <bdi>{` ${named.number}`}</bdi>}
        </span>
      </span>
      {closing}
    </span>
  );
};

export interface ContactTextProps {
  text: string;
  /** The form of the text: 'words' has no links, for the label of a control; 'calls' has only the links. */
  as?: 'words' | 'calls' | undefined;
}

export const GuideText = ({ text, as, campus }: ContactTextProps & { campus: Directory }) => {
  if (as === 'words') return <span>{isolated(plainText(text, campus))}</span>;
  if (as === 'calls') {
    const calls = contactsIn(text).map((id) => <ContactLink key={id} id={id} campus={campus} />);
    return calls.length > 0 && <p className={classes.calls}>{calls}</p>;
  }
  const pieces = splitContacts(text);
  return pieces.map((piece, index) => {
    if ('text' in piece) {
      const text = index === 0 ? piece.text : piece.text.replace(CLOSING, '');
      return <span key={index}>{isolated(text)}</span>;
    }
    const after = pieces[index + 1];
    const closing = after && 'text' in after ? CLOSING.exec(after.text)?.[0] : undefined;
    return <ContactLink key={index} id={piece.contact} campus={campus} closing={closing} />;
  });
};

export interface FirstActProps {
  /** The language of the text, if it is not the page's. */
  lang?: string | undefined;
  /** If true, the text is one line until somebody opens it, because it was read already. */
  isFolded?: boolean | undefined;
}

/** Shows what to do before anything else (WALK-23). */
export const FirstActBox = ({
  lang,
  isFolded,
  children,
}: FirstActProps & { children: ReactNode }) => (
  <details className={classes.first} data-first-act open={!isFolded}>
    <summary className={classes.label}>{guideMessages.firstAct}</summary>
    <p className={classes.text} lang={lang}>
      {children}
    </p>
  </details>
);
