import { standingOf } from '#core/notifications/answers.ts';
import type { NamedPress } from '../domain/presses.sql.ts';
import type { deliveriesOf, Escalated } from './rows/escalations.sql.ts';

export const ofKey =
  (key: Uint8Array) =>
  (row: { event_key: Uint8Array }): boolean =>
    Buffer.compare(row.event_key, key) === 0;

/** Returns what everybody who may answer sees of an escalation. `mine` is the mark of the person who looks. */
export function shown({ at, record }: Escalated, presses: readonly NamedPress[], mine: string) {
  return {
    title: record.title,
    category: record.category,
    area: record.area,
    advisor: record.advisor,
    callback: record.callback,
    startedAt: record.started_at,
    at,
    answers: standingOf(presses).map(({ by, name, press, at: pressedAt }) => ({
      name,
      press,
      at: pressedAt,
      isMine: by === mine,
    })),
  };
}

type Deliveries = Awaited<ReturnType<typeof deliveriesOf>>;

const isReached = ({ state, answer }: Deliveries[number]): boolean =>
  state === 'delivered' && answer !== 'grouped';

/** Returns the recipients whom a message reached, and when each was first reached. A message about several escalations together does not count. */
export function toldBy(deliveries: Deliveries) {
  const reached = deliveries.filter(isReached);
  const isSame = (one: Deliveries[number]) => (other: Deliveries[number]) =>
    one.name
      ? one.name === other.name
      : one.target_id === other.target_id && one.address === other.address;
  return reached.flatMap((one, at) =>
    reached.findIndex(isSame(one)) === at ? [{ name: one.name || null, at: one.next_at }] : [],
  );
}

/** Counts the messages that have reached nobody, including failed ones, so that no phone shows that there were none. */
export const waitingIn = (deliveries: Deliveries): number =>
  deliveries.filter((one) => !isReached(one)).length;
