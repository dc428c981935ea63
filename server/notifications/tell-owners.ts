import type { Deps } from '../base/deps.ts';
import { ownersEmails } from '../domain/active-admins.sql.ts';
import { insertDelivery, OWNERS } from '../domain/deliveries.sql.ts';
import { mailIdOf, ownersEmail } from './emails.ts';
import type { TellOwners } from './ladder/run.ts';
import { partsOf } from './ladder/tell.ts';
import type { NotificationConfig } from './payload.ts';

/** Makes what mails the owners of an escalation that no recipient was told of, as lines of the log (LADDER-5). */
export const createTellOwners =
  (config: NotificationConfig, deps: Pick<Deps, 'newId' | 'now' | 'mail'>): TellOwners =>
  async (tx, event, place) => {
    const { same, id } = partsOf(deps, { ...place, key: event.key });
    const of = { target_id: OWNERS, kind: 'mail', state: 'handed', answer: null } as const;
    for (const address of await ownersEmails(tx, config)) {
      const sent = { ...same, ...of, address, id: id() };
      await insertDelivery(tx, sent);
      const email = { id: mailIdOf({ ...sent, event: event.kind }), recipient: address };
      await deps.mail.enqueue(tx, { ...email, ...ownersEmail(event, config) });
    }
  };
