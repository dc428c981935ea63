import type { PostgresServer } from '../../server/test/postgres-server.ts';
import type { BrowserProgram } from './real-browser.ts';
import { sumOf, type Tally } from './tally.ts';

/** The amount of a fault, its database and its browser. */
export type Play = {
  /** Undefined: SQLite. */
  readonly postgres: PostgresServer | undefined;
  readonly browser: BrowserProgram;
  /** Kills, jumps, cuts or whatever the fault is made of. */
  readonly rounds: number;
  /** The least number of records, if phones without a screen send them. */
  readonly submissions: number;
};

/** One kind of fault, played whole on a server of its own. */
export type Fault = (play: Play) => Promise<Tally>;

const MAX_PHONES = 4;
/** Fewer rounds are not worth another server. */
const ROUNDS_OF_ONE = 25;

/** Plays the rounds on several phones at once: while one starts its browser, others wait for a screen. */
export async function onPhones(
  play: Play,
  fault: (play: Play, phone: number) => Promise<Tally>,
): Promise<Tally> {
  const phones = Math.min(MAX_PHONES, Math.ceil(play.rounds / ROUNDS_OF_ONE));
  const rounds = Math.ceil(play.rounds / phones);
  const played = Array.from(
    { length: phones },
    async (_, phone) => await fault({ ...play, rounds }, phone),
  );
  return sumOf(await Promise.all(played));
}
