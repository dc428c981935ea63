import { formatMomentAct } from '#core/record/moment-act.ts';
import { takerIn } from '#core/record/holder.ts';
import { NAMELESS } from '#core/privacy/retention.ts';
import { formatJson, parseJson } from '../columns/json.ts';
import type { KeyedTable, WrittenRow } from '../tables/database.ts';
import { NAMELESSLY, resentOf } from '../tables/fates.ts';
import type { AttendanceRow } from '../tables/schema.ts';

type Moments = AttendanceRow['moments'];

/** Returns the handovers of a version without the names that the held record has forgotten. The nth handover in one is the nth in the other. */
function withoutTakers(held: Moments, moments: Moments): Moments {
  if (!held || !moments) return moments;
  const takers = parseJson(held).flatMap(([, , did]) => takerIn(did) ?? []);
  if (!takers.includes(NAMELESS)) return moments;
  let nth = 0;
  const kept = parseJson(moments).map(([step, at, did]) => {
    const isGone = takerIn(did) !== undefined && takers[nth++] === NAMELESS;
    return [step, at, isGone ? formatMomentAct({ kind: 'handed', value: NAMELESS }) : did] as const;
  });
  return formatJson(kept);
}

/** Returns the part that may be stored of a version of a record that was emptied or whose name was forgotten (PRIVACY-15). */
export function withoutForgotten(
  held: WrittenRow<KeyedTable>,
  row: WrittenRow<KeyedTable>,
): WrittenRow<KeyedTable> {
  if (!('advisor' in held && 'advisor' in row)) return row;
  const isForgotten = held.advisor === NAMELESS && row.advisor !== NAMELESS;
  const unnamed = isForgotten ? { advisor: NAMELESS, body_hash: new Uint8Array() } : {};
  if (!('swept' in held && 'swept' in row)) return { ...row, ...unnamed };
  if (held.swept === 1) return { ...held, ...resentOf(row) };
  const moments = withoutTakers(held.moments, row.moments);
  return { ...row, ...(isForgotten && NAMELESSLY), moments };
}
