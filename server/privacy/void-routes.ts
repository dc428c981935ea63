import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import { dayAfter, startOfDay } from '#core/base/day.ts';
import type { VoidSpan } from '#core/record/void-schema.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { isUuid, uuidBytes } from '../db/columns/uuid.ts';
import type { Db } from '../db/tables/database.ts';
import { isVoid } from '../db/tables/standing.ts';
import type { Lines } from '../base/words/words.ts';
import { ApiError } from '../http/api-error.ts';
import { assertDays } from '../http/days.ts';
import { route } from '../http/endpoint.ts';
import { audited, noteAct } from '../domain/audit.sql.ts';
import {
  applyVoid,
  delayVoid,
  endVoid,
  findToVoid,
  findVoid,
  holdVoids,
  idsOfNetwork,
  insertVoid,
  isMany,
  listVoids,
  nameVoid,
  undoableSince,
  unmarkVoid,
  VOID_LIMIT,
  type Span,
} from '../domain/record-voids.sql.ts';

/** Returns the instants of the given days, or undefined if none are given. */
function spanOf({ from, to }: VoidSpan, timeZone: string): Span | undefined {
  if (from === undefined && to === undefined) return undefined;
  const [first, last] = [from ?? '', to ?? ''];
  assertDays(first, last, 'from and to');
  const [since, until] = [startOfDay(first, timeZone), startOfDay(dayAfter(last, 1), timeZone)];
  return { since: since.toISOString(), until: until.toISOString() };
}

type RecordsToVoid = { ids: Uint8Array[]; isKnown: boolean };

/** Returns the record and, with a span, those of its network that are not void yet. */
async function meantBy(db: Db, id: string, span: Span | undefined): Promise<RecordsToVoid> {
  const record = isUuid(id) ? await findToVoid(db, uuidBytes(id)) : undefined;
  if (!record) throw new ApiError('NOT_FOUND');
  const { network } = record;
  const own = isVoid(record) ? [] : [record.id];
  if (!span || network === null) return { ids: own, isKnown: network !== null };
  const others = await idsOfNetwork(db, network, span);
  const all = new Map([...own, ...others].map((one) => [one.toHex(), one]));
  return { ids: [...all.values()], isKnown: true };
}

/** Marks records as false, one by one or with others of their network (PRIVACY-7, PRIVACY-8), and makes them count again (PRIVACY-9). */
export function voidRoutes(app: FastifyInstance, { timeZone }: Config, deps: Deps): void {
  const { read } = deps.db;

  route(app, API.previewVoid, async ({ params: { id }, query }) => {
    const { ids, isKnown } = await meantBy(read, id, spanOf(query, timeZone));
    const isMore = ids.length > VOID_LIMIT;
    const count = isMore ? VOID_LIMIT : ids.length;
    const waits = await isMany(read, count, deps.now());
    return { count, isMore, isKnown, ...(waits && { waits }) };
  });

  route(app, API.voidRecord, async ({ params: { id }, data, admin: { _id: who } }) => {
    const reason = data.reason.trim();
    if (reason === '') throw new ApiError('INVALID_INPUT', { detail: 'reason must not be empty.' });
    const span = spanOf(data, timeZone);
    const voidId = deps.newId();
    await audited(deps, async (tx) => {
      await holdVoids(tx);
      const { ids } = await meantBy(tx, id, span);
      const count = await nameVoid(tx, voidId, ids.slice(0, VOID_LIMIT));
      if (count === 0) throw new ApiError('NOT_FOUND', { detail: (say) => say.isVoid });
      const now = deps.now();
      let about: Lines = [];
      if (await isMany(tx, count, now)) {
        const from = await delayVoid(tx, voidId, now);
        about = ({ told, dates }) => [told.voidFrom(dates.formatMoment(from, timeZone))];
      } else {
        await applyVoid(tx, voidId);
      }
      const at = now.toISOString();
      await insertVoid(tx, { id: voidId, at, by: who, reason, count, undone_at: null });
      noteAct(tx, { who, what: 'record.void', subject: id.toLowerCase(), count, about });
    });
    const made = await findVoid(deps.db.write, voidId, undoableSince(deps));
    if (!made) throw new ApiError('NOT_FOUND');
    return made;
  });

  route(app, API.listVoids, async () => ({
    voids: await listVoids(read, undoableSince(deps)),
    timeZone,
  }));

  route(app, API.undoVoid, async ({ params: { id }, admin: { _id: who } }) =>
    audited(deps, async (tx) => {
      const at = deps.now().toISOString();
      if (!(await endVoid(tx, id, undoableSince(deps), at))) throw new ApiError('NOT_FOUND');
      const count = await unmarkVoid(tx, id);
      noteAct(tx, { who, what: 'record.unvoid', subject: id, count: Math.max(1, count) });
      return { count };
    }),
  );
}
