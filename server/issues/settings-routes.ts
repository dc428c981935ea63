import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import type { Settings } from '#core/campus/campus-schema.ts';
import { EMERGENCY } from '#core/campus/campus.ts';
import { problemInReportForm } from '#core/campus/report-form.ts';
import type { Config } from '../base/config.ts';
import { audited, noteAct } from '../nouns/audit.ts';
import { readPublishing, writePublishing } from '../nouns/authors/reviews.ts';
import { readCampus, type StoredCampus } from '../nouns/campus.ts';
import { readReportForm, writeReportForm } from '../nouns/report-form.ts';
import type { Deps } from '../base/deps.ts';
import { ApiError } from '../http/api-error.ts';
import { route } from '../http/endpoint.ts';
import { assertProven } from '../http/prove-again.ts';
import { saveCampus } from './campus-saves.ts';
import { createContactUses } from './contact-uses.ts';
import { bumpLibraryVersion } from './store.ts';

/** What the campus set, and the texts of issues that name its contacts (SETTINGS-2), whether publishing needs a second person (REVIEW-1), and its report form (REPORT-1). */
export function settingsRoutes(app: FastifyInstance, config: Config, deps: Deps): void {
  const { timeZone } = config;
  const usesOf = createContactUses(deps.db.read);
  const settingsOf = async ({ campus, version }: StoredCampus): Promise<Settings> => {
    const ids = new Set([EMERGENCY, ...campus.contacts.map(({ id }) => id)]);
    const uses = await usesOf(ids);
    const { secondPerson } = await readPublishing(deps.db.read);
    const { address: report } = await readReportForm(deps.db.read);
    return {
      campus,
      version,
      timeZone,
      uses: Object.fromEntries(uses),
      ...(secondPerson && { secondPerson }),
      report,
    };
  };

  route(app, API.getSettings, async () => await settingsOf(await readCampus(deps.db.read)));

  route(app, API.updateSettings, async ({ data, admin }) =>
    settingsOf(
      await saveCampus(deps, {
        ...data,
        admin: admin._id,
        prove: () => assertProven(config, admin, deps.now()),
      }),
    ),
  );

  route(app, API.setPublishing, async ({ data: { secondPerson }, admin: { _id: who } }) => {
    await audited(deps, async (tx) => {
      if ((await readPublishing(tx)).secondPerson === secondPerson) return;
      await writePublishing(tx, { secondPerson });
      const about = [`It needs ${secondPerson ? 'one' : 'none'} now.`];
      noteAct(tx, { who, what: 'settings.secondPerson', subject: null, about });
    });
    return await settingsOf(await readCampus(deps.db.read));
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
    return await settingsOf(await readCampus(deps.db.read));
  });
}
