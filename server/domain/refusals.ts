import type { FastifyInstance } from 'fastify';
import type { AuditAct } from '#core/audit/audit.ts';
import type { Deps } from '../base/deps.ts';
import { sweepRegularly } from '../base/timed-sweep.ts';
import type { Database } from '../db/tables/database.ts';
import { audited, noteAct } from './audit.sql.ts';

/** A refusal and its subject. `subject` is an account, or an endpoint such as 'POST /api/attend'. */
export type Refusal = {
  what: AuditAct<'refusals'> | 'session.refuse' | 'session.refuseCode';
  who: string | null;
  subject: string | null;
  network: string | null;
};

type Group = Refusal & { count: number; since: string };

/** The number of networks, accounts and endpoints that get their own rows in a minute, for each kind of refusal. All others share one row. */
const APART = 20;
/** The most rows of their own in 24 hours, so that a flood from everywhere cannot fill a disk. */
const APART_A_DAY = 5_000;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

type WaitingRefusals = { groups: Map<string, Group>; apart: { since: number; count: number } };

const waitingIn = new WeakMap<Database, WaitingRefusals>();

const waiting = (db: Database): WaitingRefusals =>
  waitingIn.getOrInsertComputed(db, () => ({ groups: new Map(), apart: { since: 0, count: 0 } }));

const nobody = { who: null, subject: null, network: null };

/** Tells whether one more group may get a row of its own. */
function mayTellApart(
  { groups, apart }: WaitingRefusals,
  what: Refusal['what'],
  at: number,
): boolean {
  if (at >= apart.since + DAY || at < apart.since) Object.assign(apart, { since: at, count: 0 });
  if (apart.count >= APART_A_DAY) return false;
  return [...groups.values()].filter((group) => group.what === what).length < APART;
}

/** Counts a refusal. Within a minute, it goes into the audit with all others of its kind (TRAIL-7). */
export function noteRefusal({ db, now }: Pick<Deps, 'db' | 'now'>, refusal: Refusal): void {
  const { what, who, subject, network } = refusal;
  const here = waiting(db);
  const key = JSON.stringify([what, who, subject, network]);
  const known = here.groups.get(key);
  if (known) {
    known.count += 1;
    return;
  }
  const at = now();
  if (mayTellApart(here, what, at.getTime())) {
    here.apart.count += 1;
    here.groups.set(key, { ...refusal, count: 1, since: at.toISOString() });
    return;
  }
  const others = here.groups.get(what);
  if (others) others.count += 1;
  else here.groups.set(what, { what, ...nobody, count: 1, since: at.toISOString() });
}

/** Adds the counted refusals to the audit. If that fails, they wait for the next time. */
export async function writeRefusals(deps: Pick<Deps, 'db' | 'now' | 'log'>): Promise<void> {
  const here = waiting(deps.db);
  const { groups } = here;
  if (groups.size === 0) return;
  here.groups = new Map();
  try {
    await audited(deps, async (tx) => {
      for (const { what, who, subject, network, count, since: at } of groups.values()) {
        noteAct(tx, { what, who, subject, count, at, from: { network } });
      }
      return await Promise.resolve();
    });
  } catch (error) {
    for (const [key, group] of groups) {
      const newer = here.groups.get(key);
      here.groups.set(key, { ...group, count: group.count + (newer?.count ?? 0) });
    }
    throw error;
  }
}

/** Adds refusals to the audit every minute, and the rest when the app closes. */
export function writeRefusalsRegularly(app: FastifyInstance, deps: Deps): void {
  sweepRegularly(app, deps, { name: 'refusals', every: MINUTE, sweep: () => writeRefusals(deps) });
  app.addHook('onClose', async () => {
    await writeRefusals(deps).catch((error: unknown) => deps.log.error(error));
  });
}
