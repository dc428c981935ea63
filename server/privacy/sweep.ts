import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { dayOf, startOfDay } from '#core/base/day.ts';
import { firstDayWithin, TERM_KINDS, type TermKind } from '#core/privacy/retention.ts';
import type { Config } from '../base/config.ts';
import type { OidcConfig } from '../base/oidc-config.ts';
import type { Deps } from '../base/deps.ts';
import { sweepRegularly } from '../base/timed-sweep.ts';
import { auditAlone } from '../domain/audit.sql.ts';
import { whileBelieved } from '../domain/believed-clock.ts';
import { applyWaitingVoids } from '../domain/record-voids.sql.ts';
import { takeTurn } from '../db/commit/one-at-a-time.ts';
import type { Db } from '../db/tables/database.ts';
import { termsInForce } from './terms.ts';
import { sweepColumn, SWEEPS, sweepVoided, type Cut } from './retention.sql.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The ms for which the content of a void record is kept (PRIVACY-9). */
const VOIDED_LIFE = 30 * DAY;
/** The ms for which the network of a record is kept (PRIVACY-8). */
const NETWORK_LIFE = 14 * DAY;
/** The ms for which the number to call an advisor back is kept (ANSWERS-9). */
const CALLBACK_LIFE = 7 * DAY;

/** Returns the ms of pause between two batches, in which others have the server to themselves: three times as long as the batch took. */
const pauseAfter = (took: number): number => Math.min(Math.max(20, 3 * took), 500);

/** Returns the cut of a term of this many days. */
export function cutOf(days: number, now: Date, timeZone: string): Cut {
  const day = firstDayWithin(days, dayOf(now, timeZone));
  return { day, at: startOfDay(day, timeZone).toISOString() };
}

export type Sweeping = Pick<Deps, 'db' | 'now' | 'log'> & {
  /** Tells whether to stop between two batches. The next sweep then goes on. */
  isStopped?: () => boolean;
};

type Step = (tx: Db) => Promise<number>;

/** Runs one batch after another until nothing is left, with pauses, and returns how many rows it handled. */
export async function repeat(
  { db, isStopped = () => false }: Sweeping,
  step: Step,
  onGone: (count: number) => void = () => undefined,
): Promise<void> {
  for (let some = 1; some > 0 && !isStopped();) {
    const begun = performance.now();
    some = await db.write.transaction().execute(async (tx) => {
      // Another process sweeps at the same hour, and must not count the rows that this one handled (CLUSTER-5).
      await takeTurn(tx, db.dialect, 'sweep');
      return await step(tx);
    });
    onGone(some);
    if (some > 0) await pause(pauseAfter(performance.now() - begun));
  }
}

/** Deletes the rows that some steps find, and notes this in the trail, even if a step fails. */
async function sweepNoted(
  deps: Sweeping,
  subject: string,
  steps: readonly Step[],
): Promise<number> {
  let gone = 0;
  try {
    for (const step of steps) await repeat(deps, step, (count) => (gone += count));
  } finally {
    const act = { who: null, what: 'privacy.sweep', subject } as const;
    if (gone > 0) await auditAlone(deps, { ...act, count: gone });
  }
  return gone;
}

/** Deletes everything that is past its term (PRIVACY-2). */
export async function sweepByTerms(
  deps: Sweeping,
  { timeZone, oidc }: Pick<Config, 'timeZone'> & { oidc?: Pick<OidcConfig, 'days'> | undefined },
): Promise<Record<TermKind, number>> {
  const terms = await termsInForce(deps);
  const gone = { records: 0, messages: 0, searches: 0, signIns: 0, mails: 0 };
  for (const kind of TERM_KINDS) {
    const days = terms[kind];
    if (days === null) continue;
    const cut = cutOf(days, deps.now(), timeZone);
    // A passkey needs the time for OIDC_DAYS, and a day of the campus may be an hour short.
    const needed = (oidc?.days ?? 0) + 1;
    const { at: judged } = cutOf(Math.max(days, needed), deps.now(), timeZone);
    const steps = SWEEPS[kind].map(
      (step) => (tx: Db) => step(tx, { ...cut, judged }, deps.db.dialect),
    );
    gone[kind] = await sweepNoted(deps, `${kind}/${cut.day}`, steps);
  }
  return gone;
}

/** Deletes data with a fixed term: the content of void records, the marks of networks, and the numbers to call back. */
export async function sweepFixed(deps: Sweeping): Promise<void> {
  const before = (age: number) => new Date(deps.now().getTime() - age).toISOString();
  const voided = before(VOIDED_LIFE);
  await sweepNoted(deps, `voided/${voided.slice(0, 10)}`, [(tx) => sweepVoided(tx, voided)]);
  await repeat(deps, (tx) => sweepColumn(tx, 'network', before(NETWORK_LIFE)));
  await repeat(deps, (tx) => sweepColumn(tx, 'callback', before(CALLBACK_LIFE)));
}

/** Sweeps every hour, so that data is gone soon after the campus's midnight that ends its term. */
export function sweepByTermsRegularly(app: FastifyInstance, config: Config, deps: Deps): void {
  let isStopped = false;
  app.addHook('preClose', async () => {
    isStopped = true;
    return await Promise.resolve();
  });
  const sweeping = { ...deps, isStopped: () => isStopped };
  const sweepOld = whileBelieved(deps, async () => {
    await sweepByTerms(sweeping, config);
    await sweepFixed(sweeping);
  });
  const sweep = async () => {
    await termsInForce(deps);
    await applyWaitingVoids(deps);
    await sweepOld();
  };
  sweepRegularly(app, deps, { name: 'terms', every: HOUR, sweep });
}
