import type { FastifyInstance } from 'fastify';
import type { Deps } from '../base/deps.ts';

/** Notes for the standby who wrote, before they hear of it: what they read next has it (FAILOVER-10). */
export function noteWriters(app: FastifyInstance, { db: { standby } }: Pick<Deps, 'db'>): void {
  if (!standby) return;
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (request.method !== 'GET' && request.admin) standby.wrote(request.admin._id);
    done(null, payload);
  });
}
