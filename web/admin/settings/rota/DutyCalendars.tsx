import { useState } from 'react';
import { Link } from 'wouter';
import type { Contact } from '#core/campus/contact.ts';
import type { Rota, RotaCalendar } from '#core/rota/rota-schema.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { adminCall } from '../../base/admin-api.ts';
import { useArrival } from '../../base/use-arrival.ts';
import { SubmitDialog } from '../../shared/account/SubmitDialog.tsx';
import { useSubmit } from '../../shared/account/use-submit.ts';
import { NamedList } from '../../shared/page-parts/NamedList.tsx';
import { SettingsPart } from '../../shared/page-parts/SettingsPart.tsx';
import { FormFailure } from '../../shared/states/ActionFailed.tsx';
import { ListFoot } from '../../shared/page-parts/ListFoot.tsx';
import { CalendarDialog } from './CalendarDialog.tsx';
import classes from './DutyCalendars.module.css';
import { agoInWords, calendarProblems, rotaMessages as words } from './messages.ts';
import { renewedRota, rotaFailure, useRota } from './use-rota.ts';

/** The state of a calendar: where it comes from, when it was read, and what is wrong with it. */
const CalendarState = ({ calendar, now }: { calendar: RotaCalendar; now: number }) => {
  const { contact, host, readAt, problem, isGone, waits } = calendar;
  const ago = agoInWords(readAt, now);
  const { busy, failure, submit } = useSubmit(async () => {
    const input = { params: { contact } };
    await renewedRota(adminCall('POST /api/rota/calendars/{contact}/accept', input));
    showToast({ kind: 'status', text: words.accepted });
  }, rotaFailure);
  return (
    <>
      {problem === null ? (
        <p>{host === null ? words.file(ago) : words.feed(host, ago)}</p>
      ) : (
        <p className={classes.amber}>{words.failing(calendarProblems[problem], ago)}</p>
      )}
      {isGone && <p className={classes.amber}>{words.isGone}</p>}
      {waits && (
        <div className={classes.waits}>
          <p className={classes.amber}>
            {isGone ? words.waits(waits) : `${words.waits(waits)} ${words.former}`}
          </p>
          <Button busy={busy} onClick={() => void submit()}>
            {words.anyway}
          </Button>
          <FormFailure text={failure} />
        </div>
      )}
    </>
  );
};

/** An open dialog and the contact whose calendar it is about; without a contact, the dialog asks for one. */
type OpenDialog =
  | { readonly to: 'connect'; readonly contact?: Contact }
  | { readonly to: 'disconnect'; readonly contact: Contact };

interface DutyCalendarsProps {
  rota: Rota;
  contacts: readonly Contact[];
  /** The time at which the calendars were loaded, in ms since 1970. */
  now: number;
}

interface CalendarLinkProps {
  contact: string;
  className: string | undefined;
}

/** Returns the anchor of a contact's calendar, to which the contact's own row links. */
const anchorOf = (contact: string): string => `calendar-${contact}`;

/** A link from a contact to its calendar, or to the way to connect one (ROTA-36). */
export const CalendarLink = ({ contact, className }: CalendarLinkProps) => {
  const { data } = useRota();
  if (!data) return null;
  const isConnected = data.calendars.some((one) => one.contact === contact);
  return (
    <Link className={className} href={`${adminPaths.areas}#${anchorOf(contact)}`}>
      {isConnected ? words.calendar : words.connect}
    </Link>
  );
};

/** The contacts with their calendars, which people connect, change and disconnect here (ROTA-36). */
export const DutyCalendars = ({ rota, contacts, now }: DutyCalendarsProps) => {
  const calendarOf = ({ id }: Contact): RotaCalendar | undefined =>
    rota.calendars.find(({ contact }) => contact === id);
  const [asked, setAsked] = useState((): OpenDialog | undefined => {
    const contact = contacts.find(({ id }) => window.location.hash === `#${anchorOf(id)}`);
    return contact && !calendarOf(contact) ? { to: 'connect', contact } : undefined;
  });
  useArrival();
  const close = (): void => setAsked(undefined);
  const free = contacts.filter((contact) => !calendarOf(contact));
  const disconnect = async (contact: string): Promise<void> => {
    const input = { params: { contact } };
    await renewedRota(adminCall('POST /api/rota/calendars/{contact}/remove', input));
    showToast({ kind: 'status', text: words.disconnected });
    close();
  };
  return (
    <SettingsPart id="calendars" title={words.calendars} text={words.calendarsText}>
      {rota.calendars.length === 0 && <p className={classes.none}>{words.none}</p>}
      <NamedList name={words.calendars}>
        {contacts.map((contact) => {
          const { id, name } = contact;
          const calendar = calendarOf(contact);
          if (!calendar) return null;
          return (
            <li key={id} id={anchorOf(id)} className={classes.calendar}>
              <div className={classes.about}>
                <b>{name}</b>
                <CalendarState calendar={calendar} now={now} />
              </div>
              <div className={classes.buttons}>
                <Button
                  variant="quiet"
                  aria-haspopup="dialog"
                  aria-label={words.changeOf(name)}
                  onClick={() => setAsked({ to: 'connect', contact })}
                >
                  {words.change}
                </Button>
                <Button
                  variant="quiet"
                  aria-haspopup="dialog"
                  aria-label={words.disconnectFrom(name)}
                  onClick={() => setAsked({ to: 'disconnect', contact })}
                >
                  {words.disconnect}
                </Button>
              </div>
            </li>
          );
        })}
      </NamedList>
      <ListFoot
        add={words.connect}
        onAdd={() => setAsked({ to: 'connect' })}
        full={free.length === 0 ? words.allHave(contacts.length) : undefined}
      />
      {asked?.to === 'connect' && (
        <CalendarDialog
          contacts={asked.contact ? [asked.contact] : free}
          calendar={asked.contact && calendarOf(asked.contact)}
          onClose={close}
        />
      )}
      {asked?.to === 'disconnect' && (
        <SubmitDialog
          title={words.disconnectTitle(asked.contact.name)}
          text={words.disconnectText}
          label={words.disconnect}
          danger
          say={rotaFailure}
          act={async () => await disconnect(asked.contact.id)}
          onClose={close}
        />
      )}
    </SettingsPart>
  );
};
