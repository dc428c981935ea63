import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#core/fixtures/runs.ts';
import { bodiesOf, modelOf, type PhoneStatement } from '#core/fixtures/taken-back-model.ts';
import { counted, openPhone, types } from '../test/receiver.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';

const nextAt = (number: number): PhoneStatement => (number % 2 === 0 ? 'escalate' : 'undo');

describeOnEachDatabase('a canceled escalation', (open) => {
  // NOTIFICATIONS-20, NOTIFICATIONS-23, NOTIFICATIONS-21, RECORD-25, RECORD-27, OUTBOX-2, OUTBOX-35
  test('is reported and counted correctly even if messages are lost, repeated or late', async () => {
    const { app, receiver, say, sender, heard } = await openPhone(open);
    const act = fc.record({
      said: fc.constantFrom<PhoneStatement | 'next'>(
        'next',
        'next',
        'next',
        'escalate',
        'undo',
        'resolve',
      ),
      comes: fc.constantFrom('now', 'now', 'late', 'never'),
      isLooked: fc.boolean(),
      isDown: fc.boolean(),
      again: fc.nat({ max: 3 }),
    });
    const walk = fc.record({
      acts: fc.array(act, { minLength: 2, maxLength: 9 }),
      hasFaults: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(walk, async ({ acts, hasFaults }) => {
        receiver.received.length = 0;
        const before = await counted(app);
        const key = randomUUID();
        const saids = acts.map(({ said }, number) => (said === 'next' ? nextAt(number) : said));
        const bodies = bodiesOf(saids);
        const model = modelOf(saids);
        const arrives = async (number: number) => {
          await say(key, saids[number] ?? 'undo', number, bodies[number]);
          model.arrives(number);
        };
        for (const [number, { comes, isLooked, isDown, again }] of acts.entries()) {
          // A phone only sends its newest version: one that did not arrive then may arrive once a newer one did.
          const late = acts[number - 1];
          const isLate = late?.comes === 'late';
          if (comes === 'now') await arrives(number);
          if (isLate) await arrives(number - 1);
          const earlier = acts[number - again];
          if (earlier?.comes === 'now') await arrives(number - again);
          if (!isLooked) continue;
          receiver.answer = hasFaults && isDown ? 503 : 204;
          await sender.sendDue();
          model.looks();
        }
        receiver.answer = 204;
        app.clock.pass(3_600_000);
        await sender.sendDue();
        model.looks();
        // A try that fails is made again, or never; the last word is true in any case.
        expect(heard().at(-1)?.type).toBe(model.told.at(-1));
        if (!hasFaults) {
          expect(types(heard())).toEqual(model.told);
          expect(new Set(heard().map(({ id }) => id)).size).toBe(model.told.length);
        }
        expect((await counted(app)) - before).toBe(model.counts());
      }),
      { numRuns: runs(24) },
    );
  });
});
