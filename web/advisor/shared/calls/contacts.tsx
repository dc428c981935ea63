import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
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
import { AskedArea } from './ask-area.tsx';
import { contactMessages as words } from './contact-messages.ts';
import classes from './contacts.module.css';

interface ContactRowProps {
  contact: Callee;
  /** A hint on when to call, above the campus's own words. */
  hint?: string;
}

/** A contact as a row that is one link, named by its action. */
const ContactRow = ({ contact, hint }: ContactRowProps) => {
  const { id, name, number, note, when, now = when } = contact;
  const about = useId();
  const href = telLink(contact);
  return (
    <li className={classes.row} data-first={hint} data-none={href === undefined || undefined}>
      <Icon icon={Phone} size={22} />
      <div className={classes.text}>
        {href === undefined ? (
          <b className={classes.name}>{name}</b>
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
          <bdi className={classes.number}>{number}</bdi>
        )}
        <div id={about} className={classes.about}>
          {note && <p>{note}</p>}
          {hint && <p>{hint}</p>}
          {(now || id === EMERGENCY) && <p>{now || words.danger}</p>}
          {href === undefined && <p>{callMessages.notSet}</p>}
        </div>
      </div>
    </li>
  );
};

/** Tells whether a contact has a row of its own: it has a number, or it is the emergency services, whose row says if their number is missing. */
const isRow = (one: Callee): boolean => telLink(one) !== undefined || one.id === EMERGENCY;

/** A list of everybody who can be called: first, and highlighted, the person whom the call button calls, then the emergency services; contacts without a number are named in one line (CALL-3, CALL-2). */
export const ContactList = ({ category }: { category: IssueCategory | undefined }) => {
  const campus = useCampus();
  const first = primaryContact(campus, category);
  const all = contactsToCall(campus, category);
  const rows = first ? all.filter(isRow) : [];
  const lit = rows.find(({ id }) => id === first?.id);
  const rest = rows.filter((one) => one !== lit);
  const others = all.filter((one) => !isRow(one)).map(({ name }) => name);
  const list = useRef<HTMLDivElement>(null);
  const order = [lit, ...rest].map((one) => one?.number).join();
  const [firstOrder] = useState(order);
  useLayoutEffect(() => {
    // If the order changes, the rows move under a finger (KIT-31).
    if (order !== firstOrder && list.current) hold(list.current);
  }, [order, firstOrder]);
  return (
    <>
      {!first && <p className={classes.notSet}>{callMessages.notSet}</p>}
      <div ref={list} className={classes.list}>
        {lit && (
          <ul>
            <ContactRow key={lit.id} contact={lit} hint={words.firstCall(category)} />
          </ul>
        )}
        <AskedArea />
        <ul className={classes.list}>
          {rest.map((one) => (
            <ContactRow key={one.id} contact={one} />
          ))}
        </ul>
      </div>
      {others.length > 0 && <p className={classes.hint}>{words.noNumber(others)}</p>}
    </>
  );
};

export interface ContactsSheetProps {
  title?: string;
  category: IssueCategory | undefined;
  onClose: () => void;
  /** A node below the contacts. */
  children?: ReactNode;
}

/** The sheet of everybody to call, over the page (CALL-3, ESCALATE-1). */
export const ContactsSheet = (props: ContactsSheetProps) => {
  const { title = callMessages.contacts, category, onClose, children } = props;
  return (
    <Dialog title={title} open onClose={onClose} closeLabel={messages.close} startsAtTop>
      <ContactList category={category} />
      {children}
    </Dialog>
  );
};

/** A text with its contacts, as the phone knows them (AREAS-6). */
export const ContactText = (props: ContactTextProps) => {
  const campus = useCampus();
  return <GuideText {...props} campus={campus.now?.texts ?? campus} />;
};

/** The text to show first, with its contacts as the phone knows them (WALK-23). */
export const FirstAct = ({ text, ...box }: FirstActProps & { text: string }) => (
  <FirstActBox {...box}>
    <ContactText text={text} />
  </FirstActBox>
);
