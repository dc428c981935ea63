import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { route } from '../http/endpoint.ts';
import { storedSetup } from '../domain/setup.ts';
import { proveMail, sendCode } from './mail-proof.ts';
import { readSetup, type LastBackup } from './state.ts';

/** Serves the list of things to set up before a campus's first real call (SETUP-1). */
export function setupRoutes(
  app: FastifyInstance,
  config: Config,
  deps: Deps,
  lastBackup: LastBackup,
): void {
  const stateFor = async ({ email }: { email: string }) =>
    await readSetup(config, { ...deps, lastBackup }, email);

  route(app, API.getSetup, async ({ admin }) => await stateFor(admin));
  route(app, API.sendSetupCode, async ({ admin }) => {
    await sendCode(config, deps, admin);
    return await stateFor(admin);
  });
  route(app, API.proveMail, async ({ data, admin }) => {
    await proveMail(config, deps, { who: admin._id, typed: data.code });
    return await stateFor(admin);
  });
  route(app, API.noteCodesPrinted, async ({ admin: { _id: who } }) => {
    if ((await storedSetup.read(deps.db.read)).codes !== null) return undefined;
    const at = deps.now().toISOString();
    await deps.db.write
      .transaction()
      .execute(
        async (tx) => await storedSetup.change(tx, (setup) => ({ ...setup, codes: { at, who } })),
      );
    return undefined;
  });
}
