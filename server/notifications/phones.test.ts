import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import type { Config } from '../base/config.ts';
import { afterRestore } from '../process/restored.ts';
import { escalated, openEscalations } from '../test/escalated.ts';
import { DUTY, openLadder, putOnDuty } from '../test/laddered.ts';
import { pushAddress, statementIn } from '../test/push/phone.ts';
import { openPushService } from '../test/push/push-service.ts';
import { wakeOwn } from '../test/push/wake-own.ts';
import { addAdmin } from '../test/test-admin.ts';
import { describeOnEachDatabase, type Open } from '../test/test-app.ts';

const NIGHT = { category: 'Fire' };

/** Opens an app with a push service on loopback, and an owner who has a phone that is woken. */
async function openWoken(open: Open, settings: Partial<Config> = {}) {
  const opened = await openEscalations(open, settings);
  const service = await openPushService();
  const { app, owner, add, sender } = opened;
  const { id } = await app.db.read.selectFrom('admin').select('id').executeTakeFirstOrThrow();
  const wake = async (name: string) => await wakeOwn(app, owner, service.phone(name));
  const key = await wake('own');
  const target = await add('push', id);
  const tell = async (ms = 6_000) => {
    app.clock.pass(ms);
    await sender.sendDue();
  };
  const look = async (held = key) => await app.call(API.openWokenPhone, { body: { key: held } });
  return { ...opened, ...service, id, key, target, wake, tell, lookAt: look };
}

