import { uuidBytes } from '../../db/columns/uuid.ts';
import { formatJson } from '../../db/columns/json.ts';
import type { Deps } from '../../base/deps.ts';
import type { Db } from '../../db/tables/database.ts';
import { insertEvent } from '../../domain/deliveries.sql.ts';
import { ladderAt } from './recipients.ts';
import { tellStep } from './tell.ts';

/** Sends a test to every step of a ladder at once, and returns the number of messages for each step (LADDER-10). */
export async function sendLadderTest(
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  { area, category }: { area: string | null; category: string | null },
): Promise<number[]> {
  const now = deps.now();
  const { steps } = await ladderAt(tx, { area, category: category ?? '' });
  const key = uuidBytes(deps.newId());
  const content = formatJson({ steps: steps.length });
  const event = { key, kind: 'test', at: now.toISOString(), record_id: null, content } as const;
  await insertEvent(tx, event);
  const counts: number[] = [];
  for (const [at, targets] of steps.entries())
    counts.push(await tellStep(tx, deps, { key, targets, step: at + 1, round: 1 }));
  return counts;
}
