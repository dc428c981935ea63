import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';

/** Runs `sweep` every `every` milliseconds while the app runs; one that fails is logged, and the next tries again. */
export function sweepRegularly(
  app: FastifyInstance,
  { log }: Pick<Deps, 'log'>,
  { every, sweep }: { every: number; sweep: () => Promise<void> },
): void {
  let sweeping: Promise<void> | undefined;
  const timer = setInterval(() => {
    sweeping = sweep().catch((error: unknown) => log.error(error));
  }, every);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await sweeping;
  });
}
