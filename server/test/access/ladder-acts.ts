import { API } from '#core/api/api.ts';
import type { Row } from './acts-world.ts';

/** The acts about the steps in which people are told. */
export const LADDER_ROWS: readonly Row[] = [
  [
    'setLadders',
    'told.ladders',
    async ({ me }) => {
      const { version = '' } = (await me(API.listNotificationTargets)).data;
      return await me(API.setLadders, { body: { ladders: [], version } });
    },
  ],
  [
    'testLadder',
    'told.testLadders',
    ({ me }) => me(API.testLadder, { body: { area: null, category: null } }),
  ],
  [
    'liftHold',
    'told.liftHold',
    async ({ me, db }) => {
      const hold = { press_id: 'held', network: 'mark', at: '2026-11-20', until: '2026-11-21' };
      await db.write.insertInto('told_hold').values(hold).execute();
      return await me(API.liftHold, { params: { id: 'held' } });
    },
  ],
];
