/** The worst minute, as it is played. */
export type Plan = {
  /** Phones of on-call advisors, each of which walks one issue. */
  advisors: number;
  /** The seconds in which all are opened and their walks are over; they are opened within the first sixth. */
  seconds: number;
  /** The number of phones that share an address, as those of a campus do behind its NAT. */
  behind: number;
  database: 'sqlite' | 'postgres';
  /** Servers behind nginx, on PostgreSQL; on SQLite one, without. */
  processes: number;
  /** False records that a stranger posts a second; none if 0. */
  flood: number;
  /** True if the stranger has the address of the first phones. */
  isInside: boolean;
};

export const DEFAULT_PLAN: Plan = {
  advisors: 1_000,
  seconds: 60,
  behind: 300,
  database: 'postgres',
  processes: 2,
  flood: 100,
  isInside: false,
};

/** Shares of phones: opened for the first time, escalated under way. */
export const SHARES = { firstVisit: 0.1, escalated: 0.25 };

/** Returns the address of a campus on loopback: Linux lets a client have any of 127.0.0.0/8. */
export function addressOf(campus: number): string {
  return `127.1.${campus >> 8}.${(campus & 255) + 1}`;
}

export const STRANGER = '127.3.0.1';
export const DESK = '127.4.0.1';

export const chance = (share: number): boolean => Math.random() < share;
