import type { BodyOf, EndpointAt } from '#core/api/api.ts';
import type { RecordLife } from '#core/outbox/record-life.ts';

export type PublicWrite =
  | 'POST /api/attend'
  | 'POST /api/feedback'
  | 'POST /api/advisor/issue-not-found'
  | 'POST /api/advisor/step-note'
  | 'POST /api/advisor/empty-search';

/** What is sent to one endpoint, but for what every try adds to it. */
export type Content<A extends PublicWrite = PublicWrite> = BodyOf<EndpointAt<A>>;

/** A record on the phone: what it is, and its life. */
export type OutboxRecord = {
  readonly address: PublicWrite;
  /** Who said it; only they are shown more of it than that it waits (OUTBOX-6). '' if it is silent. */
  readonly advisor: string;
  /** What it is called in 'Records'. */
  readonly title: string;
  /** UTC ISO instant, by the phone's clock. */
  readonly savedAt: string;
  readonly life: RecordLife<Content>;
  /** Its walk was escalated under way and goes on (ESCALATE-2). */
  readonly isUnderWay?: boolean;
};

/** Whether nobody is told of it, on the phone neither: words that were not found, which nobody sent (MESSAGES-12). */
export const isSilent = ({ address }: Pick<OutboxRecord, 'address'>): boolean =>
  address === 'POST /api/advisor/empty-search';

/** Whether a walk with this record may go on: nothing was recorded, or no more than that it was escalated. */
export const mayGoOn = (record: OutboxRecord | undefined): boolean =>
  record === undefined || record.isUnderWay === true;
