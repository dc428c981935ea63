import type { FastifyInstance } from 'fastify';
import type { Deps } from '../base/deps.ts';
import { sweepRegularly } from '../base/timed-sweep.ts';
import { audited, noteAct } from '../domain/audit.sql.ts';
import { whileBelieved } from '../domain/believed-clock.ts';
import { logHead } from '../domain/security-log.ts';
import { sealOf } from './chain-check.ts';
import { cutHead, deleteCut, firstSince, headOf, holdHead, rowBefore } from './rows.sql.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The ms for which each row is kept, a year. */
const KEPT = 366 * DAY;

/** Cuts the audit if its oldest row is a day past its time. A seal keeps number and hash of the last row that goes (TRAIL-8). It returns how many rows went. */
export async function cutAudit(deps: Pick<Deps, 'db' | 'now' | 'log'>): Promise<number> {
  const { db, now } = deps;
  const since = (kept: number) => new Date(now().getTime() - kept).toISOString();
  await audited(deps, async (tx) => {
    const { cut, number } = await holdHead(tx);
    const oldest = await firstSince(tx, cut + 1, '');
    if (!oldest || oldest.at >= since(KEPT + DAY)) return;
    const kept = await firstSince(tx, cut + 1, since(KEPT));
    const last = await rowBefore(tx, kept?.number ?? number + 1);
    if (!last || last.number <= cut) return;
    const seal = { cut: last.number, cut_hash: last.hash };
    await cutHead(tx, seal);
    noteAct(tx, { who: null, what: 'trail.cut', subject: sealOf(seal) });
  });
  // Rows that an earlier sweep could not delete go too.
  return await deleteCut(db.write);
}

/** Cuts old rows of the audit regularly, and logs its end. */
export function cutAuditRegularly(app: FastifyInstance, deps: Deps): void {
  let told = 0;
  const cut = whileBelieved(deps, async () => void (await cutAudit(deps)));
  const sweep = async () => {
    await cut();
    const { number, hash } = await headOf(deps.db.read);
    if (number !== told) logHead(deps.log, { number, hash });
    told = number;
  };
  sweepRegularly(app, deps, { name: 'trail', every: HOUR, sweep });
}
