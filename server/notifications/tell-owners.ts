import type { Deps } from '../base/deps.ts';
import { ownersEmails } from '../domain/active-admins.sql.ts';
import { insertDelivery, OWNERS } from '../domain/deliveries.sql.ts';
import { mailIdOf, ownersLetter } from './emails.ts';
import type { TellOwners } from './ladder/run.ts';
import { partsOf } from './ladder/tell.ts';
import type { NotificationConfig } from './payload.ts';

/** Makes the function that emails the owners about an escalation for which no recipient could be told. Each email is a line of the log (LADDER-5). */
export const createTellOwners =
  (config: NotificationConfig, deps: Pick<Deps, 'newId' | 'now' | 'mail'>): TellOwners =>
  async (tx, event, place) => {
    const { same, id: newId } = partsOf(deps, { ...place, key: event.key });
    const of = { target_id: OWNERS, kind: 'mail', state: 'handed', answer: null } as const;
    for (const address of await ownersEmails(tx, config)) {
      const sent = { ...same, ...of, address, id: newId() };
      await insertDelivery(tx, sent);
      const id = mailIdOf({ ...sent, event: event.kind });
      const letter = ownersLetter(event, config);
      await deps.mail.enqueue(tx, { id, recipient: address, letter });
    }
  };
