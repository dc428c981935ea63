import { stateOf } from '#core/record-life.ts';
import type { OutboxRecord } from './outbox-record.ts';

/** Whether the office, whose epoch as last heard this is, does not hold it in its newest content. */
export const isUnsent = ({ life }: OutboxRecord, epoch: string | undefined): boolean =>
  stateOf(life, epoch) !== 'received';
