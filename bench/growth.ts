import { median, ratioOf, type Bench, type Measurement } from './measurement.ts';
import { openTraffic, type Compared } from './traffic.ts';

const CONNECTIONS = [1, 8, 64, 512];
const ROUNDS = 5;
const ROUND_MS = 700;
const MAX_MEMORY = 180;

/** A cliff: more connections leave less than this share of the ratio that eight reach. */
const CLIFF = 0.5;

/** Measures whether more connections make the server slower than they make a bare one, and how its memory grows. */
export const bench: Bench = async () => {
  const traffic = await openTraffic();
  const measurements: Measurement[] = [];
  for (const request of traffic.requests.filter(({ name }) => name !== 'list')) {
    await traffic.compare(request, 8, 2 * ROUND_MS);
    let least = 0;
    for (const connections of CONNECTIONS) {
      const rounds: Compared[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds.push(await traffic.compare(request, connections, ROUND_MS));
      }
      const ratio = ratioOf(
        rounds.map(({ ours, bare }) => ({ ours: ours.perSecond, limit: bare.perSecond })),
      );
      if (connections === 8) least = CLIFF * ratio.median;
      const perSecond = median(rounds.map(({ ours }) => ours.perSecond)).toFixed(0);
      const p99 = median(rounds.map(({ ours }) => ours.p99)).toFixed(1);
      measurements.push({
        what: `${request.name}, ${connections} connections`,
        ours: `${perSecond}/s, p99 ${p99} ms`,
        limit: `${median(rounds.map(({ bare }) => bare.perSecond)).toFixed(0)}/s`,
        ratio,
        goal: connections > 8 ? `>= ${least.toFixed(2)}: no cliff` : 'shown for comparison',
        ...(connections > 8 && { holds: ratio.median >= least }),
      });
    }
  }
  const memory = traffic.ours.memory();
  await traffic.close();
  const afterwards: Measurement = {
    what: 'memory after all of these',
    ours: `${memory.toFixed(0)} MB`,
    goal: `<= ${MAX_MEMORY} MB`,
    holds: memory <= MAX_MEMORY,
  };
  return [...measurements, afterwards];
};
