import { expect, test } from 'vitest';
import { rotaChoices } from '../domain/rota.sql.ts';
import { DUTY, openLadder, putOnDuty } from '../test/laddered.ts';
import { addAdmin } from '../test/test-admin.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';
import { writeSpans } from './rota.sql.ts';
import { tellOfGaps } from './told-gaps.ts';
import { tellOfStarts } from './told-starts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describeOnEachDatabase('what the rota tells', (open) => {
  // ROTA-9
  test('of starts goes on once a clock that jumped ahead is set right', async () => {
    const { app } = await openLadder(open);
    const choices = await rotaChoices.read(app.db.write);
    await rotaChoices.write(app.db.write, { ...choices, tellsAtStart: true });
    await tellOfStarts(app.config, app.deps);
    app.clock.pass(3 * DAY);
    await tellOfStarts(app.config, app.deps);
    app.clock.pass(-3 * DAY);
    await tellOfStarts(app.config, app.deps);
    const begins = new Date(app.clock.now.getTime() + MINUTE);
    await putOnDuty(app.db.write, begins, 'sam@ashdown.example');
    app.clock.pass(2 * MINUTE);
    await tellOfStarts(app.config, app.deps);
    const subjects = (await app.mails()).map(({ subject }) => subject);
    expect(subjects).toEqual(['You are on duty: Duty phone']);
    // A minute back, as clocks are corrected, tells nobody twice.
    app.clock.pass(-2 * MINUTE);
    await tellOfStarts(app.config, app.deps);
    app.clock.pass(2 * MINUTE);
    await tellOfStarts(app.config, app.deps);
    expect(await app.mails()).toHaveLength(1);
  });

  // ROTA-8
  test('of the days that a calendar of nights leaves to a contact without hours comes once a week', async () => {
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
  test('of a gap before those that were told comes at once, without hours too', async () => {
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
});
