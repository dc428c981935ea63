import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import type { Ladder } from '#core/notifications/ladder-schema.ts';
import { holdCampus, writeCampus } from '../../domain/campus.ts';
import { openLadder } from '../../test/laddered.ts';
import { describeOnEachDatabase } from '../../test/test-app.ts';

const WAITS = [0, 120, 120, 120, 120];

describeOnEachDatabase('escalation steps in the settings', (open) => {
  // LADDER-12, ACTS-1
  test('setLadders stores the first of two saves, and refuses invalid steps, areas and recipients', async () => {
    const { owner, ids } = await openLadder(open);
    const { data: before } = await owner(API.listNotificationTargets);
    const [standing] = before.ladders ?? [];
    const ladder = (part: Partial<Ladder> = {}): Ladder => ({
      areas: [],
      categories: [],
      rounds: 1,
      steps: [{ wait: 7, targets: [ids['two'] ?? ''] }],
      ...part,
    });
    const set = async (ladders: Ladder[], version = before.version ?? '') =>
      await owner(API.setLadders, { body: { ladders, version } });
    const first = await set([ladder({ areas: ['north'] })]);
    expect(first.data.isSaved).toBe(true);
    // The first step never waits.
    expect(first.data.ladders[0]?.steps[0]?.wait).toBe(0);
    const second = await set([]);
    expect(second.data).toEqual({ ...first.data, isSaved: false });
    const { version } = first.data;
    const refused = [
      await set([ladder({ areas: ['west'] })], version),
      await set([ladder({ steps: [{ wait: 0, targets: ['gone'] }] })], version),
      await set([ladder({ steps: [] })], version),
      await set([ladder({ rounds: 4 })], version),
      await set([ladder({ steps: [{ wait: 121, targets: [] }] })], version),
      // Links end after 24 hours.
      await set(
        [ladder({ rounds: 3, steps: WAITS.map((wait) => ({ wait, targets: [] })) })],
        version,
      ),
    ];
    expect(refused.map(({ code }) => code)).toEqual(Array(6).fill('INVALID_INPUT'));
    expect(standing?.steps).toHaveLength(3);

    const params = { id: ids['two'] ?? '' };
    expect((await owner(API.removeNotificationTarget, { params })).status).toBe(200);
    const { data } = await owner(API.listNotificationTargets);
    expect(data.ladders?.[0]?.steps).toEqual([{ wait: 0, targets: [] }]);
  });

  // LADDER-12
  test('leave out removed areas and recipients, and can be saved without them', async () => {
    const { app, owner, ids, setLadders } = await openLadder(open);
    const { one = '', two = '' } = ids;
    const all = {
      areas: [],
      categories: [],
      rounds: 1,
      steps: [{ wait: 0, targets: [one, two] }],
    };
    await setLadders([all, { ...all, areas: ['north'] }]);
    await app.db.write.transaction().execute(async (tx) => {
      // As a person is forgotten.
      await tx.deleteFrom('told_target').where('id', '=', two).execute();
      const held = await holdCampus(tx);
      await writeCampus(tx, held, { campus: { ...held.campus, areas: [] } });
    });
    const { ladders = [] } = (await owner(API.listNotificationTargets)).data;
    expect(ladders).toEqual([{ ...all, steps: [{ wait: 0, targets: [one] }] }]);
    await setLadders(ladders);
  });

  // LADDER-10
  test('testLadder sends TEST messages to every step at once, and returns the number of recipients per step', async () => {
    const { owner, pass, ids, setLadders, subjects } = await openLadder(open);
    const targets = [ids['one'] ?? '', ids['two'] ?? '', ids['three'] ?? ''];
    await setLadders([
      {
        areas: ['north'],
        categories: [],
        rounds: 3,
        steps: [
          { wait: 0, targets: targets.slice(0, 2) },
          { wait: 60, targets: [] },
          { wait: 60, targets: targets.slice(1) },
        ],
      },
    ]);
    const test = await owner(API.testLadder, { body: { area: 'north', category: 'Fire' } });
    expect(test.data).toEqual({ steps: [2, 0, 2] });
    await pass(0);
    expect(await subjects('one')).toEqual(['TEST: Step 1 of 3']);
    expect((await subjects('two')).toSorted()).toEqual(['TEST: Step 1 of 3', 'TEST: Step 3 of 3']);
    const { deliveries } = (await owner(API.listDeliveries)).data;
    expect(deliveries.map(({ event, step, answer }) => [event, step, answer])).toContainEqual([
      'test',
      2,
      'nobody',
    ]);
  });
});
