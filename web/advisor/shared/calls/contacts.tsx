import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { IssueCategory } from '#core/base/category.ts';
import { contactsToCall } from '#core/campus/callees.ts';
import {
  primaryContact,
  EMERGENCY,
  isNamedByNumber,
  telLink,
  type Callee,
} from '#core/campus/campus.ts';
import { Phone } from '#kit/icon/drawings/actions/phone.ts';
import { classNames } from '#kit/base/class-names.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { hold } from '#kit/overlays/dialog/hold.ts';
import text from '../../../guide/GuideText.module.css';
import { useCampus } from '../../phone/library/local-copy.ts';
import { callMessages } from '../../../guide/call-messages.ts';
import { Dialog } from '#kit/overlays/dialog/Dialog.tsx';
import { messages } from '../../../base/messages.ts';
import {
  GuideText,
  type ContactTextProps,
  FirstActBox,
  type FirstActProps,
} from '../../../guide/GuideText.tsx';
import classes from './contacts.module.css';

/** The words of the sheet of contacts and of the notices before a walk, which come after the first paint. */
export const contactMessages = {
  danger: 'Life-threatening emergency',
  firstCall: (category: IssueCategory | undefined) =>
    category === undefined ? 'Call first' : `Call first for ${category}`,
  starter: 'Not yet reviewed by your campus',
} as const;

const words = contactMessages;

interface ContactRowProps {
  contact: Callee;
  /** When to call, above the words of the campus. */
  hint: string | undefined;
  /** Nobody has a number: the list says so once. */
  isNoneSet: boolean;
}

/** The whole row is the link, which is named by its action. */
const ContactRow = ({ contact, hint, isNoneSet }: ContactRowProps) => {
  const { id, name, number, note, when, now = when } = contact;
  const about = useId();
  const href = telLink(contact);
  return (
    <li className={classes.row} data-first={hint} data-none={href === undefined || undefined}>
      <Icon icon={Phone} size={22} />
      <div className={classes.text}>
        {href === undefined ? (
          <b className={classes.name}>
            {isNoneSet || id === EMERGENCY ? name : callMessages.nameNotSet(name)}
          </b>
        ) : (
          <a
            href={href}
            data-call={id}
            className={classNames(text.link, classes.name)}
            aria-label={callMessages.call(name)}
            aria-describedby={about}
          >
            {name}
          </a>
        )}
        {href !== undefined && !isNamedByNumber(contact) && (
          <span className={classes.number}>{number}</span>
        )}
        <div id={about} className={classes.about}>
          {note && <p>{note}</p>}
          {hint !== undefined && <p>{hint}</p>}
          {(now || id === EMERGENCY) && <p>{now || words.danger}</p>}
          {href === undefined && id === EMERGENCY && !isNoneSet && <p>{callMessages.notSet}</p>}
        </div>
      </div>
    </li>
  );
};

/** Everybody to call, emergency services first, lit who the button calls; once that nobody has a number (CALL-3, CALL-10). */
export const ContactList = ({ category }: { category: IssueCategory | undefined }) => {
  const campus = useCampus();
  const first = primaryContact(campus, category);
  const contacts = contactsToCall(campus, category);
  const isNoneSet = !contacts.some(telLink);
  const list = useRef<HTMLUListElement>(null);
  const order = contacts.map(({ id }) => id).join();
  const [firstOrder] = useState(order);
  useLayoutEffect(() => {
    // In another order they move under a finger (KIT-31).
    if (order !== firstOrder && list.current) hold(list.current);
  }, [order, firstOrder]);
  return (
    <>
      {isNoneSet && <p className={classes.notSet}>{callMessages.notSet}</p>}
      <ul ref={list} className={classes.list}>
        {contacts.map((contact) => (
          <ContactRow
            key={contact.id}
            contact={contact}
            hint={contact.id === first?.id ? words.firstCall(category) : undefined}
            isNoneSet={isNoneSet}
          />
        ))}
      </ul>
    </>
  );
};

export interface ContactsSheetProps {
  category: IssueCategory | undefined;
  onClose: () => void;
}

/** Everybody to call, over the page (CALL-3). */
export const ContactsSheet = ({ category, onClose }: ContactsSheetProps) => (
  <Dialog title={callMessages.contacts} open onClose={onClose} closeLabel={messages.close}>
    <ContactList category={category} />
  </Dialog>
);

/** A text with the contacts it means, as the phone knows them (AREAS-6). */
export const ContactText = (props: ContactTextProps) => {
  const campus = useCampus();
  return <GuideText {...props} campus={campus.now?.texts ?? campus} />;
};

/** Shows what to do first, with the contacts that the phone knows (WALK-23). */
export const FirstAct = ({ text, ...box }: FirstActProps & { text: string }) => (
  <FirstActBox {...box}>
    <ContactText text={text} />
  </FirstActBox>
);
