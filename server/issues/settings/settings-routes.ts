import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import type { Settings, WaitingCalls } from '#core/campus/campus-schema.ts';
import { EMERGENCY, withCalls } from '#core/campus/campus.ts';
import { problemInReportForm } from '#core/campus/report-form.ts';
import type { Db } from '../../db/tables/database.ts';
import type { Config } from '../../base/config.ts';
import { audited, noteAct } from '../../domain/audit.sql.ts';
import { hasOthers, namesOf } from '../../domain/active-admins.sql.ts';
import type { SecretDeps } from '../../domain/own-secrets.ts';
import { readPublishing, writePublishing } from '../../domain/reviews.sql.ts';
import { readCampus, type StoredCampus } from '../../domain/campus.ts';
import { readReportForm, writeReportForm } from '../../domain/report-form.ts';
import type { Deps } from '../../base/deps.ts';
import { ApiError } from '../../http/api-error.ts';
import { route } from '../../http/endpoint.ts';
import { assertProven } from '../../http/prove-again.ts';
import { isOwnCall, settleCalls } from './calls-approval.ts';
import { saveCampus } from './campus-saves.ts';
import { createContactUses } from './contact-uses.ts';
import { bumpLibraryVersion } from '../rows/issues.sql.ts';

/** Returns the waiting change as one of the owners reads it. */
async function waitingFor(
  db: Db,
  deps: SecretDeps,
  { campus, waiting }: StoredCampus,
  admin: string,
): Promise<WaitingCalls | undefined> {
  if (!waiting) return undefined;
  const { by, at, replace } = waiting;
  return {
    campus: withCalls(campus, waiting.campus),
    replace: { ...replace },
    by: (await namesOf(db, [by])).get(by) ?? null,
    at,
    isOwn: await isOwnCall(db, deps, waiting, admin),
  };
}

/**
 * Serves the settings of the campus and the texts of issues that name its contacts (SETTINGS-2), whether publishing
 * needs a second person (REVIEW-1), and the report form (REPORT-1).
 */
export function settingsRoutes(app: FastifyInstance, config: Config, deps: Deps): void {
  const { timeZone } = config;
  const usesOf = createContactUses(deps.db.read);
  const settingsOf = async (stored: StoredCampus, admin: string): Promise<Settings> => {
    const { campus, version } = stored;
    const ids = new Set([EMERGENCY, ...campus.contacts.map(({ id }) => id)]);
    const uses = await usesOf(ids);
    const { secondPerson } = await readPublishing(deps.db.read);
    const { address: report } = await readReportForm(deps.db.read);
    const waiting = await waitingFor(deps.db.read, deps, stored, admin);
    return {
      campus,
      version,
      timeZone,
      uses: Object.fromEntries(uses),
      ...(secondPerson && { secondPerson }),
      ...(waiting && { waiting }),
      report,
    };
  };
  const settingsNow = async (admin: string): Promise<Settings> =>
    await settingsOf(await readCampus(deps.db.read), admin);

  route(app, API.getSettings, async ({ admin }) => await settingsNow(admin._id));

  route(app, API.updateSettings, async ({ data, admin }) =>
    settingsOf(
      await saveCampus(deps, {
        ...data,
        admin: admin._id,
        prove: () => assertProven(config, admin, deps.now()),
      }),
      admin._id,
    ),
  );

  route(app, API.settleCalls, async ({ data, admin: { _id } }) =>
    settingsOf(await settleCalls(deps, { ...data, admin: _id }), _id),
  );

  route(app, API.setPublishing, async ({ data: { secondPerson }, admin: { _id: who } }) => {
    await audited(deps, async (tx) => {
      if ((await readPublishing(tx)).secondPerson === secondPerson) return;
      if (secondPerson && !(await hasOthers(tx, who))) {
        throw new ApiError('SECOND_PERSON_NEEDED', {
          detail: 'You are alone here: invite an owner or author first.',
        });
      }
      await writePublishing(tx, { secondPerson });
      const about = [`It needs ${secondPerson ? 'one' : 'none'} now.`];
      noteAct(tx, { who, what: 'settings.secondPerson', subject: null, about });
    });
    return await settingsNow(who);
  });

  route(app, API.setReportForm, async ({ data, admin: { _id: who } }) => {
    const address = data.address.trim();
    if (problemInReportForm(address)) throw new ApiError('INVALID_REPORT_FORM');
    await audited(deps, async (tx) => {
      const { address: before } = await readReportForm(tx);
      if (before === address) return;
      await writeReportForm(tx, { address });
      const about = [`Address: ${before || 'none'}, now ${address || 'none'}`];
      noteAct(tx, { who, what: 'settings.report', subject: null, about });
      // It travels with the library (REPORT-3).
      await bumpLibraryVersion(tx, deps.newId());
    });
    return await settingsNow(who);
  });
}
