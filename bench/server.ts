import { median, ratioOf, type Bench, type Measurement } from './measurement.ts';
import { openTraffic, type Compared } from './traffic.ts';

const ROUNDS = 9;
const CONNECTIONS = 32;
const ROUND_MS = 1_000;

const GOALS = {
  guide: { what: 'a guide', ratio: 0.45, p99: 25 },
  list: { what: 'the list of 25 guides', ratio: 0.6, p99: 15 },
  attend: { what: 'a durable attendance', ratio: 0.5, p99: 50 },
};

/**
 * Measures how many requests 32 phones get answered, as a share of a bare server's that answers and stores the same;
 * the request log is on.
 */
export const bench: Bench = async () => {
  const traffic = await openTraffic();
  for (const request of traffic.requests) await traffic.compare(request, CONNECTIONS, ROUND_MS);
  const measurements: Measurement[] = [];
  for (const request of traffic.requests) {
    const rounds: Compared[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(await traffic.compare(request, CONNECTIONS, ROUND_MS));
    }
    const goal = GOALS[request.name];
    const perSecond = (side: 'ours' | 'bare') =>
      `${Math.round(median(rounds.map((round) => round[side].perSecond)))}/s`;
    const ratio = ratioOf(
      rounds.map(({ ours, bare }) => ({ ours: ours.perSecond, limit: bare.perSecond })),
    );
    const p99 = median(rounds.map(({ ours }) => ours.p99));
    measurements.push(
      {
        what: goal.what,
        ours: perSecond('ours'),
        limit: perSecond('bare'),
        ratio,
        goal: `>= ${goal.ratio} of bare`,
        holds: ratio.median >= goal.ratio,
      },
      {
        what: `${goal.what}, 99 of 100 within`,
        ours: `${p99.toFixed(1)} ms`,
        limit: `${median(rounds.map(({ bare }) => bare.p99)).toFixed(1)} ms`,
        goal: `<= ${goal.p99} ms`,
        holds: p99 <= goal.p99,
      },
    );
  }
  await traffic.close();
  return measurements;
};
