import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench, Measurement } from './measurement.ts';
import { openTraffic } from './traffic.ts';

const LOAD_MS = 4_000;
const CONNECTIONS = 32;
const IDLE_MS = 3_000;

function atMost(what: string, memory: number, most: number): Measurement {
  return {
    what,
    ours: `${memory.toFixed(0)} MB`,
    goal: `<= ${most} MB`,
    holds: memory <= most,
  };
}

/** Measures the server's memory before the first request and after each kind of load. */
export const bench: Bench = async () => {
  const traffic = await openTraffic();
  for (const request of traffic.requests) await traffic.compare(request, CONNECTIONS, LOAD_MS);
  await sleep(IDLE_MS);
  const afterLoad = traffic.ours.memory();
  await traffic.close();
  return [
    atMost('the server at rest', traffic.atRest, 120),
    atMost('after 12 s of load by 32 phones', afterLoad, 180),
  ];
};
