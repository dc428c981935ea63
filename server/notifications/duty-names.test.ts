import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { rotaChoices } from '../domain/rota.sql.ts';
import { writePeople } from '../rota/rota.sql.ts';
import { pushAddress } from '../test/push/phone.ts';
import { wakeOwn } from '../test/push/wake-own.ts';
import { openEscalations } from '../test/escalated.ts';
import { DUTY, openLadder, putOnDuty } from '../test/laddered.ts';
import { describeOnEachDatabase, type Open } from '../test/test-app.ts';

const SAM = { id: 'sam', name: 'Sam Rivera', number: '555 0101', email: 'sam@ashdown.example' };

/** Opens an app with an escalation that reached Sam, who is on duty, and nobody else. */
async function openReached(open: Open) {
  const opened = await openLadder(open);
  const { app, owner, ids, add, attend, pass, setLadders } = opened;
  for (const id of Object.values(ids))
    await owner(API.removeNotificationTarget, { params: { id } });
  const { _id } = await add('duty', DUTY);
  await setLadders([
    { areas: [], categories: [], rounds: 1, steps: [{ wait: 0, targets: [_id] }] },
  ]);
  const { write } = app.db;
  await putOnDuty(write, app.clock.now, 'sam@ashdown.example');
  await write.updateTable('rota_span').set({ name: SAM.name }).execute();
  await writePeople(write, [SAM]);
  const { key, id } = await attend();
  await pass(5_000);
  await write.updateTable('told_delivery').set({ state: 'delivered' }).execute();
  return { ...opened, key, id };
}

describeOnEachDatabase('a person notified on duty', (open) => {
  // ANSWERS-4
  test('answers under their own name, or from a shared mailbox under its address until a name is typed', async () => {
    const { app, key, linkOf, press, status } = await openReached(open);
    const named = async () => (await status(key)).data.answers.map(({ name }) => name);
    const link = await linkOf(key, 'sam');
    await writePeople(app.db.write, [SAM, { ...SAM, id: 'jo', name: 'Jo Field' }]);
    await press(link, 'have');
    expect(await named()).toEqual(['sam@ashdown.example']);
    await press(link, 'handBack');
    await writePeople(app.db.write, [SAM]);
    await press(link, 'have');
    expect(await named()).toEqual(['Sam Rivera']);
    await press(link, 'have', 'Jo Field');
    expect(await named()).toEqual(['Jo Field']);
  });

  // ANSWERS-8
  test('is named to phones that may see the people on duty; other phones see the contact', async () => {
    const { app, key, status } = await openReached(open);
    const { write } = app.db;
    const named = async () => (await status(key)).data.told.map(({ name }) => name);
    expect(await named()).toEqual(['Duty phone']);
    await write.updateTable('attendance').set({ proof: 'none' }).execute();
    expect(await named()).toEqual(['Duty phone']);
    await write.updateTable('attendance').set({ proof: 'campus' }).execute();
    expect(await named()).toEqual(['Sam Rivera']);
    await write.updateTable('attendance').set({ proof: null }).execute();
    await rotaChoices.write(write, { ...(await rotaChoices.read(write)), isForAll: true });
    expect(await named()).toEqual(['Sam Rivera']);
    await write.updateTable('told_target').set({ name: 'Whoever has the bag' }).execute();
    expect(await named()).toEqual(['Sam Rivera']);
  });

  // ANSWERS-8, WAKE-1
  test('is named by the same rule if their phone was woken', async () => {
    const { app, key, owner, status } = await openReached(open);
    const { write } = app.db;
    const { link } = (await owner(API.makeWakeLink, { params: { id: 'sam' } })).data;
    const { push } = pushAddress('https://push.example/sam');
    const byLink = (await app.call(API.wakeByLink, { body: { link, push } })).data.key;
    const account = await app.signedIn({ email: SAM.email, role: 'reader' });
    const ofAccount = await wakeOwn(app, account, pushAddress('https://push.example/own').push);
    const named = async () => (await status(key)).data.told.map(({ name }) => name);
    for (const made of [byLink, ofAccount]) {
      const [address = ''] = made.split('.');
      await write.updateTable('told_delivery').set({ kind: 'push', address }).execute();
      await write.updateTable('attendance').set({ proof: null }).execute();
      expect(await named()).toEqual(['Duty phone']);
      await write.updateTable('attendance').set({ proof: 'campus' }).execute();
      expect(await named()).toEqual(['Sam Rivera']);
    }
  });

  // ANSWERS-6, ANSWERS-11
  test('is named to administrators', async () => {
    const { owner, id } = await openReached(open);
    const { escalations } = (await owner(API.listEscalations)).data;
    expect(escalations.map(({ told }) => told)).toMatchObject([[{ name: 'Sam Rivera' }]]);
    const { answers = [] } = (await owner(API.getRecord, { params: { id } })).data;
    expect(answers).toMatchObject([{ did: 'came' }, { did: 'told', name: 'Sam Rivera' }]);
  });
});

