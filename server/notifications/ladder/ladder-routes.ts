import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import { LINK_LIFE } from '#core/notifications/answers.ts';
import { minutesOf } from '#core/notifications/ladder.ts';
import type { Ladder } from '#core/notifications/ladder-schema.ts';
import type { Config } from '../../base/config.ts';
import type { Deps } from '../../base/deps.ts';
import { takeTurn } from '../../db/commit/one-at-a-time.ts';
import type { Db } from '../../db/tables/database.ts';
import { audited, noteAct } from '../../domain/audit.sql.ts';
import { readCampus } from '../../domain/campus.ts';
import type { Words } from '../../base/words/words.ts';
import { ApiError } from '../../http/api-error.ts';
import { assertAttemptsLeft } from '../../http/attempts.ts';
import { route } from '../../http/endpoint.ts';
import { listTargets } from '../rows/notifications.sql.ts';
import { deleteHold, readLadders, replaceLadders } from './ladders.sql.ts';
import { sendLadderTest } from './test-walk.ts';

/** Describes a ladder for owners: its areas and categories, and how many steps it has. */
function toldLadder(
  { told, nameOf }: Words,
  { areas, categories, steps }: Ladder,
  names: ReadonlyMap<string, string>,
): string {
  const of = [...areas.map((id) => names.get(id) ?? id), ...categories.map(nameOf)];
  return told.ladder(of.join(', ') || told.everything, steps.length);
}

function refuse(field: string, message: string): never {
  throw new ApiError('INVALID_INPUT', { detail: message, problems: [{ field, message }] });
}

/** Returns the ladders in the form in which they are stored: the first step never waits. It refuses ladders with unknown targets or areas, and ladders that last longer than their links work. */
async function legalLadders(db: Db, sent: readonly Ladder[]): Promise<Ladder[]> {
  const ladders = sent.map((ladder) => ({
    ...ladder,
    steps: ladder.steps.map((step, at) => (at === 0 ? { ...step, wait: 0 } : step)),
  }));
  const targets = new Set((await listTargets(db)).map(({ id }) => id));
  const areas = new Set((await readCampus(db)).campus.areas?.map(({ id }) => id));
  for (const [at, ladder] of ladders.entries()) {
    const hasAll = ladder.steps.every((step) => step.targets.every((id) => targets.has(id)));
    if (!hasAll) refuse(`ladders.${at}.steps`, 'Somebody just removed one of the recipients.');
    if (!ladder.areas.every((id) => areas.has(id)))
      refuse(`ladders.${at}.areas`, 'Somebody just removed one of the areas.');
    if (minutesOf(ladder) * 60_000 >= LINK_LIFE)
      refuse(`ladders.${at}.steps`, 'Steps and rounds must take less than 24 hours.');
  }
  return ladders;
}

/** Registers the routes of ladders, the steps in which people are told (LADDER-1), and of the networks that are held to the first step (LADDER-9). */
export function ladderRoutes(app: FastifyInstance, config: Config, deps: Deps): void {
  route(app, API.setLadders, async ({ data, admin: { _id: who } }) =>
    audited(deps, async (tx) => {
      await takeTurn(tx, deps.db.dialect, 'told/ladders');
      const standing = await readLadders(tx);
      if (standing.version !== data.version) return { isSaved: false, ...standing };
      const ladders = await legalLadders(tx, data.ladders);
      await replaceLadders(tx, ladders);
      const { areas = [] } = (await readCampus(tx)).campus;
      const names = new Map(areas.map(({ id, name }) => [id, name]));
      const about = (words: Words) => ladders.map((ladder) => toldLadder(words, ladder, names));
      noteAct(tx, { who, what: 'told.ladders', subject: null, about });
      return { isSaved: true, ...(await readLadders(tx)) };
    }),
  );

  route(app, API.testLadder, async ({ data, limits, admin: { _id: who } }) => {
    await assertAttemptsLeft(config, deps, [{ limit: limits.mailByAdmin, of: who }]);
    return await audited(deps, async (tx) => {
      noteAct(tx, { who, what: 'told.testLadders', subject: null });
      return { steps: await sendLadderTest(tx, deps, data) };
    });
  });

  route(app, API.liftHold, async ({ params: { id }, admin: { _id: who } }) => {
    await audited(deps, async (tx) => {
      if (!(await deleteHold(tx, id))) throw new ApiError('NOT_FOUND');
      noteAct(tx, { who, what: 'told.liftHold', subject: id });
    });
    return {};
  });
}
