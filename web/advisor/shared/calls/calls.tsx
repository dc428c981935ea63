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
import { ButtonLink } from '#kit/controls/button/ButtonLink.tsx';
import { Phone } from '#kit/icon/drawings/actions/phone.ts';
import { callMessages as words } from '../../../guide/call-messages.ts';
import { useCampus } from '../../phone/library/local-copy.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { onDemand } from '../../../base/on-demand/on-demand.ts';
import { useListedCategory } from '../../../base/navigation.ts';
import classes from './calls.module.css';

/** Letters of a name that need more than three lines in a third of a phone's width. */
const LONG = 24;

interface CallsProps {
  category: IssueCategory | undefined;
  /** Shown beside the calls. */
  children?: ReactNode;
}

/** One call and all contacts, side by side if there is room (CALL-2). */
export const Calls = ({ category, children }: CallsProps) => (
  <div className={classes.calls}>
    <CallFirst category={category} />
    <ContactsButton category={category} isSmall={children !== undefined} />
    {children}
  </div>
);

/** The one call button, which names whom it calls, and why (AREAS-5), or says that no number is set (CALL-2, CALL-8). */
export const CallFirst = memo(({ category }: { category: IssueCategory | undefined }) => {
  const contact = primaryContact(useCampus(), category);
  if (!contact) return <p className={classes.notSet}>{words.notSet}</p>;
  return (
    <>
      {/* Another contact is another button, and not pressed by a finger that was on the way to this one (KIT-31). */}
      <ButtonLink
        key={contact.number}
        variant="danger"
        size="thumb"
        wide
        href={telLink(contact)}
        data-call={contact.id}
        data-long={contact.name.length > LONG || undefined}
        icon={Phone}
      >
        <span className={classes.label}>{words.call(contact.name)}</span>
      </ButtonLink>
      {contact.why && <p className={classes.notSet}>{contact.why}</p>}
    </>
  );
});

/** Loads after the first paint; its button is shown earlier. */
export const ContactsSheet = onDemand('ContactsSheet', async () => await import('./contacts.tsx'));

interface ContactsButtonProps {
  category: IssueCategory | undefined;
  /** Beside 'Escalate now', which opens the same. */
  isSmall?: boolean;
}

/** Opens the sheet of everybody to call (CALL-3). */
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

/** Names the category to call for at the bottom edge of a page whose address does not say so (CALL-9). */
export const useCallsFor = (category: Category | undefined): void =>
  useLayoutEffect(() => {
    const tell = (of?: Category): void => {
      told = of;
      publish();
    };
    tell(category);
    return tell;
  }, [category]);

/** The bottom edge of every advisor's page is the calls (CALL-1); a dialog above it has no landmark of that name (LOOK-10). */
export const ShellCalls = () => {
  const page = useSyncExternalStore(subscribe, () => told);
  const category = useListedCategory() ?? page;
  return (
    <nav data-edge="" aria-label={words.calls} className={classes.bar}>
      <Calls category={category === ALL_CATEGORIES ? undefined : category} />
    </nav>
  );
};