/** Lists the answers as each of these links shows them. */
const shownBy = async (
  look: Awaited<ReturnType<typeof openLadder>>['look'],
  links: readonly (string | undefined)[],
) => await Promise.all(links.map(async (link) => (await look(link)).data.answers));

describeOnEachDatabase('one person', (open) => {
  // ANSWERS-12
  test('has one answer for email and phone if notified by both', async () => {
    const { app, owner, add, attend, pass, links, look, press, status } = await openLadder(open);
    const { data } = await owner(API.listNotificationTargets);
    for (const { _id } of data.targets)
      await owner(API.removeNotificationTarget, { params: { id: _id } });
    await add('duty', DUTY);
    await putOnDuty(app.db.write, app.clock.now, SAM.email);
    const { link } = (await owner(API.makeWakeLink, { params: { id: 'sam' } })).data;
    const { push } = pushAddress('https://push.example/sam');
    await app.call(API.wakeByLink, { body: { link, push } });
    const { key } = await attend();
    await pass(6_000);
    const [one, other, ...more] = await links();
    expect(more).toEqual([]);
    await press(one, 'have');
    const mine = { name: 'sam', press: 'have', isMine: true };
    expect(await shownBy(look, [one, other])).toMatchObject([[mine], [mine]]);
    expect((await press(other, 'handBack')).status).toBe(200);
    expect((await status(key)).data.answers).toMatchObject([{ name: 'sam', press: 'handBack' }]);
    await press(other, 'have');
    await press(other, 'done');
    expect((await look(one)).code).toBe('NOT_FOUND');
  });

  // ANSWERS-12
  test('has one answer for the phone of an account and for being signed in', async () => {
    const { app, owner, add, attend, sender, links, look, press, status } =
      await openEscalations(open);
    await wakeOwn(app, owner, pushAddress('https://push.example/own').push);
    const { id: account } = await app.db.read
      .selectFrom('admin')
      .select('id')
      .executeTakeFirstOrThrow();
    await add('push', account);
    const { key, id } = await attend();
    app.clock.pass(6_000);
    await sender.sendDue();
    const [link] = await links();
    await press(link, 'have');
    const { escalations } = (await owner(API.listEscalations)).data;
    expect(escalations[0]?.answers).toMatchObject([{ press: 'have', isMine: true }]);
    const params = { id };
    await owner(API.pressEscalation, { params, body: { press: 'handBack' } });
    expect((await look(link)).data.answers).toMatchObject([{ press: 'handBack', isMine: true }]);
    expect((await status(key)).data.answers).toHaveLength(1);
  });

  // ANSWERS-12
  test('has a separate answer from others who share the mailbox', async () => {
    const { app, owner, add, attend, pass, press, links, status, ids } = await openLadder(open);
    for (const id of Object.values(ids))
      await owner(API.removeNotificationTarget, { params: { id } });
    await add('duty', DUTY);
    await putOnDuty(app.db.write, app.clock.now, SAM.email);
    const people = ['sam', 'jo'].map((name) => ({ ...SAM, id: name, name }));
    await writePeople(app.db.write, people);
    await app.db.write.updateTable('rota_span').set({ name: 'sam & jo' }).execute();
    for (const { id } of people) {
      const { link } = (await owner(API.makeWakeLink, { params: { id } })).data;
      await app.call(API.wakeByLink, {
        body: { link, ...pushAddress(`https://push.example/${id}`) },
      });
    }
    const { key } = await attend();
    await pass(6_000);
    const all = await links();
    expect(all).toHaveLength(3);
    for (const link of all) expect((await press(link, 'have')).status).toBe(200);
    expect((await status(key)).data.answers).toHaveLength(3);
  });
});
