import {
  type ReactNode,
  memo,
  Suspense,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Category, type IssueCategory, ALL_CATEGORIES } from '#core/base/category.ts';
import { primaryContact, telLink } from '#core/campus/campus.ts';
import { subscribable } from '#kit/base/subscribable.ts';
import { ButtonLink, type ButtonLinkProps } from '#kit/controls/button/ButtonLink.tsx';
import { Phone } from '#kit/icon/drawings/actions/phone.ts';
import { callMessages as words } from '../../../guide/call-messages.ts';
import { useCampus } from '../../phone/library/local-copy.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { onDemand } from '../../../base/on-demand/on-demand.ts';
import { useListedCategory } from '../../../base/navigation.ts';
import classes from './calls.module.css';

/** The number of letters from which a name needs more than three lines in a third of a phone's width. */
const LONG = 24;

interface CallsProps {
  category: IssueCategory | undefined;
  /** A node next to the calls. */
  children?: ReactNode;
}

/** The call button and the button of all contacts, side by side if there is room (CALL-2). */
export const Calls = ({ category, children }: CallsProps) => (
  <div className={classes.calls}>
    <CallFirst category={category} />
    <ContactsButton category={category} isSmall={children !== undefined} />
    {children}
  </div>
);

/** A button as large as a thumb that dials a number. */
export const CallLink = (props: ButtonLinkProps) => (
  <ButtonLink size="thumb" wide icon={Phone} {...props} />
);

/** The call button, which names the person it calls and why (AREAS-5), or says that no number is set (CALL-2, CALL-8). */
export const CallFirst = memo(({ category }: { category: IssueCategory | undefined }) => {
  const contact = primaryContact(useCampus(), category);
  if (!contact) return <p className={classes.notSet}>{words.notSet}</p>;
  return (
    <>
      {/* Another contact gets another button, so that a finger on its way to the former one does not press it (KIT-31). */}
      <CallLink
        key={contact.number}
        variant="danger"
        href={telLink(contact)}
        data-call={contact.id}
        data-long={contact.name.length > LONG || undefined}
      >
        <span className={classes.label}>{words.call(contact.name)}</span>
      </CallLink>
      {contact.why && <p className={classes.notSet}>{contact.why}</p>}
    </>
  );
});

/** The sheet of contacts, which loads after the first paint; its button is shown earlier. */
export const ContactsSheet = onDemand('ContactsSheet', async () => await import('./contacts.tsx'));

interface ContactsButtonProps {
  category: IssueCategory | undefined;
  /** True next to 'Escalate now', which opens the same sheet. */
  isSmall?: boolean;
}

/** A button that opens the sheet of everybody to call (CALL-3). */
export const ContactsButton = memo(({ category, isSmall }: ContactsButtonProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant={isSmall ? 'quiet' : 'secondary'}
        size="thumb"
        wide
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {words.contacts}
      </Button>
      {isOpen && (
        <Suspense>
          <ContactsSheet category={category} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
});

const { subscribe, publish } = subscribable();
let told: Category | undefined;

/** Sets the category of the calls at the bottom edge of a page whose address does not have it (CALL-9). */
export const useCallsFor = (category: Category | undefined): void =>
  useLayoutEffect(() => {
    const tell = (of?: Category): void => {
      told = of;
      publish();
    };
    tell(category);
    return tell;
  }, [category]);

/** The calls at the bottom edge of every advisor's page (CALL-1); if a dialog is above the page, they have no landmark (LOOK-10). */
export const ShellCalls = () => {
  const page = useSyncExternalStore(subscribe, () => told);
  const category = useListedCategory() ?? page;
  return (
    <nav data-edge="" aria-label={words.calls} className={classes.bar}>
      <Calls category={category === ALL_CATEGORIES ? undefined : category} />
    </nav>
  );
};
