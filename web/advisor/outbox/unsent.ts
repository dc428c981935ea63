import { stateOf } from '#core/record-life.ts';
import type { OutboxRecord } from './outbox-record.ts';

/** Whether the office does not hold it in its newest content: it waits, or was refused. */
export const isUnsent = ({ life }: OutboxRecord): boolean =>
  stateOf(life, undefined) !== 'received';
