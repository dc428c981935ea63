import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import type { Ladder } from '#core/notifications/ladder-schema.ts';
import { escalated } from '../../test/escalated.ts';
import { addAdmin } from '../../test/test-admin.ts';
import { DUTY, openLadder, putOnDuty } from '../../test/laddered.ts';
import { describeOnEachDatabase, type Open } from '../../test/test-app.ts';

const MINUTE = 60_000;

/** Returns a ladder of two rounds, whose steps tell these. */
const on = (...steps: (readonly string[])[]): Ladder => ({
  areas: [],
  categories: [],
  rounds: 2,
  steps: steps.map((targets, at) => ({ wait: at * 5, targets: [...targets] })),
});

/** Opens an app whose steps tell only people on duty, of a calendar with a gap; 'two' is in a step for elsewhere. */
async function openGap(open: Open, settings = {}) {
  const opened = await openLadder(open, settings);
  await addAdmin(opened.app, { email: 'dean@ashdown.example' });
  const { _id: duty } = await opened.add('duty', DUTY);
  const { one = '', two = '', three = '' } = opened.ids;
  const elsewhere = { ...on([one, two, three]), areas: [opened.areas.North] };
  const ownerOf = async () =>
    (await opened.app.mails()).filter(({ subject }) => subject.startsWith('Nobody was told: '));
  return { ...opened, duty, elsewhere, ownerOf };
}

describeOnEachDatabase('an escalation whose steps reach nobody', (open) => {
  // LADDER-5
  test('notifies all recipients at once in each round, and tells them when nobody has answered', async () => {
    const { attend, pass, told, subjects, setLadders, duty, elsewhere, ownerOf } =
      await openGap(open);
    await setLadders([on([duty], [duty]), elsewhere]);
    const { key } = await attend();
    await pass(5_000);
    const all = ['3 one', '3 three', '3 two'];
    expect(await told(key)).toEqual(all);
    await pass(5 * MINUTE);
    expect(await told(key)).toEqual([...all, ...all]);
    await pass(5 * MINUTE);
    expect(await subjects('one')).toContainEqual(expect.stringMatching(/^Nobody has answered: /));
    expect(await ownerOf()).toEqual([]);
  });

  // LADDER-5, ANSWERS-8
  test('is mailed to owners once if there is no other recipient, and the phone shows it', async () => {
    const { app, owner, attend, pass, setLadders, ids, duty, ownerOf } = await openGap(open);
    await setLadders([on([duty])]);
    for (const id of Object.values(ids))
      await owner(API.removeNotificationTarget, { params: { id } });
    const { key } = await attend();
    await pass(5_000);
    const [mail] = await ownerOf();
    expect(mail?.body).toContain('/admin/inbox');
    await app.deps.mail.sendDue();
    await pass(60 * MINUTE);
    expect(await ownerOf()).toHaveLength(1);
    const { told, waiting } = (await app.call(API.getEscalation, { params: { key } })).data;
    expect(told).toHaveLength(1);
    expect(waiting).toBe(0);
    const { deliveries } = (await owner(API.listDeliveries)).data;
    expect(deliveries).toContainEqual(
      expect.objectContaining({ address: mail?.recipient, state: 'delivered', canResend: false }),
    );
  });

  // LADDER-8, LADDER-5
  test('notifies the first step that has a recipient if it arrives late', async () => {
    const { attendLate, pass, told, setLadders, ids, duty } = await openGap(open);
    const { one = '', two = '', three = '' } = ids;
    await setLadders([on([duty], [two], [one, three])]);
    const { key } = await attendLate();
    await pass(60 * MINUTE);
    expect(await told(key)).toEqual(['2 two']);
  });

  // LADDER-9, LADDER-5
  test('is mailed to owners at most three times an hour if strangers sent it', async () => {
    const settings = { rateLimit: true, trustProxy: ['127.0.0.1'] };
    const { app, owner, pass, setLadders, ids, duty, ownerOf } = await openGap(open, settings);
    await addAdmin(app, { email: 'provost@ashdown.example' });
    await setLadders([on([duty])]);
    for (const id of Object.values(ids))
      await owner(API.removeNotificationTarget, { params: { id } });
    for (let n = 0; n < 24; n += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${n % 3}` };
      const sent = await app.call(API.attend, { body: escalated, key: randomUUID(), headers });
      expect(sent.status).toBe(200);
    }
    await pass(5_000);
    expect(await ownerOf()).toHaveLength(3 * 2);
  });

  // LADDER-2, LADDER-5
  test('notifies only the person on duty once there is one', async () => {
    const { app, attend, pass, told, setLadders, duty, elsewhere } = await openGap(open);
    await setLadders([on([duty]), elsewhere]);
    await putOnDuty(app.db.write, app.clock.now, 'sam@ashdown.example');
    const { key } = await attend();
    await pass(5_000);
    expect(await told(key)).toEqual(['1 sam']);
  });
});
