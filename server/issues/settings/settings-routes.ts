import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import type { Settings, WaitingCalls } from '#core/campus/campus-schema.ts';
import { EMERGENCY } from '#core/campus/campus.ts';
import { ALONE_MEMBERS, settingsOf, withCalls } from '#core/campus/setting-members.ts';
import { problemInReportForm } from '#core/campus/report-form.ts';
import type { Db } from '../../db/tables/database.ts';
import type { Config } from '../../base/config.ts';
import { namesOf } from '../../domain/active-admins.sql.ts';
import type { SecretDeps } from '../../domain/own-secrets.ts';
import { readAlone, readCampus, type StoredCampus } from '../../domain/campus.ts';
import type { Deps } from '../../base/deps.ts';
import { ApiError } from '../../http/api-error.ts';
import { route, type RequestContext } from '../../http/endpoint.ts';
import { assertProven } from '../../http/prove-again.ts';
import { isOwnCall, settleCalls } from './calls-approval.ts';
import { saveSettings } from './campus-saves.ts';
import { createContactUses } from './contact-uses.ts';

type Saving = Pick<RequestContext<typeof API.updateSettings>, 'data' | 'admin'>;

/** Returns the waiting change in the form in which this owner reads it. */
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

/** Serves reading and saving the settings, and the list of issues that name contacts (SETTINGS-2). */
export function settingsRoutes(app: FastifyInstance, config: Config, deps: Deps): void {
  const { timeZone } = config;
  const usesOf = createContactUses(deps.db.read);
  const answerOf = async (stored: StoredCampus, admin: string): Promise<Settings> => {
    const { campus, version } = stored;
    const ids = new Set([EMERGENCY, ...campus.contacts.map(({ id }) => id)]);
    const uses = await usesOf(ids);
    const alone = await readAlone(deps.db.read);
    const waiting = await waitingFor(deps.db.read, deps, stored, admin);
    return {
      campus,
      version,
      timeZone,
      uses: Object.fromEntries(uses),
      ...(waiting && { waiting }),
      ...settingsOf(ALONE_MEMBERS, (member) => alone[member]),
    };
  };

  route(app, API.getSettings, async ({ admin }) =>
    answerOf(await readCampus(deps.db.read), admin._id),
  );

  const save = async ({ data, admin }: Saving): Promise<Settings> => {
    const prove = (): void => assertProven(config, admin, deps.now());
    return await answerOf(await saveSettings(deps, data, { admin: admin._id, prove }), admin._id);
  };

  route(app, API.updateSettings, save);

  route(app, API.settleCalls, async ({ data, admin: { _id } }) =>
    answerOf(await settleCalls(deps, { ...data, admin: _id }), _id),
  );

  // Pages of the previous release stay open during an update and still send this request.
  route(app, API.setPublishing, save);
  route(app, API.setReportForm, async ({ data: { address: report }, admin }) => {
    if (problemInReportForm(report.trim())) throw new ApiError('INVALID_REPORT_FORM');
    return await save({ data: { report }, admin });
  });
}
