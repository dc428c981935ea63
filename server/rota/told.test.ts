import { expect, test } from 'vitest';
import { formatJson } from '../db/columns/json.ts';
import { rotaChoices } from '../domain/rota.sql.ts';
import { DUTY, openLadder, putOnDuty } from '../test/laddered.ts';
import { openPushService } from '../test/push/push-service.ts';
import { wakeOwn } from '../test/push/wake-own.ts';
import { wakePhone } from '../notifications/attempt.ts';
import { addAdmin } from '../test/test-admin.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';
import { changeCalendar, writeSpans } from './rota.sql.ts';
import { tellOfCalendars } from './told-calendars.ts';
import { tellOfGaps } from './told-gaps.ts';
import { tellOfStarts, type Wake } from './told-starts.ts';

const NONE = async () => {};
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describeOnEachDatabase('the messages of the roster', (open) => {
  // ROTA-9
  test('about starting shifts continue once a clock that jumped ahead is corrected', async () => {
    const { app } = await openLadder(open);
    const choices = await rotaChoices.read(app.db.write);
    await rotaChoices.write(app.db.write, { ...choices, tellsAtStart: true });
    await tellOfStarts(app.config, app.deps, NONE);
    app.clock.pass(3 * DAY);
    await tellOfStarts(app.config, app.deps, NONE);
    app.clock.pass(-3 * DAY);
    await tellOfStarts(app.config, app.deps, NONE);
    const begins = new Date(app.clock.now.getTime() + MINUTE);
    await putOnDuty(app.db.write, begins, 'sam@ashdown.example');
    app.clock.pass(2 * MINUTE);
    await tellOfStarts(app.config, app.deps, NONE);
    const subjects = (await app.mails()).map(({ subject }) => subject);
    expect(subjects).toEqual(['You are on duty: Duty phone']);
    // A minute back, as clocks are corrected, tells nobody twice.
    app.clock.pass(-2 * MINUTE);
    await tellOfStarts(app.config, app.deps, NONE);
    app.clock.pass(2 * MINUTE);
    await tellOfStarts(app.config, app.deps, NONE);
    expect(await app.mails()).toHaveLength(1);
  });

  // ROTA-9, WAKE-5
  test('wake the phones of the person whose shift starts, and of an account with their email', async () => {
    const { app, owner } = await openLadder(open);
    const { phone, told } = await openPushService();
    await wakeOwn(app, owner, phone('own'));
    const { email } = await app.db.read
      .selectFrom('admin')
      .select('email')
      .executeTakeFirstOrThrow();
    const choices = await rotaChoices.read(app.db.write);
    await rotaChoices.write(app.db.write, { ...choices, tellsAtStart: true });
    const wake: Wake = async (one, message) =>
      void (await wakePhone(app.config, app.deps, one, message));
    const begin = async (who: string, known = who) => {
      await tellOfStarts(app.config, app.deps, wake);
      await putOnDuty(app.db.write, new Date(app.clock.now.getTime() + MINUTE), who);
      await app.db.write.updateTable('rota_person').set({ email: known }).execute();
      app.clock.pass(2 * MINUTE);
      await tellOfStarts(app.config, app.deps, wake);
      await tellOfStarts(app.config, app.deps, wake);
      return told();
    };
    const woken = { to: 'own', says: { kind: 'duty' } };
    expect(await begin(email)).toEqual([woken]);
    expect(await begin('sam@ashdown.example')).toEqual([woken]);
    const ofPerson = { admin_id: null, person_id: 'kim' };
    await app.db.write.updateTable('woken_phone').set(ofPerson).execute();
    expect(await begin('kim@ashdown.example', '')).toEqual([woken, woken]);
    const begun = (await app.mails()).filter(({ subject }) =>
      subject.startsWith('You are on duty'),
    );
    expect(begun.map(({ recipient }) => recipient)).toEqual([email, 'sam@ashdown.example']);
  });

  // ROTA-8
  test('about days that a calendar of nights leaves to a contact without hours are sent once a week', async () => {
    const { app } = await openLadder(open);
    await addAdmin(app, { email: 'dean@ashdown.example' });
    await putOnDuty(app.db.write, app.clock.now, 'sam@ashdown.example');
    const begins = app.clock.now.getTime();
    const nights = Array.from({ length: 30 }, (_, night) => {
      const from = begins + night * DAY;
      return [
        new Date(from).toISOString(),
        new Date(from + 12 * HOUR).toISOString(),
        'sam',
      ] as const;
    });
    await writeSpans(app.db.write, DUTY, nights);
    const counts: number[] = [];
    for (let day = 0; day < 14; day += 1) {
      await tellOfGaps(app.config, app.deps);
      counts.push((await app.mails()).length);
      app.clock.pass(DAY);
    }
    expect(counts).toEqual([...Array(7).fill(1), ...Array(7).fill(2)]);
  });

  // ROTA-8
  test('about a gap earlier than the reported ones are sent at once, even without hours', async () => {
    const { app } = await openLadder(open);
    await addAdmin(app, { email: 'dean@ashdown.example' });
    await putOnDuty(app.db.write, app.clock.now, 'sam@ashdown.example');
    const begins = app.clock.now.getTime();
    const instant = (day: number) => new Date(begins + day * DAY).toISOString();
    const counts: number[] = [];
    for (const gaps of [[4], [1, 4], [1, 4, 6]]) {
      const days = Array.from({ length: 30 }, (_, day) => day).filter((day) => !gaps.includes(day));
      const spans = days.map((day) => [instant(day), instant(day + 1), 'sam'] as const);
      await writeSpans(app.db.write, DUTY, spans);
      await tellOfGaps(app.config, app.deps);
      counts.push((await app.mails()).length);
    }
    expect(counts).toEqual([1, 2, 2]);
  });

  // ROTA-6, ROTA-7
  test('about a calendar that waits for an owner or is unreadable for a day are sent once', async () => {
    const { app } = await openLadder(open);
    await addAdmin(app, { email: 'dean@ashdown.example' });
    const { write } = app.db;
    await putOnDuty(write, app.clock.now, 'sam@ashdown.example');
    const after = async (columns: Parameters<typeof changeCalendar>[2]) => {
      await changeCalendar(write, DUTY, columns);
      await Promise.all([1, 2].map(async () => await tellOfCalendars(app.config, app.deps)));
      app.clock.pass(13 * HOUR);
      return (await app.mails()).length;
    };
    expect(await after({ source: 'feed' })).toBe(0);
    expect(await after({ waiting: formatJson([]) })).toBe(1);
    expect(await after({ source: 'feed' })).toBe(1);
    expect(await after({ waiting: null })).toBe(1);
    expect(await after({ failed_since: app.clock.now.toISOString() })).toBe(1);
    expect(await after({ source: 'feed' })).toBe(1);
    expect(await after({ source: 'feed' })).toBe(2);
    expect(await after({ failed_since: null })).toBe(2);
    expect(await after({ waiting: formatJson([]) })).toBe(3);
    expect((await app.mails())[0]).toMatchObject({
      recipient: 'dean@ashdown.example',
      subject: 'Duty calendar problem: Duty phone',
    });
    expect((await app.mails())[1]?.body).toContain('Duty phone: it could not be read for a day.');
  });
});
