import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { asSpan } from './spans.ts';

/** A job of this process: how often it runs in ms, and its last run. */
export type Job = { every: number; endedAt?: Date; tookMs?: number; isFailed?: boolean };

/** The jobs of this process by name. */
export type Jobs = Map<string, Job>;

/** Runs `sweep` every `every` milliseconds while the app runs. A failure is logged, and the next run tries again. */
export function sweepRegularly(
  app: FastifyInstance,
  { log, jobs, now, tracing }: Pick<Deps, 'log' | 'jobs' | 'now' | 'tracing'>,
  { name, every, sweep }: { name: string; every: number; sweep: () => Promise<void> },
): void {
  const job: Job = { every };
  jobs.set(name, job);
  const run = async () => {
    const began = performance.now();
    const span = tracing?.begin({ name: `job ${name}`, kind: 'internal' });
    job.isFailed = await asSpan(span, sweep).then(
      () => false,
      (error: unknown) => {
        log.error(error);
        return true;
      },
    );
    job.endedAt = now();
    job.tookMs = Math.round(performance.now() - began);
  };
  let sweeping: Promise<void> | undefined;
  const timer = setInterval(() => {
    sweeping = run();
  }, every);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await sweeping;
  });
}
