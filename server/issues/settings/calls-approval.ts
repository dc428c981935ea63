import { callChanges } from '#core/campus/call-changes.ts';
import { withCalls } from '#core/campus/setting-members.ts';
import type { BodyOf, API } from '#core/api/api.ts';
import { noteAct } from '../../domain/audit.sql.ts';
import { holdCampus, type StoredCampus } from '../../domain/campus.ts';
import { isSamePerson, marksOf } from '../../domain/person-marks.sql.ts';
import type { SecretDeps } from '../../domain/own-secrets.ts';
import { readAlone } from '../../domain/campus.ts';
import type { Db } from '../../db/tables/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { Words } from '../../base/words/words.ts';
import { ApiError } from '../../http/api-error.ts';
import {
  assertNoneIsMissed,
  assertVersion,
  inTurn,
  legalOf,
  legalSave,
  storeCampus,
} from './campus-saves.ts';

/** Tells whether this person asked for the waiting change, so that somebody else must approve it. */
export async function isOwnCall(
  db: Db,
  deps: SecretDeps,
  { by, marks }: NonNullable<StoredCampus['waiting']>,
  admin: string,
): Promise<boolean> {
  if (!(await readAlone(db)).secondPerson) return false;
  return by === admin || isSamePerson(marks, await marksOf(db, deps, admin));
}

type Settling = BodyOf<typeof API.settleCalls> & { admin: string };

async function trySettle(
  tx: Db,
  deps: Deps,
  { approve, version, admin }: Settling,
): Promise<StoredCampus> {
  const held = await holdCampus(tx);
  assertVersion(held, version);
  const { waiting } = held;
  if (!waiting) {
    throw new ApiError('VERSION_CONFLICT', { detail: (say) => say.nothingWaits });
  }
  const before = legalOf(held);
  const campus = withCalls(before, waiting.campus);
  const about = ({ changes }: Words) => callChanges(before, campus, waiting.replace, changes);
  if (!approve) {
    noteAct(tx, { who: admin, what: 'settings.discardCalls', subject: null, about });
    return await storeCampus(tx, deps, held, {
      campus: held.campus,
      replace: new Map<string, string>(),
      admin,
    });
  }
  if (await isOwnCall(tx, deps, waiting, admin)) {
    throw new ApiError('SECOND_PERSON_NEEDED', {
      detail: (say) => say.yourRequest,
    });
  }
  const legal = legalSave(campus, waiting.replace);
  await assertNoneIsMissed(tx, held.campus, legal);
  noteAct(tx, { who: admin, what: 'settings.approveCalls', subject: null, about });
  return await storeCampus(tx, deps, held, { ...legal, admin });
}

/** Lets phones call the numbers that another owner asked for, or discards that owner's change (REVIEW-8). */
export async function settleCalls(deps: Deps, settling: Settling): Promise<StoredCampus> {
  return await inTurn(deps, async (tx) => trySettle(tx, deps, settling));
}