describeOnEachDatabase('a woken phone', (open) => {
  // WAKE-1, WAKE-5
  test('listWokenPhones, makeOwnWakeLink: gets only category and area, encrypted for it and signed', async () => {
    const { app, owner, attend, told, receiver, tell } = await openWoken(open);
    await attend();
    await tell();
    expect(told()).toEqual([{ to: 'own', says: { kind: 'escalation', ...NIGHT } }]);
    const headers = receiver.received[0]?.headers ?? {};
    expect(headers).toMatchObject({
      ttl: '3600',
      urgency: 'high',
      'content-encoding': 'aes128gcm',
    });
    expect((await owner(API.listWokenPhones)).data).toHaveLength(1);
    const { link } = (await owner(API.makeOwnWakeLink)).data;
    const { serverKey } = (await app.call(API.openWakeLink, { body: { link } })).data;
    expect(statementIn(headers)).toMatchObject({ serverKey, aud: receiver.url });
    const stored = await app.db.read
      .selectFrom('setting')
      .select('value')
      .where('name', '=', 'push_secret')
      .executeTakeFirstOrThrow();
    expect(stored.value).toContain('.');
  });

  // WAKE-3
  test('openWokenPhone: its key opens the escalation, which is answered by a link', async () => {
    const { attend, tell, lookAt, look, press, status } = await openWoken(open);
    const { key } = await attend();
    await tell();
    const { data } = await lookAt();
    expect(data).toMatchObject({ name: 'Ada', escalations: [NIGHT] });
    const link = data.escalations[0]?.link;
    expect((await look(link)).data).toMatchObject(NIGHT);
    expect((await press(link, 'have')).status).toBe(200);
    expect((await status(key)).data.answers).toMatchObject([{ name: data.name, press: 'have' }]);
    await press(link, 'done');
    expect((await lookAt()).data.escalations).toEqual([]);
    for (const forged of ['', 'x', `${'0'.repeat(8)}.x`, `${(await lookAt()).data.name}.`])
      expect((await lookAt(forged)).code).toBe('NOT_FOUND');
  });

  // WAKE-7
  test('is removed if it is gone, and tried again if it does not respond', async () => {
    const { app, owner, attend, tell, receiver, lookAt, target } = await openWoken(open);
    receiver.answer = 503;
    await attend();
    await tell();
    expect((await lookAt()).status).toBe(200);
    receiver.answer = 410;
    await tell(60_000);
    expect((await lookAt()).code).toBe('NOT_FOUND');
    expect((await owner(API.listWokenPhones)).data).toEqual([]);
    expect((await app.mails()).at(-1)).toMatchObject({
      recipient: 'ada@example.edu',
      subject: 'Escalations stopped waking a phone: Ada',
    });
    const [line] = (await owner(API.listDeliveries)).data.deliveries;
    expect(line).toMatchObject({ kind: 'push', state: 'givenUp', address: '' });
    expect(receiver.received).toHaveLength(2);
    receiver.answer = 201;
    await attend();
    await tell();
    expect(receiver.received).toHaveLength(2);
    expect((await owner(API.sendTest, { params: { id: target._id } })).data.answer).toBe('nobody');
  });

  // WAKE-6, WAKE-13
  test('renewWokenPhone: is woken at the new address of its browser, and the change is logged once', async () => {
    const { app, owner, key, phone, wake, attend, tell, told } = await openWoken(open);
    const other = await wake('other');
    const push = phone('renewed');
    const renew = async (held: string, to: object = {}) =>
      await app.call(API.renewWokenPhone, { body: { key: held, push: { ...push, ...to } } });
    const noted = async () => {
      const { rows } = (await owner(API.listTrail, { query: { kind: 'notifications' } })).data;
      return rows.filter(({ what }) => what === 'wake.add').map(({ name }) => name);
    };
    const before = (await noted()).length;
    expect((await renew('7.forged')).code).toBe('NOT_FOUND');
    expect((await renew(key, { endpoint: 'ftp://push.example' })).code).toBe('INVALID_INPUT');
    for (const _ of [1, 2]) expect((await renew(key)).status).toBe(200);
    expect((await noted()).length).toBe(before + 1);
    await attend();
    await tell();
    expect(
      told()
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(['other', 'renewed']);
    // An address belongs to the phone that had it last.
    expect((await renew(other)).status).toBe(200);
    expect((await app.call(API.openWokenPhone, { body: { key } })).code).toBe('NOT_FOUND');
  });

  // WAKE-7
  test('is no longer tried once a person has taken the escalation', async () => {
    const { owner, attend, add, tell, receiver, press, links } = await openWoken(open);
    await add('mail', 'desk@ashdown.example');
    receiver.answer = 503;
    await attend();
    await tell();
    for (const link of await links()) await press(link, 'have');
    receiver.answer = 201;
    await tell(60_000);
    expect(receiver.received).toHaveLength(1);
    const { deliveries } = (await owner(API.listDeliveries)).data;
    const line = deliveries.find(({ kind }) => kind === 'push');
    expect(line).toMatchObject({ answer: 'answered', canResend: false });
  });

  // LADDER-11
  test('cannot be added with a link from a restored backup', async () => {
    const { app, owner, phone, lookAt } = await openWoken(open);
    const { link } = (await owner(API.makeOwnWakeLink)).data;
    await afterRestore(app.deps);
    const body = { link, push: phone('thief') };
    expect((await app.call(API.wakeByLink, { body })).code).toBe('NOT_FOUND');
    expect((await lookAt()).status).toBe(200);
  });

  // WAKE-7
  test('is not tried for longer than its link is valid', async () => {
    const { app, attend, tell, receiver } = await openWoken(open);
    receiver.answer = 503;
    await attend();
    await tell();
    await tell(24 * 3_600_000);
    const lines = await app.db.read
      .selectFrom('told_delivery')
      .select(['state', 'tries'])
      .execute();
    expect(lines).toEqual([{ state: 'givenUp', tries: 2 }]);
  });

  // WAKE-2
  test('removeWokenPhone, leaveWokenPhone, testWokenPhone: only its owner can test and remove it', async () => {
    const { app, owner, lookAt, key, wake, told } = await openWoken(open);
    const body = { key };
    const tested = await app.call(API.testWokenPhone, { body });
    expect(tested.data).toMatchObject({ isSent: true });
    expect(told()).toEqual([{ to: 'own', says: { kind: 'test' } }]);
    const other = await app.signedIn({ email: 'other@example.edu' });
    const id = (await owner(API.listWokenPhones)).data[0]?._id ?? '';
    expect((await other(API.removeWokenPhone, { params: { id } })).code).toBe('NOT_FOUND');
    expect((await owner(API.removeWokenPhone, { params: { id } })).data).toEqual([]);
    expect((await lookAt()).code).toBe('NOT_FOUND');
    const next = await wake('next');
    expect((await app.call(API.leaveWokenPhone, { body: { key: next } })).status).toBe(200);
    expect((await app.call(API.testWokenPhone, { body: { key: next } })).code).toBe('NOT_FOUND');
  });

  // WAKE-2, WAKE-14
  test('makeOwnWakeLink: a link works once, for a day, and ends the earlier link of the same account', async () => {
    const { app, owner, phone } = await openWoken(open);
    const wakeBy = async (link: string, name: string) =>
      (await app.call(API.wakeByLink, { body: { link, push: phone(name) } })).code;
    const other = await app.signedIn({ email: 'other@example.edu', role: 'reader' });
    const theirs = (await other(API.makeOwnWakeLink)).data.link;
    const former = (await owner(API.makeOwnWakeLink)).data.link;
    const { link } = (await owner(API.makeOwnWakeLink)).data;
    expect(await wakeBy(former, 'former')).toBe('NOT_FOUND');
    expect((await app.call(API.openWakeLink, { body: { link } })).data.name).toBe('Ada');
    expect(await wakeBy(link, 'first')).toBeUndefined();
    expect(await wakeBy(link, 'second')).toBe('NOT_FOUND');
    expect((await app.mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual(
      [1, 2].map(() => ['ada@example.edu', 'Escalations wake a phone: Ada']),
    );
    expect((await owner(API.listWokenPhones)).data).toHaveLength(2);
    app.clock.pass(24 * 3_600_000);
    expect(await wakeBy(theirs, 'late')).toBe('NOT_FOUND');
  });

  // NOTIFICATIONS-4
  test("does not delay the owner's other phones if it does not respond", async () => {
    const { app, owner, wake, attend, told, receiver, sender } = await openWoken(open);
    const other = await openPushService();
    await wakeOwn(app, owner, other.phone('other'));
    await wake('third');
    receiver.answer = 'silent';
    await attend();
    app.clock.pass(6_000);
    const sending = sender.sendDue();
    await expect.poll(() => other.told()).toHaveLength(1);
    await expect.poll(told).toHaveLength(2);
    await sender.stop();
    await sending;
  });

  // WAKE-2
  test('replaces the oldest of five, and belongs to the last account that added it', async () => {
    const { app, owner, wake, lookAt, key } = await openWoken(open);
    for (const name of ['two', 'three', 'four', 'five']) {
      app.clock.pass(1_000);
      await wake(name);
    }
    expect((await lookAt(key)).status).toBe(200);
    app.clock.pass(1_000);
    await wake('six');
    expect((await lookAt(key)).code).toBe('NOT_FOUND');
    expect((await owner(API.listWokenPhones)).data).toHaveLength(5);
    const other = await app.signedIn({ email: 'other@example.edu', role: 'reader' });
    const taken = await app.db.read
      .selectFrom('woken_phone')
      .selectAll()
      .limit(1)
      .executeTakeFirstOrThrow();
    const push = {
      endpoint: taken.endpoint ?? '',
      p256dh: taken.p256dh ?? '',
      auth: taken.auth ?? '',
    };
    expect(await wakeOwn(app, other, push)).toContain('.');
    expect((await owner(API.listWokenPhones)).data).toHaveLength(4);
  });

  // WAKE-6
  test('is refused if its address or keys are not valid for web push', async () => {
    const app = await open();
    const owner = await app.signedIn();
    const good = pushAddress('https://push.example/a').push;
    const codeOf = async (push: object) => {
      const { link } = (await owner(API.makeOwnWakeLink)).data;
      return (await app.call(API.wakeByLink, { body: { link, push: { ...good, ...push } } })).code;
    };
    for (const endpoint of [
      'http://push.example/a',
      'ftp://push.example/a',
      'https://a:b@push.example/',
      'https://',
      'push',
      `https://push.example/${'a'.repeat(1_000)}`,
    ])
      expect([endpoint, await codeOf({ endpoint })]).toEqual([endpoint, 'INVALID_INPUT']);
    const notOnCurve = `B${'A'.repeat(86)}`;
    for (const p256dh of ['', notOnCurve, good.p256dh.slice(1)])
      expect([p256dh, await codeOf({ p256dh })]).toEqual([p256dh, 'INVALID_INPUT']);
    expect(await codeOf({ auth: 'short' })).toBe('INVALID_INPUT');
    expect(await codeOf({ more: 1 })).toBe('INVALID_INPUT');
    expect(await codeOf({})).toBeUndefined();
  });

  // WAKE-6
  test('gets no message at a private address', async () => {
    const app = await open();
    const owner = await app.signedIn();
    const { push } = pushAddress('https://127.0.0.1:1/a');
    const key = await wakeOwn(app, owner, push);
    const { data } = await app.call(API.testWokenPhone, { body: { key } });
    expect(data).toEqual({ isSent: false, answer: 'private' });
  });

  // WAKE-8
  test('is not woken while its account is disabled, and is removed with the account', async () => {
    const { app, owner, add, attend, tell, told, phone } = await openWoken(open);
    const other = await app.signedIn({ email: 'other@example.edu', role: 'reader' });
    const key = await wakeOwn(app, other, phone('other'));
    const admins = app.db.read.selectFrom('admin').select('id');
    const { id } = await admins.where('email', '=', 'other@example.edu').executeTakeFirstOrThrow();
    await add('push', id);
    const { link } = (await other(API.makeOwnWakeLink)).data;
    await owner(API.updatePerson, { params: { id }, body: { disabled: true } });
    expect((await app.call(API.openWakeLink, { body: { link } })).code).toBe('NOT_FOUND');
    await attend();
    await tell();
    expect(told().map(({ to }) => to)).toEqual(['own']);
    expect((await app.call(API.openWokenPhone, { body: { key } })).code).toBe('NOT_FOUND');
    await app.db.write.deleteFrom('admin').where('id', '=', id).execute();
    const left = await app.db.read.selectFrom('woken_phone').select('admin_id').execute();
    expect(left).toHaveLength(1);
  });

  // WAKE-1
  test('cannot be a recipient without an account', async () => {
    const { owner } = await openEscalations(open);
    const body = {
      kind: 'push',
      address: 'nobody',
      categories: [],
      escalations: true,
      summary: 'none',
    } as const;
    expect((await owner(API.addNotificationTarget, { body })).code).toBe('INVALID_INPUT');
    expect((await owner(API.listNotificationTargets)).data.phones).toEqual([]);
  });

  // WAKE-3
  test('lists the escalation it was woken for, even after a flood that came in groups', async () => {
    const { attend, tell, lookAt } = await openWoken(open, { rateLimit: true });
    await attend({ area: 'North' });
    for (let at = 0; at < 60; at += 1) await attend();
    await tell();
    const areas = (await lookAt()).data.escalations.map(({ area }) => area);
    expect(areas).toContain('North');
  });

  // LADDER-11
  test('is not woken for escalations that were ongoing in a restored backup', async () => {
    const { app, attend, tell, told, receiver } = await openWoken(open);
    receiver.answer = 503;
    const { key } = await attend();
    await tell();
    await app.call(API.attend, {
      key,
      body: { ...escalated, issueStatus: 'Resolved', correction: 1 },
    });
    receiver.answer = 201;
    await afterRestore(app.deps);
    await tell(60_000);
    expect(told()).toHaveLength(1);
  });
});

describeOnEachDatabase('a phone of a person on duty', (open) => {
  const PERSON = 'sam@ashdown.example';

  async function openRota(settings: Partial<Config> = {}) {
    const opened = await openLadder(open, settings);
    const service = await openPushService();
    const { app, owner } = opened;
    await putOnDuty(app.db.write, app.clock.now, PERSON);
    const params = { id: 'sam' };
    const wake = async (link: string, name = 'sam') =>
      await app.call(API.wakeByLink, { body: { link, push: service.phone(name) } });
    const makeLink = async () => (await owner(API.makeWakeLink, { params })).data.link;
    return { ...opened, ...service, params, wake, makeLink };
  }

  // WAKE-4, WAKE-14, TRAIL-10
  test('makeWakeLink, openWakeLink, wakeByLink: is added by a one-time link, and woken besides the mail', async () => {
    const { app, owner, add, attend, pass, wake, makeLink, told, subjects } = await openRota();
    await add('duty', DUTY);
    const former = await makeLink();
    const link = await makeLink();
    expect((await app.call(API.openWakeLink, { body: { link: former } })).code).toBe('NOT_FOUND');
    for (const _ of [1, 2])
      expect((await app.call(API.openWakeLink, { body: { link } })).data).toMatchObject({
        name: 'sam',
      });
    const { data } = await wake(link);
    expect((await wake(link, 'again')).code).toBe('NOT_FOUND');
    expect((await app.call(API.openWakeLink, { body: { link } })).code).toBe('NOT_FOUND');
    expect((await owner(API.getRota)).data.phones).toEqual([{ person: 'sam', count: 1 }]);
    await attend();
    await pass(6_000);
    expect(told()).toEqual([{ to: 'sam', says: { kind: 'escalation', ...NIGHT } }]);
    expect((await subjects('sam')).toSorted()).toEqual([
      expect.stringMatching(/^Escalated: /),
      'Escalations wake a phone: sam',
    ]);
    const { rows } = (await owner(API.listTrail, { query: { kind: 'notifications' } })).data;
    const noted = rows.filter(({ what }) => what === 'wake.add' || what === 'wake.link');
    expect(noted.map(({ what, name }) => [what, name])).toEqual([
      ['wake.add', 'sam'],
      ['wake.link', 'sam'],
      ['wake.link', 'sam'],
    ]);
    const opened = await app.call(API.openWokenPhone, { body: { key: data.key } });
    expect(opened.data).toMatchObject({ name: 'sam', escalations: [NIGHT] });
  });

  // WAKE-4
  test('its link ends after a day, and the phone is removed with its person', async () => {
    const { app, params, makeLink, wake } = await openRota();
    const late = await makeLink();
    app.clock.pass(24 * 3_600_000);
    expect((await wake(late)).code).toBe('NOT_FOUND');
    const again = await app.signedIn({ email: 'other@example.edu' });
    const { link } = (await again(API.makeWakeLink, { params })).data;
    const { key } = (await wake(link)).data;
    const { version } = (await again(API.getRota)).data;
    const body = { people: [], isForAll: false, tellsAtStart: false, version };
    expect((await again(API.setRotaPeople, { body })).status).toBe(200);
    expect((await app.call(API.openWokenPhone, { body: { key } })).code).toBe('NOT_FOUND');
    expect((await again(API.makeWakeLink, { params })).code).toBe('NOT_FOUND');
    expect((await again(API.removePhonesOf, { params })).code).toBe('NOT_FOUND');
  });

  // WAKE-4
  test('does not pass to a person who replaces its owner with another name and number', async () => {
    const { app, owner, makeLink, wake } = await openRota();
    const { key } = (await wake(await makeLink())).data;
    const after = async (person: { name: string; number: string }) => {
      const { version } = (await owner(API.getRota)).data;
      const people = [{ id: 'sam', email: '', ...person }];
      const body = { people, isForAll: false, tellsAtStart: false, version };
      expect((await owner(API.setRotaPeople, { body })).status).toBe(200);
      return (await app.call(API.openWokenPhone, { body: { key } })).status;
    };
    expect(await after({ name: 'Sam Rivera', number: '555 0101' })).toBe(200);
    expect(await after({ name: 'Sam Rivera', number: '555 0199' })).toBe(200);
    expect(await after({ name: 'Jo Kim', number: '555 0102' })).toBe(404);
  });

  // WAKE-7
  test('is reported to owners if it is gone and its person has no email', async () => {
    const { app, add, attend, pass, makeLink, wake, receiver } = await openRota();
    await add('duty', DUTY);
    await wake(await makeLink());
    await app.db.write.updateTable('rota_person').set({ email: '' }).execute();
    await addAdmin(app, { email: 'dean@ashdown.example' });
    receiver.answer = 410;
    await attend();
    await pass(6_000);
    const gone = (await app.mails()).filter(({ subject }) => subject.includes('stopped waking'));
    expect(gone.map(({ recipient }) => recipient)).toEqual(['dean@ashdown.example']);
  });

  // WAKE-4
  test('removePhonesOf: an owner can remove the phones of a person', async () => {
    const { app, owner, params, makeLink, wake } = await openRota();
    const { key } = (await wake(await makeLink())).data;
    expect((await owner(API.removePhonesOf, { params })).status).toBe(200);
    expect((await app.call(API.openWokenPhone, { body: { key } })).code).toBe('NOT_FOUND');
  });

  // WAKE-1
  test('can belong to the account with their email, and is woken only once per step', async () => {
    const { app, add, ids, attend, pass, phone, told, setLadders } = await openRota();
    const sam = await app.signedIn({ email: PERSON, role: 'reader' });
    await wakeOwn(app, sam, phone('own'));
    const accounts = app.db.read.selectFrom('admin').select('id').where('email', '=', PERSON);
    const { id } = await accounts.executeTakeFirstOrThrow();
    const [duty, own] = [await add('duty', DUTY), await add('push', id)];
    const one = ids['one'] ?? '';
    const steps = [
      { wait: 0, targets: [duty._id] },
      { wait: 5, targets: [own._id, duty._id, one] },
    ];
    await setLadders([{ areas: [], categories: [], rounds: 1, steps }]);
    await attend();
    await pass(6_000);
    expect(told()).toEqual([{ to: 'own', says: { kind: 'escalation', ...NIGHT } }]);
    await pass(5 * 60_000);
    expect(told()).toHaveLength(2);
  });

  // WAKE-4, ANSWERS-5
  test('openWakeLink, wakeByLink: valid links work for a room behind one address that also sends forged ones', async () => {
    const { app, phone, makeLink } = await openRota({ rateLimit: true });
    const link = await makeLink();
    for (let look = 0; look < 60; look += 1) {
      await app.call(API.openWakeLink, { body: { link: `forged ${look}` } });
      expect((await app.call(API.openWakeLink, { body: { link } })).status).toBe(200);
    }
    const body = { link, push: phone('sam') };
    expect((await app.call(API.wakeByLink, { body })).status).toBe(200);
  });
});
