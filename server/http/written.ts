import type { FastifyInstance } from 'fastify';
import { isHttps, type Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { LAG_LIMIT_MS } from '../db/postgres/standby.ts';

const COOKIE = 'wrote';

/**
 * Notes for the standby who wrote, before they hear of it: their next read has it (FAILOVER-10). A cookie tells the other
 * processes; a made-up one only reads the primary.
 */
export function noteWriters(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl'>,
  { db: { standby } }: Pick<Deps, 'db'>,
): void {
  if (!standby) return;
  app.addHook('onRequest', ({ admin, cookies }, _reply, done) => {
    if (admin && cookies[COOKIE] !== undefined) standby.wrote(admin._id);
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.method !== 'GET' && request.admin) {
      standby.wrote(request.admin._id);
      reply.setCookie(COOKIE, '1', {
        httpOnly: true,
        sameSite: 'lax',
        path: '/api',
        secure: isHttps(config),
        maxAge: LAG_LIMIT_MS / 1_000,
      });
    }
    done(null, payload);
  });
}
