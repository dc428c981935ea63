import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneEvents, type PhoneEvent } from '../fixtures/phone-events.ts';
import { newWorld, outcome, quietPeriod, stepWorld } from '../fixtures/phone-model.ts';
import { assertPromises } from '../fixtures/phone-promises.ts';
import { runs } from '../fixtures/runs.ts';

// ESCALATE-2, WALK-20, OUTBOX-1, OUTBOX-3, OUTBOX-7, OUTBOX-8, OUTBOX-9, OUTBOX-10, OUTBOX-11
test('no record is lost or doubled, and every receipt is true, in any life of phone and server', () => {
  const promises = fc.property(phoneEvents(100), assertPromises);
  const { failed, counterexample, errorInstance } = fc.check(promises, { numRuns: runs(3_200) });
  expect({ failed, counterexample, why: String(errorInstance) }).toMatchObject({ failed: false });
});

// OUTBOX-8
test('a record that is never answered or refused holds up no other', () => {
  const world = newWorld();
  const events: PhoneEvent[] = [
    { type: 'log in', name: 'Ada' },
    ...Array.from({ length: 10 }, (_, words): PhoneEvent[] => [
      { type: 'start', issue: 0 },
      { type: 'finish', walk: 0, words, ending: 'well' },
    ]).flat(),
    { type: 'send', tab: 0, record: 0 },
    { type: 'other reply', request: 0, reply: 'our 400' },
    { type: 'deliver', request: 0, ending: 'well' },
  ];
  for (const event of events) stepWorld(world, event);
  const [mute] = outcome(world).records;
  quietPeriod(world, 10, (key) => key === mute?.key);
  const states = outcome(world).records.map(({ state }) => state);
  expect(states).toEqual(['waiting', ...Array.from({ length: 8 }, () => 'received'), 'refused']);
});

// OUTBOX-9
test('a wrong clock on the phone changes nothing', () => {
  const setClock = fc.integer({ min: -400, max: 400 });
  fc.assert(
    fc.property(phoneEvents(40), setClock, (events, days) => {
      const [plain, moved] = [newWorld(), newWorld()];
      for (const event of events) {
        stepWorld(plain, event);
        stepWorld(moved, { type: 'set phone clock', days });
        stepWorld(moved, event);
      }
      expect(outcome(moved)).toEqual(outcome(plain));
    }),
    { numRuns: runs(120) },
  );
});
