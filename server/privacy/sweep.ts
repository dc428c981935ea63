import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { dayOf, startOfDay } from '#core/base/day.ts';
import { firstDayWithin, TERM_KINDS, type TermKind } from '#core/privacy/retention.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { sweepRegularly } from '../base/timed-sweep.ts';
import { auditAlone } from '../nouns/audit.ts';
import { readTerms } from '../nouns/privacy-terms.ts';
import { SWEEPS, type Cut } from './store.ts';

const HOUR = 3_600_000;

/** How long others have the database for themselves between two batches, in ms. */
const PAUSE = 20;

/** What goes by a term of so many days. */
export function cutOf(days: number, now: Date, timeZone: string): Cut {
  const day = firstDayWithin(days, dayOf(now, timeZone));
  return { day, at: startOfDay(day, timeZone).toISOString() };
}

type Sweeping = Pick<Deps, 'db' | 'now' | 'log'> & {
  /** Ends it between two batches; the next sweep goes on. */
  isStopped?: () => boolean;
};

/** Lets go of a kind what is beyond its term, in batches; returns how many rows that was. */
async function sweepKind(deps: Sweeping, kind: TermKind, cut: Cut): Promise<number> {
  const { db, isStopped = () => false } = deps;
  let gone = 0;
  try {
    for (const step of SWEEPS[kind]) {
      for (let some = 1; some > 0 && !isStopped();) {
        some = await db.write.transaction().execute((tx) => step(tx, db.dialect, cut));
        gone += some;
        if (some > 0) await pause(PAUSE, undefined, { ref: false });
      }
    }
  } finally {
    const act = { who: null, what: 'privacy.sweep', subject: `${kind}/${cut.day}` } as const;
    if (gone > 0) await auditAlone(deps, { ...act, count: gone });
  }
  return gone;
}

/** Lets go all that is beyond its term (PRIVACY-2). */
export async function sweepByTerms(
  deps: Sweeping,
  { timeZone }: Pick<Config, 'timeZone'>,
): Promise<Record<TermKind, number>> {
  const { terms } = await readTerms(deps.db.read);
  const gone = { records: 0, messages: 0, searches: 0, signIns: 0, mails: 0 };
  for (const kind of TERM_KINDS) {
    const days = terms[kind];
    if (days !== null) gone[kind] = await sweepKind(deps, kind, cutOf(days, deps.now(), timeZone));
  }
  return gone;
}

/** Looks every hour: what a new day of the campus brings beyond a term is gone soon after midnight. */
export function sweepByTermsRegularly(app: FastifyInstance, config: Config, deps: Deps): void {
  let isStopped = false;
  app.addHook('preClose', async () => {
    isStopped = true;
    return await Promise.resolve();
  });
  const sweep = async () =>
    void (await sweepByTerms({ ...deps, isStopped: () => isStopped }, config));
  sweepRegularly(app, deps, { every: HOUR, sweep });
}
