import type { PostgresServer } from '../../server/test/postgres-server.ts';
import type { BrowserProgram } from './real-browser.ts';
import type { Tally } from './tally.ts';

/** How much of a fault is played, on which database and with which browser. */
export type Play = {
  /** Undefined: SQLite. */
  readonly postgres: PostgresServer | undefined;
  readonly browser: BrowserProgram;
  /** Kills, jumps, cuts or whatever the fault is made of. */
  readonly rounds: number;
  /** Records at the least, where phones without a screen send them. */
  readonly submissions: number;
};

/** One kind of fault, played whole on an office of its own. */
export type Fault = (play: Play) => Promise<Tally>;
