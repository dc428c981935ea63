import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import type { Ladder } from '#core/notifications/ladder-schema.ts';
import { DUTY, openLadder, putOnDuty } from '../../test/laddered.ts';
import { openReceiver } from '../../test/receiver.ts';
import { describeOnEachDatabase } from '../../test/test-app.ts';
import { takeSteps } from './run.ts';

const MINUTE = 60_000;

describeOnEachDatabase('the steps of an escalation', (open) => {
  // LADDER-1, LADDER-3
  test('are notified in turn until a person takes it, the first one after the time for Undo', async () => {
    const { attend, pass, told, press, linkOf } = await openLadder(open);
    const { key } = await attend();
    await pass(4_000);
    expect(await told(key)).toEqual([]);
    await pass(1_000);
    expect(await told(key)).toEqual(['1 one']);
    await pass(5 * MINUTE - 1_000);
    expect(await told(key)).toEqual(['1 one']);
    await pass(1_000);
    expect(await told(key)).toEqual(['1 one', '2 two']);
    await press(await linkOf(key, 'two'), 'have');
    await pass(60 * MINUTE);
    expect(await told(key)).toEqual(['1 one', '2 two']);
  });

  // LADDER-4
  test('continue at once when a person hands it back or answers that they cannot take it', async () => {
    const { attend, pass, told, press, linkOf } = await openLadder(open);
    const { key } = await attend();
    await pass(5_000);
    const link = await linkOf(key, 'one');
    await press(link, 'have');
    await press(link, 'handBack');
    await pass(0);
    expect(await told(key)).toEqual(['1 one', '2 two']);
    await press(await linkOf(key, 'two'), 'cannot');
    await pass(0);
    expect(await told(key)).toEqual(['1 one', '2 two', '3 three']);
  });

  // LADDER-4
  test('do not continue while another person still has it', async () => {
    const { attend, pass, told, press, linkOf } = await openLadder(open);
    const { key } = await attend();
    await pass(5_000);
    await pass(5 * MINUTE);
    await press(await linkOf(key, 'one'), 'have');
    await press(await linkOf(key, 'two'), 'cannot');
    await pass(60 * MINUTE);
    expect(await told(key)).toEqual(['1 one', '2 two']);
  });

  // LADDER-4
  test('repeat for the set rounds with the same link, then the last step hears that nobody has answered', async () => {
    const { app, attend, pass, told, linkOf, subjects } = await openLadder(open, { rounds: 2 });
    const { key } = await attend();
    await pass(5_000);
    const first = await linkOf(key, 'one');
    for (const minutes of [5, 10, 10, 5, 10]) await pass(minutes * MINUTE);
    const round = ['1 one', '2 two', '3 three'];
    expect(await told(key)).toEqual([...round, ...round]);
    expect(await linkOf(key, 'one')).toBe(first);
    const bodies = (await app.mails()).filter(({ recipient }) => recipient.startsWith('one@'));
    expect(bodies.every(({ body }) => body.includes(first))).toBe(true);
    expect(bodies).toHaveLength(2);
    expect(await subjects('three')).toHaveLength(2);
    await pass(10 * MINUTE);
    expect(await subjects('three')).toContainEqual(expect.stringMatching(/^Nobody has answered: /));
    expect(await subjects('one')).toHaveLength(2);
    await pass(60 * MINUTE);
    expect(await told(key)).toEqual([...round, ...round]);
  });

  // LADDER-4
  test.each([0, 3])('notify the last of %i steps again when it is handed back', async (count) => {
    const { app, add, attend, pass, press, linkOf, subjects, setLadders, ids } =
      await openLadder(open);
    const desk = await openReceiver();
    const { _id } = await add('webhook', desk.url);
    const steps = Object.values(ids).map((id) => [5, [id, _id]] as [number, string[]]);
    await setLadders(count === 0 ? [] : [ladder(steps)]);
    const { key } = await attend();
    const last = async () =>
      (await subjects('three')).filter((subject) => subject.startsWith('Nobody has answered: '));
    await pass(40 * MINUTE);
    const before = Math.min(count, 1);
    expect(await last()).toHaveLength(before);
    const link = await linkOf(key, 'one');
    for (const more of [1, 2, 3]) {
      await press(link, 'have');
      await pass(10 * MINUTE);
      expect(await last()).toHaveLength(before + Math.min(more - 1, 2));
      await press(link, 'handBack');
      await pass(0);
      expect(await last()).toHaveLength(before + Math.min(more, 2));
      // Another version of the record tells nobody.
      await attend({ correction: more }, key);
      await pass(MINUTE);
    }
    const unanswered = desk.received.filter(({ body }) => body.includes('"issue.escalation.una'));
    expect(new Set(unanswered.map(({ headers }) => headers['webhook-id']))).toHaveLength(
      before + 2,
    );
    expect((await app.mails()).map(({ body }) => body).join()).toContain(
      'or the person who took it handed it back.',
    );
  });

  // LADDER-2, LADDER-5
  test('without recipients are skipped at once, and the log says so', async () => {
    const { owner, add, attend, pass, told, ids, setLadders } = await openLadder(open);
    const duty = await add('duty', DUTY);
    await setLadders([
      ladder([
        [0, [duty._id]],
        [5, [ids['two'] ?? '']],
        [5, [ids['one'] ?? '', ids['three'] ?? '']],
      ]),
    ]);
    const { key } = await attend();
    await pass(5_000);
    expect(await told(key)).toEqual(['2 two']);
    expect((await owner(API.listNotificationTargets)).data.givenUp).toBe(0);
    const { deliveries } = (await owner(API.listDeliveries)).data;
    expect(deliveries).toContainEqual(
      expect.objectContaining({ answer: 'nobody', step: 1, kind: 'duty', canResend: false }),
    );
  });

  // LADDER-6
  test('are sent in batches while many escalations are due', async () => {
    const { app, attend } = await openLadder(open);
    for (let n = 0; n < 21; n += 1) await attend();
    app.clock.pass(5_000);
    const told: number[] = [];
    const send = async () => {
      told.push((await app.db.read.selectFrom('told_delivery').select('id').execute()).length);
    };
    await takeSteps({ ...app.deps, tellOwners: async () => {} }, send);
    expect(told).toEqual([20]);
  });

  // LADDER-6
  test('continue after a clock that jumped a day ahead is set right', async () => {
    const { app, attend, pass, told, sender } = await openLadder(open);
    const { key } = await attend();
    await pass(5_000);
    app.clock.pass(25 * 60 * MINUTE);
    await sender.sendDue();
    app.clock.pass(-25 * 60 * MINUTE);
    await pass(5 * MINUTE);
    expect(await told(key)).toEqual(['1 one', '2 two']);
  });

  // LADDER-6
  test('wait their full time after a server whose clock was an hour ahead notified one', async () => {
    const { app, attend, pass, told } = await openLadder(open);
    const { key } = await attend();
    await pass(5_000);
    app.clock.pass(60 * MINUTE);
    await pass(0);
    app.clock.pass(-60 * MINUTE);
    expect(await told(key)).toEqual(['1 one', '2 two']);
    await pass(9 * MINUTE);
    expect(await told(key)).toEqual(['1 one', '2 two']);
    await pass(2 * MINUTE);
    expect(await told(key)).toEqual(['1 one', '2 two', '3 three']);
  });

  // LADDER-3, LADDER-6
  test('start on time if a server whose clock is four minutes ahead received the escalation', async () => {
    const { app, attend, pass, told } = await openLadder(open);
    app.clock.pass(4 * MINUTE);
    const { key } = await attend();
    app.clock.pass(-4 * MINUTE);
    await pass(0);
    await pass(6_000);
    expect(await told(key)).toEqual(['1 one']);
  });

  // LADDER-4, LADDER-6
  test('continue at once even if a server whose clock is an hour ahead received the refusal', async () => {
    const { app, attend, pass, told, press, linkOf } = await openLadder(open);
    const { key } = await attend();
    await pass(5_000);
    const link = await linkOf(key, 'one');
    app.clock.pass(60 * MINUTE);
    await press(link, 'cannot');
    app.clock.pass(-60 * MINUTE);
    await pass(0);
    expect(await told(key)).toEqual(['1 one', '2 two']);
  });

  // LADDER-2, ANSWERS-4
  test('notify a mailbox on duty only once, and people on duty answer under their own name', async () => {
    const { app, add, attend, pass, told, ids, setLadders, press, linkOf, status } =
      await openLadder(open);
    const duty = await add('duty', DUTY, { name: 'Duty manager' });
    await setLadders([ladder([[0, [duty._id, ids['one'] ?? '']]])]);
    const { db, clock } = app;
    await putOnDuty(db.write, clock.now, 'one@ashdown.example');
    const { key } = await attend();
    await pass(5_000);
    expect(await told(key)).toEqual(['1 one', '1 three', '1 two']);
    await putOnDuty(db.write, clock.now, 'sam@ashdown.example');
    const { key: other } = await attend();
    await pass(5_000);
    await press(await linkOf(other, 'sam'), 'have');
    expect((await status(other)).data.answers).toMatchObject([{ name: 'sam' }]);
    const why = async (to: string) =>
      (await app.mails()).findLast(({ recipient }) => recipient === `${to}@ashdown.example`)?.body;
    expect(await why('sam')).toContain('because a duty calendar');
    expect(await why('one')).toContain('added this address under Escalations');
  });

  // LADDER-1
  test('are chosen by area, and a recipient without a step is in the first one', async () => {
    const { attend, pass, told, ids, setLadders, areas } = await openLadder(open);
    const [one = '', three = ''] = [ids['one'], ids['three']];
    await setLadders([of([], one), of([areas.North], three)]);
    const { key } = await attend({ area: 'North' });
    const { key: other } = await attend({ area: 'South' });
    await pass(5_000);
    expect(await told(key)).toEqual(['1 three', '1 two']);
    expect(await told(other)).toEqual(['1 one', '1 two']);
  });

  // LADDER-1
  test('notify everyone if no steps match the area, except recipients who want no escalations', async () => {
    const { owner, attend, pass, told, ids, setLadders, areas } = await openLadder(open);
    const [one = '', two = '', three = ''] = [ids['one'], ids['two'], ids['three']];
    await setLadders([of([areas.North], one), of([areas.South], two), of([areas.South], three)]);
    const { key } = await attend();
    const body = { ...wanted, address: 'one@ashdown.example' };
    const off = await owner(API.updateNotificationTarget, { params: { id: one }, body });
    expect(off.status).toBe(200);
    const { key: other } = await attend({ area: 'North' });
    await pass(5_000);
    expect(await told(key)).toEqual(['1 three', '1 two']);
    expect(await told(other)).toEqual(['1 three', '1 two']);
  });
});

const wanted = { categories: [], escalations: false, summary: 'none' } as const;

/** Returns a ladder of one step for an area, or for all. */
const of = (areas: string[], target: string): Ladder => ({ ...ladder([[0, [target]]]), areas });

const ladder = (steps: (readonly [wait: number, targets: string[]])[]): Ladder => ({
  areas: [],
  categories: [],
  rounds: 1,
  steps: steps.map(([wait, targets]) => ({ wait, targets })),
});
