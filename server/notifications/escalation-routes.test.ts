import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { openEscalations } from '../test/escalated.ts';
import { auditedActs } from '../test/test-admin.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';

const START = '2026-11-20T02:58:12.000Z';
const DUTY = { name: 'Duty manager' };

describeOnEachDatabase('answering an escalation', (open) => {
  // ANSWERS-1, ANSWERS-2
  test('openByLink, pressByLink: a link shows the events so far, and opening it changes nothing', async () => {
    const { app, add, attend, links, look, press } = await openEscalations(open);
    await add('mail', 'duty@example.edu', DUTY);
    await add('mail', 'office@example.edu');
    await attend({
      startedAt: START,
      area: 'North',
      callback: '020 7946-0000',
      trail: [{ step: 's1', at: 1_000, did: 'yes' }],
      feedback: { description: 'She is crying.', rating: 2 },
    });
    const [duty, office] = await links();
    const { status, data, headers, text } = await look(duty);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      title: 'Kitchen fire 2',
      category: 'Fire',
      area: 'North',
      advisor: 'Sam',
      callback: '02079460000',
      startedAt: START,
      answers: [],
    });
    expect(data.taps.map(({ asked, answer }) => [asked, answer])).toContainEqual([
      'Is the fire out?',
      'Yes',
    ]);
    expect(text).not.toContain('crying');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    await look(duty);
    expect(await app.db.read.selectFrom('told_press').selectAll().execute()).toEqual([]);

    expect((await press(duty, 'have')).data.escalation?.answers).toMatchObject([
      { name: 'Duty manager', press: 'have', isMine: true },
    ]);
    // A shared mailbox gives a name afterward; the other has its address.
    await press(duty, 'have', '  Jo Field ');
    await press(office, 'cannot');
    expect((await look(office)).data.answers).toMatchObject([
      { name: 'Jo Field', press: 'have', isMine: false },
      { name: 'office@example.edu', press: 'cannot', isMine: true },
    ]);
    expect(await press(office, 'done')).toMatchObject({ status: 409, code: 'OTHER_PRESS' });
    expect((await press(duty, 'done')).data).toEqual({ escalation: null });
    expect(await look(duty)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await press(duty, 'have')).toMatchObject({ status: 404 });
    expect((await look(office)).data.answers).toMatchObject([
      { press: 'cannot' },
      { name: 'Jo Field', press: 'done' },
    ]);
  });

  // ANSWERS-6, TRAIL-6
  test('listEscalations, pressEscalation, withdrawLinks: signed-in people can answer, owners can end links', async () => {
    const { app, owner, add, attend, links, look, press } = await openEscalations(open);
    await add('mail', 'duty@example.edu');
    const first = await attend();
    app.clock.pass(1_000);
    const second = await attend();
    const reader = await app.signedIn({ email: 'r@example.edu', name: 'Rae', role: 'reader' });
    const list = async (who = reader) => (await who(API.listEscalations)).data.escalations;
    expect((await list()).map(({ record }) => record)).toEqual([first.id, second.id]);
    const params = { id: first.id };
    const pressed = await reader(API.pressEscalation, { params, body: { press: 'have' } });
    expect(pressed.data).toMatchObject({
      canWithdraw: false,
      answers: [{ name: 'Rae', press: 'have', isMine: true }],
    });
    expect((await list(owner)).map(({ record, canWithdraw }) => [record, canWithdraw])).toEqual([
      [second.id, true],
      [first.id, true],
    ]);
    const all = await links();
    expect(await reader(API.withdrawLinks, { params })).toMatchObject({ code: 'NOT_ALLOWED' });
    expect((await owner(API.withdrawLinks, { params })).data.canWithdraw).toBe(false);
    const statuses = await Promise.all(all.map(async (link) => (await look(link)).status));
    expect(new Set(statuses)).toEqual(new Set([200, 404]));
    await reader(API.pressEscalation, { params, body: { press: 'done' } });
    expect((await list()).map(({ record }) => record)).toEqual([second.id]);
    expect(await auditedActs(app)).toEqual(
      expect.arrayContaining(['told.answer', 'told.withdraw', 'told.answer']),
    );
    for (const link of all) await press(link, 'have');
    const none = { params: { id: randomUUID() }, body: { press: 'have' as const } };
    expect(await reader(API.pressEscalation, none)).toMatchObject({ code: 'NOT_FOUND' });
  });

  // ANSWERS-8
  test('getEscalation: the sending phone sees the people reached, and no address that did not answer', async () => {
    const { app, owner, add, attend, links, press, status, sender } = await openEscalations(open);
    const quiet = await attend();
    expect((await status(quiet.key)).data).toEqual({ told: [], waiting: 0, answers: [] });
    await add('mail', 'duty@example.edu', DUTY);
    await add('mail', 'office@example.edu');
    const { key, id } = await attend();
    expect((await status(key)).data).toEqual({ told: [], waiting: 2, answers: [] });
    await sender.sendDue();
    await app.db.write.updateTable('told_delivery').set({ state: 'delivered' }).execute();
    const at = app.clock.now.toISOString();
    const { told } = (await status(key)).data;
    expect(new Set(told.map(({ name }) => name))).toEqual(new Set([null, 'Duty manager']));
    await app.db.write
      .updateTable('told_delivery')
      .set({ state: 'givenUp' })
      .where('address', '=', 'office@example.edu')
      .execute();
    expect((await status(key)).data).toMatchObject({
      told: [{ name: 'Duty manager' }],
      waiting: 1,
    });
    await press((await links())[1], 'have');
    expect((await status(key)).data.answers).toEqual([
      { name: 'office@example.edu', press: 'have', at },
    ]);
    await owner(API.withdrawLinks, { params: { id } });
    expect((await status(key)).data.answers).toHaveLength(1);
    for (const other of [{ practice: true }, { issueStatus: 'Resolved' as const }])
      expect((await status((await attend(other)).key)).data).toEqual({
        told: [],
        waiting: 0,
        answers: [],
      });
    expect(await status(randomUUID())).toMatchObject({ code: 'NOT_FOUND' });
    expect(await status('x')).toMatchObject({ code: 'NOT_FOUND' });
  });

  // ANSWERS-8
  test('getEscalation: a phone can ask thirty times a minute, without using up the limit of others', async () => {
    const { app, attend, status } = await openEscalations(open, { rateLimit: true });
    const [one, other] = [await attend(), await attend()];
    for (let n = 0; n < 30; n += 1) expect((await status(one.key)).status).toBe(200);
    const refused = await status(one.key);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '2']);
    expect((await status(other.key)).status).toBe(200);
    app.clock.pass(2_000);
    expect((await status(one.key)).status).toBe(200);
  });
});
