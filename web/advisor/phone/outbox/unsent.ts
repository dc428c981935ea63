import { stateOf } from '#core/outbox/record-life.ts';
import { isSilent, type OutboxRecord } from '../store/outbox-record.ts';

/** Whether somebody waits for it: the server, whose epoch as last heard this is, does not hold its newest content. */
export const isUnsent = (record: OutboxRecord, epoch: string | undefined): boolean =>
  !isSilent(record) && stateOf(record.life, epoch) !== 'received';
