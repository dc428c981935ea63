import { setTimeout as pause } from 'node:timers/promises';
import { API } from '#core/api/api.ts';
import type { Caller } from './authors.ts';
import type { Chance } from './chance.ts';
import type { Counter } from './tally.ts';

const DAYS = { startDate: '2026-01-01', endDate: '2036-12-31', page: '1' };

/** Plays somebody who looks at the figures and at the newest record again and again. */
export function startReader(
  ports: readonly number[],
  call: Caller,
  { chance, counter }: { chance: Chance; counter: Counter },
) {
  let isOver = false;
  const read = async (isDone: () => boolean) => {
    for (let asked = 0; !isDone(); asked += 1) {
      const port = ports[asked % ports.length] ?? 0;
      const figures = await call(port, API.analytics, { query: DAYS });
      counter.note(figures.status, false);
      const id = figures.data?.analysis[0]?._id;
      if (id !== undefined) {
        const record = await call(port, API.getRecord, { params: { id } });
        counter.note(record.status, false);
      }
      await pause(500 + chance.upTo(1_000));
    }
  };
  const reading = read(() => isOver);
  return {
    end: async () => {
      isOver = true;
      await reading;
    },
  };
}
