import type { FastifyInstance } from 'fastify';
import type * as PromClient from 'prom-client';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { VERSION } from '../base/version.ts';
import { readOperations } from './operations.ts';

type Prom = typeof PromClient;
type Registry = PromClient.Registry;

/** The limits, in seconds, of the histogram of requests. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts the requests that were served. A path without a route gets no series of its own, since anybody can make up paths. */
function countRequests(app: FastifyInstance, { Counter, Histogram }: Prom, registry: Registry) {
  const seconds = new Histogram({
    name: 'reslife_request_seconds',
    help: 'How long requests took, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const replies = new Counter({
    name: 'reslife_outbox_replies_total',
    help: 'Answers to phones that sent stored records, by call and status',
    labelNames: ['call', 'status'],
    registers: [registry],
  });
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const { url: route = 'none', config } = routeOptions;
    const status = String(reply.statusCode);
    seconds.observe({ method, route, status }, reply.elapsedTime / 1_000);
    const { endpoint } = config;
    if (endpoint?.keyed && endpoint.access === 'open') replies.inc({ call: route, status });
    done();
  });
}

/** Shows the same facts as the operators' page, read when somebody asks for them. */
function showOperations(config: Config, deps: Deps, { Gauge }: Prom, registry: Registry) {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `reslife_${name}`, help, labelNames, registers: [registry] });
  const waiting = gauge('waiting', 'Messages waiting to be sent', ['queue']);
  const oldest = gauge('oldest_waiting_seconds', 'How long the oldest of them has waited', [
    'queue',
  ]);
  const givenUp = gauge('given_up', 'Messages given up that are still listed', ['queue']);
  const bytes = gauge('database_bytes', 'The size of the database');
  const free = gauge('disk_free_bytes', 'Free space on the disk with DATA_DIR');
  const connections = gauge('database_connections', 'Connections to PostgreSQL', ['state']);
  const ended = gauge('job_ended_timestamp_seconds', 'When a job last ended', ['job']);
  const failed = gauge('job_failed', '1 if the last run of a job failed', ['job']);
  gauge('build_info', 'The release', ['version', 'database']).set(
    { version: VERSION, database: deps.db.dialect },
    1,
  );
  const up = gauge('database_up', '1 if the database answers');
  return async () => {
    const state = await readOperations(config, deps).catch(() => undefined);
    up.set(state ? 1 : 0);
    // A value that is not known now must not show the value before.
    for (const one of [waiting, oldest, givenUp, bytes, free]) one.reset();
    if (!state) return;
    for (const queue of ['mail', 'notifications'] as const) {
      const { waiting: count, oldest: since, givenUp: lost } = state[queue];
      const age = since === null ? 0 : (Date.parse(state.at) - Date.parse(since)) / 1_000;
      waiting.set({ queue }, count);
      oldest.set({ queue }, age);
      givenUp.set({ queue }, lost);
    }
    bytes.set(state.database.bytes);
    if (state.disk) free.set(state.disk.free);
    for (const [name, count] of Object.entries(state.database.connections ?? {}))
      connections.set({ state: name }, count);
    for (const { name: job, endedAt, isFailed } of state.jobs) {
      if (endedAt !== null) ended.set({ job }, Date.parse(endedAt) / 1_000);
      failed.set({ job }, isFailed ? 1 : 0);
    }
  };
}

/** The metrics of this process for Prometheus (OPERATIONS-2), as text and its type. */
export type Metrics = { type: string; text: () => Promise<string> };

/** Begins to measure. It must be called before the app is ready. */
export async function measure(app: FastifyInstance, config: Config, deps: Deps): Promise<Metrics> {
  // The package is loaded only if metrics are used.
  const prom = await import('prom-client');
  const registry = new prom.Registry();
  prom.collectDefaultMetrics({ register: registry });
  countRequests(app, prom, registry);
  const refresh = showOperations(config, deps, prom, registry);
  const text = async () => {
    await refresh();
    return await registry.metrics();
  };
  return { type: registry.contentType, text };
}
