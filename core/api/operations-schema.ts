import { Type, type Static } from 'typebox';
import { Count, orNull, TextOrNull } from '../base/schema.ts';

/** The state of a queue: how many items wait, since when the oldest one does (UTC ISO), and how many the server gave up and still lists. */
export const QueueState = Type.Object({ waiting: Count, oldest: TextOrNull, givenUp: Count });
export type QueueState = Static<typeof QueueState>;

/** A job that the server runs at an interval in ms, and its last run, which is null before the first. */
export const JobState = Type.Object({
  name: Type.String(),
  every: Count,
  endedAt: TextOrNull,
  tookMs: orNull(Count),
  isFailed: Type.Boolean(),
});
export type JobState = Static<typeof JobState>;

/** The state of the server. Sizes are in bytes and moments in UTC ISO. Jobs and connections are those of the process that answers. */
export const Operations = Type.Object({
  version: Type.String(),
  startedAt: Type.String(),
  at: Type.String(),
  database: Type.Object({
    kind: Type.Enum(['SQLite', 'PostgreSQL']),
    version: Type.String(),
    bytes: Count,
    connections: Type.Optional(Type.Object({ open: Count, idle: Count, wanted: Count })),
    /** The damage that the last daily check found, in the words of SQLite (DATA-15). */
    damage: Type.Optional(Type.String()),
  }),
  /** The free and total bytes of the disk that holds DATA_DIR. It is null if there is no such folder. */
  disk: orNull(Type.Object({ free: Count, size: Count })),
  mail: Type.Object({
    ...QueueState.properties,
    isSent: Type.Boolean(),
    isTlsOptional: Type.Boolean(),
  }),
  notifications: QueueState,
  jobs: Type.Array(JobState),
  timeZone: Type.String(),
});
export type Operations = Static<typeof Operations>;
