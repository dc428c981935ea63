import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { DUTY, openLadder, putOnDuty } from '../test/laddered.ts';
import { openPushService } from '../test/push/push-service.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';

describeOnEachDatabase('a person who was on duty', (open) => {
  // PRIVACY-10, PRIVACY-11
  test.each(['sam', 'sam@ashdown.example'])(
    'forgetPerson, aboutPerson: emails to their mailbox are in their file, and are removed with %s',
    async (name) => {
      const { app, owner, add, attend, pass, told, linkOf, press, status } = await openLadder(open);
      await add('duty', DUTY);
      await putOnDuty(app.db.write, app.clock.now, 'sam@ashdown.example');
      const { key } = await attend();
      await pass(5_000);
      expect(await told(key)).toContain('1 sam');
      await press(await linkOf(key, 'sam'), 'have');
      const { rows } = (await owner(API.aboutPerson, { body: { name } })).data;
      expect(rows.told_delivery).toMatchObject([{ kind: 'duty', address: 'sam@ashdown.example' }]);
      expect(rows.mail).toMatchObject([{ recipient: 'sam@ashdown.example' }]);
      expect(rows.told_press).toMatchObject([{ press: 'have' }]);
      const body = { name, confirmation: name };
      expect((await owner(API.forgetPerson, { body })).data.mails).toBe(1);
      for (const table of ['told_delivery', 'mail', 'rota_person', 'told_press'] as const)
        expect(
          JSON.stringify(await app.db.read.selectFrom(table).selectAll().execute()),
        ).not.toContain('sam');
      expect((await status(key)).data.answers).toMatchObject([{ name: 'Someone', press: 'have' }]);
    },
  );

  // PRIVACY-10, PRIVACY-11
  test.each(['sam', 'sam@ashdown.example'])(
    'forgetPerson, aboutPerson: so are their presses on their phone, under %s',
    async (name) => {
      const { app, owner, add, attend, pass, press, status } = await openLadder(open);
      const { phone } = await openPushService();
      await add('duty', DUTY);
      await putOnDuty(app.db.write, app.clock.now, 'sam@ashdown.example');
      const { link } = (await owner(API.makeWakeLink, { params: { id: 'sam' } })).data;
      const woken = await app.call(API.wakeByLink, { body: { link, push: phone('sam') } });
      const { key } = await attend();
      await pass(6_000);
      const opened = await app.call(API.openWokenPhone, { body: { key: woken.data.key } });
      await press(opened.data.escalations[0]?.link, 'have');
      const { rows } = (await owner(API.aboutPerson, { body: { name } })).data;
      expect(rows.told_press).toMatchObject([{ press: 'have' }]);
      expect(rows.told_delivery).toHaveLength(2);
      const body = { name, confirmation: name };
      expect((await owner(API.forgetPerson, { body })).status).toBe(200);
      for (const table of ['told_delivery', 'told_press', 'woken_phone'] as const) {
        const left = await app.db.read.selectFrom(table).selectAll().execute();
        expect(JSON.stringify(left)).not.toMatch(/sam|push/);
      }
      expect((await status(key)).data.answers).toMatchObject([{ name: 'Someone', press: 'have' }]);
    },
  );

  // PRIVACY-11, ROTA-3
  test('forgetPerson: no open page brings them back, and others who shared the duty return with the next reading', async () => {
    const { app, owner } = await openLadder(open);
    const { write } = app.db;
    await putOnDuty(write, app.clock.now, 'sam@ashdown.example');
    await write.updateTable('rota_span').set({ name: 'Jo & sam' }).execute();
    await write.updateTable('rota_calendar').set({ etag: '"a"' }).execute();
    const { people, version } = (await owner(API.getRota)).data;
    await owner(API.forgetPerson, { body: { name: 'sam', confirmation: 'sam' } });
    const body = { people, version, isForAll: false, tellsAtStart: false };
    expect((await owner(API.setRotaPeople, { body })).code).toBe('VERSION_CONFLICT');
    const calendars = await app.db.read.selectFrom('rota_calendar').select('etag').execute();
    expect(calendars).toEqual([{ etag: null }]);
  });
});
