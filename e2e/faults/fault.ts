import type { PostgresServer } from '../../server/test/postgres-server.ts';
import type { Tally } from './tally.ts';

/** How much of a fault is played, and on which database. */
export type Play = {
  /** Undefined: SQLite. */
  readonly postgres: PostgresServer | undefined;
  /** Kills, jumps, cuts or whatever the fault is made of. */
  readonly rounds: number;
  /** Records at the least, where phones without a screen send them. */
  readonly submissions: number;
};

/** One kind of fault, played whole on an office of its own. */
export type Fault = (play: Play) => Promise<Tally>;
