import fc from 'fast-check';
import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { runs } from '#core/fixtures/runs.ts';
import { canPress, type Press } from '#core/notifications/answers.ts';
import { uuidBytes } from '../../db/columns/uuid.ts';
import { writeSpans } from '../../rota/rota.sql.ts';
import { DUTY, openLadder, putOnDuty } from '../../test/laddered.ts';
import { describeOnEachDatabase } from '../../test/test-app.ts';

const MINUTE = 60_000;
const ROUNDS = 2;
/** The names in each step, and its minutes after the one before; 'sam' is on duty, at times. */
const STEPS = [
  { wait: 0, names: ['one'] },
  { wait: 5, names: ['two', 'sam'] },
  { wait: 10, names: ['three'] },
];

const MAIL = { kind: 'mail', categories: [], escalations: true, summary: 'none' } as const;

/** Makes what happens to an escalation that is told. */
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ pass: fc.integer({ min: 0, max: 12 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      name: fc.constantFrom('one', 'two', 'three', 'sam'),
      press: fc.constantFrom<Press>('have', 'cannot', 'handBack', 'done', 'notReal', 'real'),
    }),
  },
  fc.record({ removed: fc.constantFrom('two', 'three') }),
  fc.record({ isOnDuty: fc.boolean() }),
  { weight: 1, arbitrary: fc.constant({ isResolved: true }) },
);

/** The steps of an escalation by their rules, minute by minute. */
class Model {
  readonly told: string[] = [];
  readonly heard = new Set<string>();
  isOver = false;
  /** True once nobody has it after all rounds: the steps are over. */
  isUnanswered = false;
  #place = { step: 0, round: 1 };
  #due = 0;
  readonly #presses = new Map<string, Press>();

  isTaken = (): boolean => [...this.#presses.values()].includes('have');
  #isDone = (): boolean =>
    [...this.#presses.values()].some((press) => press === 'done' || press === 'notReal');

  /** Tells whether that is accepted: from people who were told, by the order of presses. */
  press(name: string, press: Press, now: number): boolean {
    const last = this.#presses.get(name);
    if (this.isOver || last === press || !canPress(last, press)) return false;
    this.#presses.set(name, press);
    const goesOn = press === 'cannot' || press === 'handBack' || press === 'real';
    if (goesOn && !this.isTaken() && !this.#isDone()) this.#due = now;
    return true;
  }

  /** Takes the steps that are due. */
  look(now: number, isThere: (name: string) => boolean): void {
    while (
      !this.isOver &&
      !this.isUnanswered &&
      !this.isTaken() &&
      !this.#isDone() &&
      this.#due <= now
    ) {
      const { step, round } = this.#place;
      const found = STEPS[step];
      if (!found && round === ROUNDS) {
        this.isUnanswered = true;
        return;
      }
      if (!found) this.#place = { step: 0, round: round + 1 };
      else {
        const names = found.names.filter(isThere);
        for (const name of names.toSorted()) {
          this.told.push(`${round} ${step + 1} ${name}`);
          this.heard.add(name);
        }
        const next = STEPS[step + 1];
        if (!next) this.#due = now + found.wait;
        else this.#due = names.length === 0 ? now : now + next.wait;
        this.#place = { step: step + 1, round };
      }
    }
    // After somebody had it no step waits for its time.
    if (this.isTaken() || this.#isDone()) this.#due = now;
  }
}

describeOnEachDatabase('an escalation with several steps', (open) => {
  // LADDER-3, LADDER-4, LADDER-5, LADDER-6, LADDER-7
  test('notifies exactly the right people in turn, for any presses, corrections and removals meanwhile', async () => {
    const opened = await openLadder(open);
    const { app, add, attend, pass, press, deliveries, linkOf, ids, setLadders } = opened;
    const duty = await add('duty', DUTY);
    const { db, clock } = app;
    /** Lists whom the end of an escalation was told. */
    const toldOfEnd = async (key: string) => {
      const rows = await db.read
        .selectFrom('told_delivery')
        .select('address')
        .where('event_key', '=', new Uint8Array([...uuidBytes(key), 0xfe]))
        .execute();
      return rows.map(({ address }) => address.split('@')[0] ?? '');
    };
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 12 }), async (acts) => {
        // Nobody stays signed in for all nights.
        for (const table of ['session', 'admin'] as const)
          await db.write.deleteFrom(table).execute();
        const owner = await app.signedIn();
        const there = new Set(['one', 'two', 'three']);
        for (const name of there) {
          const body = { ...MAIL, address: `${name}@ashdown.example` };
          ids[name] ??= (await owner(API.addNotificationTarget, { body })).data.target._id;
        }
        const steps = STEPS.map(({ wait, names }) => ({
          wait,
          targets: names.map((name) => ids[name] ?? duty._id),
        }));
        await setLadders([{ areas: [], categories: [], rounds: ROUNDS, steps }], owner);
        await writeSpans(db.write, DUTY, []);
        const model = new Model();
        let minute = 0;
        const { key } = await attend();
        const look = async () => {
          await app.deps.mail.sendDue();
          model.look(minute, (name) => there.has(name));
        };
        await pass(5_000);
        await look();
        for (const one of acts) {
          if ('pass' in one)
            for (let n = 0; n < one.pass; n += 1) {
              await pass(MINUTE);
              minute += 1;
              await look();
            }
          if ('press' in one && model.heard.has(one.name)) {
            const { status } = await press(await linkOf(key, one.name), one.press);
            const isKnown = one.name === 'sam' || there.has(one.name);
            if (isKnown && model.press(one.name, one.press, minute)) expect(status).toBe(200);
            await pass(0);
            await look();
          }
          if ('removed' in one && there.delete(one.removed)) {
            const params = { id: ids[one.removed] ?? '' };
            expect((await owner(API.removeNotificationTarget, { params })).status).toBe(200);
            delete ids[one.removed];
          }
          if ('isOnDuty' in one) {
            if (one.isOnDuty) await putOnDuty(db.write, clock.now, 'sam@ashdown.example');
            else await writeSpans(db.write, DUTY, []);
            if (one.isOnDuty) there.add('sam');
            else there.delete('sam');
          }
          if ('isResolved' in one) break;
        }
        await attend({ issueStatus: 'Resolved', correction: 1 }, key);
        model.isOver = true;
        await pass(30 * MINUTE);
        const told = (await deliveries(key)).map(
          ({ round, step, address }) => `${round} ${step} ${address.split('@')[0]}`,
        );
        expect(told).toEqual(model.told);
        const reached = [...model.heard].filter((name) => name === 'sam' || there.has(name));
        expect(new Set(await toldOfEnd(key))).toEqual(new Set(reached));
        expect(await toldOfEnd(key)).toHaveLength(reached.length);
      }),
      { numRuns: runs(10) },
    );
  });
});
