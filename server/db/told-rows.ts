import type { Summary, ToldEvent, ToldKind } from '#core/told/told.ts';

// The rows of what is told in time, in the forms of schema.ts.

/** Who is told in time: an address of mail or a webhook. */
export type ToldTargetRow = {
  id: string;
  kind: ToldKind;
  address: string;
  /** JSON: the categories whose escalations are told; none is all. */
  categories: string;
  /** 1 where each escalation is told. */
  escalations: number;
  summary: Summary;
  /** The last campus day that a summary told of; null where none is wanted. */
  summed_through: string | null;
  /** What signs a webhook, as its receiver types it; the former signs too until `former_until`. */
  secret: string | null;
  former_secret: string | null;
  former_until: string | null;
  created_at: string;
};

/** What is told: an escalation, added by triggers of attendance in its transaction, many of one network, a test or a summary. */
export type ToldEventRow = {
  /** An escalation's is the key of its record, so that it happens once. */
  key: Uint8Array;
  kind: ToldEvent;
  at: string;
  record_id: Uint8Array | null;
  /** JSON: what is told of it, as it was then. */
  content: string;
  /** Stands for the network it came from; null for what came from none, or more than a day ago. */
  network: string | null;
  /** 1 where it is told with others of its network, or tells of them. */
  is_grouped: number;
};

/** An event on its way to one target. */
export type ToldDeliveryRow = {
  id: string;
  event_key: Uint8Array;
  target_id: string;
  kind: ToldKind;
  /** Where it was sent last, or will be. */
  address: string;
  /** `waiting`, `grouped` to be told with others, `handed` to the outbox of mail, `delivered` or `givenUp`. */
  state: string;
  tries: number;
  at: string;
  /** From when on it is tried for three days. */
  since: string;
  /** When it is tried next, while a process tries it the end of its lease, at last when it was done. */
  next_at: string;
  answer: string | null;
};
